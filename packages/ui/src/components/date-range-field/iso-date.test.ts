import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, fromFields, lastDays, toFields, toRange } from './iso-date.ts';

const start = '1990-01-01';
const day = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays(start, days));

test.each([
  ['2026-03-01', -1, '2026-02-28'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2025-12-31', 1, '2026-01-01'],
  ['2026-07-01', 0, '2026-07-01'],
])('%s and %i days are %s', (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
});

test('the last seven days hold today and six before it', () => {
  expect(lastDays('2026-03-07', 7)).toEqual({ from: '2026-03-01', to: '2026-03-07' });
  expect(lastDays('2026-03-07', 1)).toEqual({ from: '2026-03-07', to: '2026-03-07' });
});

test('days there and back are the same day, and order as texts as they do in time', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 800 }), (from, days) => {
      const later = addDays(from, days);
      expect(addDays(later, -days)).toBe(from);
      expect(later > from).toBe(true);
      expect(toRange(later, from)).toEqual({ from, to: later });
    }),
  );
});

test('a calendar that works with the browser zone gives back the same day', () => {
  fc.assert(
    fc.property(day, (each) => {
      expect(fromFields(toFields(each))).toBe(each);
    }),
  );
});
