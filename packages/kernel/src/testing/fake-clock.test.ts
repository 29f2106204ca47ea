import { expect, test } from 'vitest';
import { fakeClock } from './fake-clock.ts';

test('timers run in the order of their instants, those that a timer starts included', () => {
  const clock = fakeClock(100);
  const seen: [string, number][] = [];
  clock.after(20, () => seen.push(['b', clock.now()]));
  clock.after(10, () => {
    seen.push(['a', clock.now()]);
    clock.after(5, () => seen.push(['c', clock.now()]));
  });
  const cancel = clock.after(15, () => seen.push(['never', clock.now()]));
  cancel();
  clock.advance(30);
  expect(seen).toEqual([
    ['a', 110],
    ['c', 115],
    ['b', 120],
  ]);
  expect(clock.now()).toBe(130);
});
