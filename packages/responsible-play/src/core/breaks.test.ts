import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakAt, coolOff, exclusion, type PlayBreak } from './breaks.ts';

const DAY = 86_400_000;

test.each([
  [23, false],
  [24, true],
  [24.5, false],
  [1008, true],
  [1009, false],
])('a cool-off of %s hours: %s', (hours, allowed) => {
  expect('kind' in coolOff(hours, 0)).toBe(allowed);
});

test.each([
  [5, false],
  [6, true],
  [60, true],
  [61, false],
  [null, true],
])('an exclusion of %s months: %s', (months, allowed) => {
  expect('kind' in exclusion(months, 0)).toBe(allowed);
});

test('another break never shortens the one that holds, in whatever order they began', () => {
  const one = fc.record({
    kind: fc.constantFrom('cool-off' as const, 'exclusion' as const),
    from: fc.constant(0),
    until: fc.option(fc.integer({ min: 1, max: 400 * DAY }), { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1 }), one, fc.nat(400 * DAY), (breaks, more, now) => {
      const end = (each: PlayBreak | null) =>
        each === null ? 0 : (each.until ?? Number.POSITIVE_INFINITY);
      expect(end(breakAt([...breaks, more], now))).toBeGreaterThanOrEqual(
        end(breakAt(breaks, now)),
      );
      expect(end(breakAt([more, ...breaks], now))).toBe(end(breakAt([...breaks, more], now)));
    }),
  );
});
