import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodStart } from './period.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['today', '2026-06-12T03:00:00+08:00', '2026-06-12T00:00:00+08:00'],
  ['today', '2026-06-12T00:00:00+08:00', '2026-06-12T00:00:00+08:00'],
  ['today', '2026-06-11T23:59:59.999+08:00', '2026-06-11T00:00:00+08:00'],
  ['week', '2026-06-12T03:00:00+08:00', '2026-06-06T00:00:00+08:00'],
  ['month', '2026-03-01T12:00:00+08:00', '2026-01-31T00:00:00+08:00'],
] as const)('%s at %s began at %s', (period, now, expected) => {
  expect(periodStart(period, at(now))).toBe(at(expected));
});

test('a period begins at midnight in Beijing, not in the future, and a longer one not later', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (now) => {
      const starts = (['today', 'week', 'month'] as const).map((each) => periodStart(each, now));
      for (const start of starts) {
        expect(start).toBeLessThanOrEqual(now);
        expect(start === 0 || (start + 8 * 3_600_000) % 86_400_000 === 0).toBe(true);
      }
      expect(starts.toSorted((a, b) => b - a)).toEqual(starts);
    }),
  );
});
