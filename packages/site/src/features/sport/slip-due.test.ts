import { fakeClock } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { createSlipDue } from './slip-due.ts';

function createList() {
  const listeners = new Set<() => void>();
  let status = 'loading';
  return {
    overview: () => ({ status }),
    onOverview(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    becomes(next: string) {
      status = next;
      for (const listener of listeners) listener();
    },
    listeners: () => listeners.size,
  };
}

function createDue() {
  const clock = fakeClock();
  const due = createSlipDue(clock);
  let is = false;
  void due.wait().then(() => (is = true));
  /** After the handlers of the promise have run. */
  const isDue = async () => {
    await Promise.resolve();
    return is;
  };
  return { clock, due, isDue };
}

test.each(['ready', 'failed', 'stale'])(
  'an empty slip is due once a list is %s and painted',
  async (status) => {
    const { clock, due, isDue } = createDue();
    const list = createList();
    due.after(list);
    list.becomes('loading');
    expect([await isDue(), list.listeners()]).toEqual([false, 1]);
    list.becomes(status);
    clock.paint();
    expect([await isDue(), list.listeners()]).toEqual([false, 0]);
    clock.paint();
    expect(await isDue()).toBe(true);
  },
);

test('a pick makes it due at once, and it waits for a list that does not answer for four seconds', async () => {
  const picked = createDue();
  picked.due.after(createList());
  picked.due.now();
  expect(await picked.isDue()).toBe(true);

  const { clock, due, isDue } = createDue();
  due.after(createList());
  clock.advance(3999);
  expect(await isDue()).toBe(false);
  clock.advance(1);
  expect(await isDue()).toBe(true);
});

test('no timer is left, whether it became due or its site ended before', () => {
  const due = createDue();
  due.due.now();
  const ended = createDue();
  ended.due.dispose();
  void ended.due.wait();
  expect([due.clock.pending(), ended.clock.pending()]).toEqual([0, 0]);
});

test('the frames after a list do not make it due once its site has ended', async () => {
  const { clock, due, isDue } = createDue();
  const [first, second] = [createList(), createList()];
  due.after(first);
  due.after(second);
  first.becomes('ready');
  clock.paint();
  due.dispose();
  second.becomes('ready');
  clock.paint();
  clock.paint();
  expect(await isDue()).toBe(false);
});
