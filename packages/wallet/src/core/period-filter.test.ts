import { expect, test } from 'vitest';
import { readPeriod, writePeriod } from './period-filter.ts';

const read = (text: string) => readPeriod(new URLSearchParams(text), 'month');

test.each(['', 'period=year', 'period=days', 'period=days&from=2026-03-02&to=2026-03-01'])(
  '"%s" names no period: it is as usual',
  (text) => {
    expect(read(text)).toEqual({ period: 'month', days: null });
  },
);

test('a period is read as it was written, and the usual one is not written', () => {
  const days = { from: '2026-06-01', to: '2026-06-12' };
  expect(writePeriod({ period: 'month', days: null }, 'month')).toEqual({});
  for (const filter of [
    { period: 'week', days: null },
    { period: 'days', days },
  ] as const) {
    expect(readPeriod(new URLSearchParams(writePeriod(filter, 'month')), 'month')).toEqual(filter);
  }
});
