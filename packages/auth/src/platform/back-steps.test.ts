import { fakeClock } from '@courtside/kernel/testing';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { expect, test } from 'vitest';
import { createBackSteps } from './back-steps.ts';
import { leaveDeadSteps, stepOf, withStep } from './history-step.ts';

const ORIGIN = 'https://site.example';

interface Entry {
  state: unknown;
  path: string;
}

/** The history of a tab as in browsers: a move happens later, and its event is sent then. */
function tabAt(...pages: readonly string[]) {
  const entries = pages.map((key, idx): Entry => ({ state: { key, idx }, path: `/${key}` }));
  let at = entries.length - 1;
  const moves: number[] = [];
  const listeners = new Set<(event: PopStateEvent) => void>();
  const here = (): Entry => entries[at] ?? { state: null, path: '' };
  const pathOf = (url: string | URL | null | undefined) =>
    url ? new URL(url, ORIGIN).pathname : here().path;
  const history = {
    get state() {
      return here().state;
    },
    pushState(state: unknown, _title: string, url?: string | URL | null) {
      entries.splice(at + 1, Infinity, { state, path: pathOf(url) });
      at += 1;
    },
    replaceState(state: unknown, _title: string, url?: string | URL | null) {
      entries[at] = { state, path: pathOf(url) };
    },
    go(by = 0) {
      moves.push(by);
    },
  };
  const page = {
    history,
    get location() {
      const { path } = here();
      return { href: ORIGIN + path, origin: ORIGIN, pathname: path, search: '', hash: '' };
    },
    addEventListener: (_: string, listener: (event: PopStateEvent) => void) => {
      listeners.add(listener);
    },
    removeEventListener: (_: string, listener: (event: PopStateEvent) => void) => {
      listeners.delete(listener);
    },
  } as unknown as Window;

  /** @returns whether the event reaches the router, which listens last */
  function move(by: number): boolean {
    at += by;
    let stopped = false;
    const event = {
      state: here().state,
      stopImmediatePropagation: () => (stopped = true),
    } as unknown as PopStateEvent;
    for (const listener of listeners) if (!stopped) listener(event);
    return !stopped;
  }
  return {
    ...{ history, page, move },
    /** The real router, so that the entries have the same content as those of the site. */
    router: createBrowserHistory({ window: page }),
    /** Performs the requested moves. @returns whether the event of any move reached the router */
    settle() {
      let heard = false;
      for (let by = moves.shift(); by !== undefined; by = moves.shift()) heard = move(by) || heard;
      return heard;
    },
    forget: () => moves.splice(0),
    /** Removes the listeners, as they end with the document; the entries stay. */
    reload: () => listeners.clear(),
    at: () => at,
    step: () => stepOf(here().state),
    length: () => entries.length,
    path: () => here().path,
    key: () => (here().state as { key: string }).key,
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
  // The browser ignores the requested move.
  tab.forget();
  clock.advance(500);
  await Promise.resolve();
  expect(told).toEqual(['first', 'second']);
  // The next press of back is the visitor's own.
  hold(0);
  tab.settle();
  expect([tab.step(), heard]).toEqual([0, []]);
});

test('a page that replaced itself below a dialog is the page that each step back leads to', () => {
  const { tab, heard, hold } = open('before', 'page');
  hold(2);
  tab.router.replace('/other');
  hold(2);
  const name = tab.router.location.key;
  expect([tab.step(), tab.length()]).toEqual([2, 4]);
  // Once more, like a page that keeps typed text in its address.
  tab.router.replace('/last');
  hold(2);
  expect(tab.router.location.key).not.toBe(name);
  expect(tab.move(-1)).toBe(false);
  expect([tab.step(), tab.path()]).toEqual([1, '/last']);
  expect(tab.move(-1)).toBe(false);
  expect([heard, tab.step(), tab.path()]).toEqual([['back', 'back'], 0, '/last']);
  // No press of back leads to the outdated page.
  expect(tab.move(-1)).toBe(true);
  expect([tab.key(), heard.length]).toEqual(['before', 2]);
});

test('a button that closes the dialog leads to the page that replaced itself, and forward leads nowhere else', () => {
  const { tab, heard, hold } = open('before', 'page');
  hold(2);
  tab.router.replace('/other');
  hold(2);
  hold(0);
  expect(tab.settle()).toBe(false);
  expect([tab.step(), tab.path(), tab.at()]).toEqual([0, '/other', 1]);
  // The step ahead belongs to the outdated page; the router stays where it is.
  expect(tab.move(1)).toBe(false);
  expect(tab.settle()).toBe(false);
  expect([tab.step(), tab.path(), tab.at()]).toEqual([0, '/other', 1]);
  expect(tab.move(-1)).toBe(true);
  expect([tab.key(), heard]).toEqual(['before', []]);
});

test('a page that replaces itself while its dialog is on the way back is the one that is come back to', () => {
  const { tab, hold } = open('before', 'page');
  hold(1);
  hold(0);
  tab.router.replace('/other');
  hold(0);
  tab.settle();
  expect([tab.step(), tab.path(), tab.at()]).toEqual([0, '/other', 1]);
});

test('a page that is opened over a dialog is another page: each has the way back to the one before', () => {
  const { tab, heard, hold } = open('page');
  hold(1);
  tab.router.push('/next');
  hold(1);
  expect([tab.step(), tab.path(), tab.length()]).toEqual([1, '/next', 4]);
  expect(tab.move(-1)).toBe(false);
  expect([heard, tab.step(), tab.path()]).toEqual([['back'], 0, '/next']);
  expect(tab.move(-1)).toBe(true);
  tab.settle();
  expect([tab.step(), tab.path(), tab.at()]).toEqual([0, '/page', 0]);
});

test('a reload in the middle leaves no dead entries to go back through', () => {
  // The listeners of the dialog ended with the previous document.
  const tab = tabAt('before', 'page');
  for (const step of [1, 2, 3]) tab.history.pushState(withStep(tab.history.state, step), '');
  leaveDeadSteps(tab.history, tab.page);
  tab.settle();
  expect([tab.step(), tab.key()]).toEqual([0, 'page']);
  leaveDeadSteps(tab.history, tab.page);
  tab.settle();
  expect(tab.key()).toBe('page');
});

test('a reload of a page that replaced itself below a dialog leads to that page', () => {
  const { tab, hold } = open('before', 'page');
  hold(2);
  tab.router.replace('/other');
  hold(2);
  const { key } = tab.router.location;
  tab.reload();
  leaveDeadSteps(tab.history, tab.page);
  // A router that starts meanwhile receives the event of the move.
  expect(tab.settle()).toBe(true);
  expect([tab.step(), tab.key(), tab.path(), tab.at()]).toEqual([0, key, '/other', 1]);
  // The previous page is not changed.
  expect(tab.move(-1)).toBe(true);
  expect([tab.key(), tab.path()]).toEqual(['before', '/before']);
});
