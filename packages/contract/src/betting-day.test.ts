import { expect, test } from 'vitest';
import { bettingDay, bettingDayStart } from './betting-day.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);

test('a betting day turns at noon in Beijing', () => {
  const evening = bettingDay(at('2026-11-22T20:00:00'));
  expect(bettingDay(at('2026-11-23T02:00:00'))).toBe(evening);
  expect(bettingDay(at('2026-11-23T11:59:59'))).toBe(evening);
  expect(bettingDay(at('2026-11-23T12:00:00'))).toBe(evening + 1);
  expect(bettingDayStart(evening)).toBe(at('2026-11-22T12:00:00'));
});
