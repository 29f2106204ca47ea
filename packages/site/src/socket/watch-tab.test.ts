import { fakeClock } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { watchTab } from './watch-tab.ts';

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  turn(next: DocumentVisibilityState) {
    this.visibilityState = next;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function setUp() {
  const page = new Page();
  const clock = fakeClock(0);
  const told: string[] = [];
  const stop = watchTab({
    page: page as unknown as Document,
    clock,
    onRest: () => told.push('rest'),
    onReturn: () => told.push('return'),
  });
  return { page, clock, told, stop };
}

test('a tab rests once it has been hidden for a minute, until it is seen', () => {
  const { page, clock, told } = setUp();
  page.turn('hidden');
  clock.advance(59_999);
  expect(told).toEqual([]);
  clock.advance(1);
  expect(told).toEqual(['rest']);
  page.turn('visible');
  expect(told).toEqual(['rest', 'return']);
});

test('a tab that is seen never rests, nor one that was hidden for less than a minute', () => {
  const { page, clock, told } = setUp();
  clock.advance(600_000);
  page.turn('hidden');
  clock.advance(59_000);
  page.turn('visible');
  clock.advance(600_000);
  expect(told).toEqual([]);
});

test('a tab that was opened in the background rests too, and one whose watch ended does not', () => {
  const { page, clock, told, stop } = setUp();
  page.turn('hidden');
  stop();
  expect(clock.pending()).toBe(0);
  page.turn('visible');
  page.turn('hidden');
  const behind = new Page();
  behind.visibilityState = 'hidden';
  watchTab({
    page: behind as unknown as Document,
    clock,
    onRest: () => told.push('rest'),
    onReturn: () => undefined,
  });
  clock.advance(60_000);
  expect(told).toEqual(['rest']);
});
