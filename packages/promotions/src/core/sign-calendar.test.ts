import { expect, test } from 'vitest';
import { signMonth } from './sign-calendar.ts';

const at = (text: string) => Date.parse(text);

test('the month is that of Beijing, begins on its weekday, and tells of each day', () => {
  // Half past midnight in Beijing is still the day before in UTC.
  const month = signMonth(at('2026-06-11T00:30:00+08:00'), [
    at('2026-06-09T00:00:00+08:00'),
    at('2026-05-31T00:00:00+08:00'),
  ]);
  expect([month.year, month.month, month.before, month.days.length]).toEqual([2026, 6, 0, 30]);
  expect(month.days.slice(7, 12).map(({ state }) => state)).toEqual([
    'missed',
    'signed',
    'missed',
    'today',
    'ahead',
  ]);
});

test('a day that was signed is signed though it is today', () => {
  const now = at('2026-02-28T12:00:00+08:00');
  const month = signMonth(now, [at('2026-02-28T00:00:00+08:00')]);
  expect(month.days.at(-1)).toMatchObject({ day: 28, state: 'signed' });
});

test('of a visitor nothing is known, so no day counts as missed', () => {
  const { days } = signMonth(at('2026-06-11T12:00:00+08:00'), null);
  expect(days.slice(9, 12).map(({ state }) => state)).toEqual(['past', 'today', 'ahead']);
});
