import { expect, test } from 'vitest';
import { weekDays } from './week-days.ts';

test('seven days, one of them today', () => {
  const monday = Date.parse('2026-06-08T00:00:00+08:00');
  const days = weekDays(monday, monday + 7 * 86_400_000, monday + 2 * 86_400_000);
  expect(days.map(({ state }) => state)).toEqual([
    ...['past', 'past', 'today', 'ahead', 'ahead', 'ahead', 'ahead'],
  ]);
});
