import { fakeClock } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { createBackSteps } from './back-steps.ts';
import { leaveDeadSteps, stepOf, withStep } from './history-step.ts';

/** The history of a tab as browsers keep it: it moves when it gets round to it, and tells so then. */
function tabAt(...pages: readonly string[]) {
  const entries: unknown[] = pages.map((key) => ({ key, idx: 0 }));
  let at = entries.length - 1;
  const moves: number[] = [];
  const listeners = new Set<(event: PopStateEvent) => void>();
  const history = {
    get state() {
      return entries[at];
    },
    pushState(state: unknown) {
      entries.splice(at + 1, Infinity, state);
      at += 1;
    },
    go(by = 0) {
      moves.push(by);
    },
  };
  const page = {
    addEventListener: (_: string, listener: (event: PopStateEvent) => void) => {
      listeners.add(listener);
    },
    removeEventListener: (_: string, listener: (event: PopStateEvent) => void) => {
      listeners.delete(listener);
    },
  } as unknown as Pick<Window, 'addEventListener' | 'removeEventListener'>;

  /** @returns whether the router, which listens last, hears of it */
  function move(by: number): boolean {
    at += by;
    let stopped = false;
    const event = {
      state: entries[at],
      stopImmediatePropagation: () => (stopped = true),
    } as unknown as PopStateEvent;
    for (const listener of listeners) listener(event);
    return !stopped;
  }
  return {
    ...{ history, page, move },
    /** Carries out what was asked for. */
    settle() {
      for (let by = moves.shift(); by !== undefined; by = moves.shift()) move(by);
    },
    forget: () => moves.splice(0),
    at: () => at,
    step: () => stepOf(entries[at]),
    length: () => entries.length,
    key: () => (entries[at] as { key: string }).key,
  };
}

function open(...pages: readonly string[]) {
  const tab = tabAt(...pages);
  const clock = fakeClock(0);
  const steps = createBackSteps({ clock, history: tab.history, page: tab.page });
  const heard: string[] = [];
  let open = 0;
  steps.listen({
    onBack: () => {
      heard.push('back');
      open -= 1;
      steps.hold(open);
    },
    onLeft: () => {
      heard.push('left');
      open = 0;
      steps.hold(0);
    },
  });
  return {
    ...{ tab, clock, steps, heard },
    hold(next: number) {
      open = next;
      steps.hold(next);
    },
  };
}

test('back goes through the steps one by one, unseen by the router, and then leads on', () => {
  const { tab, heard, hold } = open('before', 'page');
  hold(2);
  expect([tab.step(), tab.length()]).toEqual([2, 4]);
  expect(tab.move(-1)).toBe(false);
  expect(tab.move(-1)).toBe(false);
  expect([heard, tab.step(), tab.key()]).toEqual([['back', 'back'], 0, 'page']);
  expect(tab.move(-1)).toBe(true);
  expect([heard.length, tab.key()]).toEqual([2, 'before']);
});

test('forward to a step that is over is no way back: it is gone over, and the dialog stays', () => {
  const { tab, heard, hold } = open('page');
  hold(2);
  tab.move(-1);
  expect(tab.move(1)).toBe(false);
  tab.settle();
  expect([heard, tab.step()]).toEqual([['back'], 1]);
});

test('what a button closes takes its entries away', () => {
  const { tab, heard, hold } = open('before', 'page');
  hold(3);
  hold(1);
  tab.settle();
  expect([tab.step(), heard]).toEqual([1, []]);
  hold(0);
  tab.settle();
  expect([tab.step(), tab.key()]).toEqual([0, 'page']);
});

test('a step that cannot be gone back from is put there again', () => {
  const { tab, steps, hold } = open('page');
  hold(2);
  tab.move(-1);
  steps.hold(2);
  expect(tab.step()).toBe(2);
});

test('going to another page closes the dialog, and its entries are gone over from then on', () => {
  const { tab, heard, hold } = open('before', 'page');
  hold(1);
  expect(tab.move(-2)).toBe(true);
  expect(heard).toEqual(['left']);
  expect(tab.move(2)).toBe(true);
  tab.settle();
  expect([tab.step(), tab.key()]).toEqual([0, 'page']);
});

test('whoever waits for the way back is told when it is over, or that it takes too long', async () => {
  const { tab, steps, hold, clock, heard } = open('page');
  hold(2);
  const told: string[] = [];
  void steps.left().then(() => told.push('first'));
  hold(2);
  tab.settle();
  await Promise.resolve();
  expect([told, tab.step()]).toEqual([['first'], 0]);

  hold(0);
  hold(1);
  void steps.left().then(() => told.push('second'));
  // The browser forgets what it was told.
  tab.forget();
  clock.advance(500);
  await Promise.resolve();
  expect(told).toEqual(['first', 'second']);
  // The next press of back is the visitor's own.
  hold(0);
  tab.settle();
  expect([tab.step(), heard]).toEqual([0, []]);
});

test('a reload in the middle leaves no dead entries to go back through', () => {
  // What the dialog listened with is gone with the page that was.
  const tab = tabAt('before', 'page');
  for (const step of [1, 2, 3]) tab.history.pushState(withStep(tab.history.state, step));
  leaveDeadSteps(tab.history);
  tab.settle();
  expect([tab.step(), tab.key()]).toEqual([0, 'page']);
  leaveDeadSteps(tab.history);
  tab.settle();
  expect(tab.key()).toBe('page');
});
