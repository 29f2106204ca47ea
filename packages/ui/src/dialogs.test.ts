import { fakeClock } from '@courtside/kernel/testing';
import { describe, expect, test, vi } from 'vitest';
import type { CloseReason } from './close-reason.ts';
import { createDialogs } from './dialogs.ts';

function start() {
  const clock = fakeClock();
  const dialogs = createDialogs({ clock });
  const contents = () => dialogs.getState().asked.map(({ options }) => options.content);
  const top = () => dialogs.getState().asked.at(-1)!;
  const deferred = () => {
    let finish = () => {};
    const done = new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { done, finish: () => finish() };
  };
  return { clock, dialogs, contents, top, deferred };
}

const text = (content: string) => ({ content });

describe('questions', () => {
  test('an answer resolves the promise, and the dialog is gone', async () => {
    const { dialogs, contents, top } = start();
    const yes = dialogs.confirm(text('a'));
    expect(contents()).toEqual(['a']);
    dialogs.answer(top().id, true);
    await expect(yes).resolves.toBe(true);
    expect(contents()).toEqual([]);

    const no = dialogs.tips(text('b'));
    expect(top()).toMatchObject({ kind: 'tips', busy: false });
    dialogs.answer(top().id, false);
    await expect(no).resolves.toBe(false);
  });

  test('hand on how they were answered', () => {
    const { dialogs, top } = start();
    const onClose = vi.fn<(reason: CloseReason) => void>();
    void dialogs.confirm({ ...text('a'), onClose });
    dialogs.answer(top().id, true);
    void dialogs.confirm({ ...text('b'), onClose });
    dialogs.answer(top().id, false);
    void dialogs.tips({ ...text('c'), onClose });
    dialogs.answer(top().id, false, 'escape');
    expect(onClose.mock.calls).toEqual([['confirm'], ['cancel'], ['escape']]);
  });

  test('are shown one at a time, in the order in which they came', async () => {
    const { dialogs, contents, top } = start();
    const answers = [
      dialogs.confirm(text('a')),
      dialogs.tips(text('b')),
      dialogs.confirm(text('c')),
    ];
    const seen = [];
    for (const yes of [true, false, true]) {
      seen.push(contents());
      dialogs.answer(top().id, yes);
    }
    expect(seen).toEqual([['a'], ['b'], ['c']]);
    await expect(Promise.all(answers)).resolves.toEqual([true, false, true]);
  });

  test('one that waits takes no second answer, and an unknown one none at all', async () => {
    const { dialogs, contents, top } = start();
    const first = dialogs.confirm(text('a'));
    void dialogs.confirm(text('b'));
    const { id } = top();
    dialogs.answer(id, true);
    dialogs.answer(id, false);
    dialogs.answer(99, true);
    await expect(first).resolves.toBe(true);
    expect(contents()).toEqual(['b']);
  });
});

describe('the action of a question', () => {
  test('keeps the dialog, busy, until it is done', async () => {
    const { dialogs, top, contents, deferred } = start();
    const { done, finish } = deferred();
    const answer = dialogs.confirm({ content: 'a', action: () => done });
    dialogs.answer(top().id, true);
    expect(top().busy).toBe(true);
    dialogs.answer(top().id, false);
    expect(contents()).toEqual(['a']);
    finish();
    await expect(answer).resolves.toBe(true);
    expect(contents()).toEqual([]);
  });

  test('is not run on no', async () => {
    const { dialogs, top } = start();
    const action = vi.fn<() => Promise<void>>();
    const answer = dialogs.confirm({ content: 'a', action });
    dialogs.answer(top().id, false);
    await expect(answer).resolves.toBe(false);
    expect(action).not.toHaveBeenCalled();
  });

  test.each([
    ['later', () => Promise.reject(new Error('refused'))],
    [
      'at once',
      () => {
        throw new Error('refused');
      },
    ],
  ])('when it fails %s closes the dialog, and the fault reaches who asked', async (_, action) => {
    const { dialogs, top, contents } = start();
    const answer = dialogs.confirm({ content: 'a', action });
    dialogs.answer(top().id, true);
    await expect(answer).rejects.toThrow('refused');
    expect(contents()).toEqual([]);
  });

  test('may ask: the second question stands on the first', async () => {
    const { dialogs, top, contents } = start();
    const inner = vi.fn<(yes: boolean) => void>();
    const outer = dialogs.confirm({
      content: 'outer',
      action: async () => inner(await dialogs.tips(text('inner'))),
    });
    dialogs.answer(top().id, true);
    expect(contents()).toEqual(['outer', 'inner']);
    dialogs.answer(top().id, false);
    await expect(outer).resolves.toBe(true);
    expect(inner).toHaveBeenCalledExactlyOnceWith(false);
    expect(contents()).toEqual([]);
  });
});

describe('loading', () => {
  test('is there until it is closed; the last of several is shown', () => {
    const { dialogs, clock } = start();
    const one = dialogs.loading({ text: 'one' });
    const two = dialogs.loading({ text: 'two' });
    expect(dialogs.getState().loading?.text).toBe('two');
    two.close();
    two.close();
    expect(dialogs.getState().loading?.text).toBe('one');
    clock.advance(60_000);
    expect(dialogs.getState().loading?.text).toBe('one');
    one.close();
    expect(dialogs.getState().loading).toBeNull();
  });

  test('closes itself after three seconds when asked', () => {
    const { dialogs, clock } = start();
    dialogs.loading({ closesItself: true });
    clock.advance(2999);
    expect(dialogs.getState().loading).not.toBeNull();
    clock.advance(1);
    expect(dialogs.getState().loading).toBeNull();
  });

  test('closed before, it leaves no timer behind', () => {
    const { dialogs, clock } = start();
    dialogs.loading({ closesItself: true }).close();
    expect(clock.pending()).toBe(0);
  });

  test('makes room for a question, and comes back while the action runs', async () => {
    const { dialogs, top, deferred } = start();
    const { done, finish } = deferred();
    dialogs.loading({ text: 'wait' });
    const answer = dialogs.confirm({ content: 'a', action: () => done });
    expect(dialogs.getState().loading).toBeNull();
    dialogs.answer(top().id, true);
    expect(dialogs.getState().loading?.text).toBe('wait');
    finish();
    await answer;
  });
});

test('a listener hears each change, and the state is the same object between two', () => {
  const { dialogs } = start();
  const listener = vi.fn<() => void>();
  const leave = dialogs.subscribe(listener);
  void dialogs.confirm(text('a'));
  expect(listener).toHaveBeenCalledOnce();
  expect(dialogs.getState()).toBe(dialogs.getState());
  leave();
  void dialogs.confirm(text('b'));
  expect(listener).toHaveBeenCalledOnce();
});
