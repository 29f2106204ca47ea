import { expect, test } from 'vitest';
import { WAY_UP_AT_TOP, wayUp } from './way-up.ts';

/** Whether the button is offered at each of these scroll positions, on a page of 5,000 pixels. */
function offeredAt(...tops: readonly number[]): readonly boolean[] {
  let now = WAY_UP_AT_TOP;
  return tops.map((top) => {
    now = wayUp(now, { top, left: 5000 - top });
    return now.offered;
  });
}

test('who reads on is offered nothing, who turns round far down is', () => {
  expect(offeredAt(500, 900, 1400)).toEqual([false, false, false]);
  expect(offeredAt(500, 1400, 1350)).toEqual([false, false, true]);
  expect(offeredAt(1400, 1350, 1500)).toEqual([false, true, false]);
});

test('the trembling of a thumb is no turn', () => {
  expect(offeredAt(1400, 1390, 1400, 1385)).toEqual([false, false, false, false]);
});

test('it is offered at the end of the page, and not near its beginning', () => {
  expect(offeredAt(4000, 4960)).toEqual([false, true]);
  expect(offeredAt(1400, 390)).toEqual([false, false]);
  expect(wayUp(WAY_UP_AT_TOP, { top: 300, left: 0 }).offered).toBe(false);
});
