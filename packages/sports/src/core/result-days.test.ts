import { expect, test } from 'vitest';
import { bettingDay } from '@courtside/contract';
import { dayName, lastDays } from './result-days.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);

test('a betting day is named by the date in Beijing on which it begins', () => {
  expect(dayName(bettingDay(at('2026-06-11T12:00:00')))).toBe('2026-06-11');
  expect(dayName(bettingDay(at('2026-06-12T11:59:59')))).toBe('2026-06-11');
  expect(dayName(bettingDay(at('2027-01-01T02:00:00')))).toBe('2026-12-31');
});

test('days go back from the one of now', () => {
  const today = bettingDay(at('2026-03-01T20:00:00'));
  expect(lastDays(today, 3).map(dayName)).toEqual(['2026-03-01', '2026-02-28', '2026-02-27']);
});
