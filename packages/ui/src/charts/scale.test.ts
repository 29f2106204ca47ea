import { array, assert, double, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { extentWithZero, linearScale, niceTicks, shares } from './scale.ts';

const number = double({ min: -1e9, max: 1e9, noNaN: true });

test('zero is in every extent', () => {
  expect(extentWithZero([3, 9])).toEqual([0, 9]);
  expect(extentWithZero([-3, -1])).toEqual([-3, 0]);
  expect(extentWithZero([])).toEqual([0, 0]);
});

test('a scale maps ends to ends, and a flat stretch to the middle', () => {
  const scale = linearScale([0, 10], [100, 0]);
  expect([0, 5, 10].map(scale)).toEqual([100, 50, 0]);
  expect(linearScale([4, 4], [0, 60])(4)).toBe(30);
});

test.each([
  [0, 870, 4, [0, 500, 1000]],
  [0, 0.3, 3, [0, 0.1, 0.2, 0.3]],
  [-40, 90, 4, [-50, 0, 50, 100]],
  [0, 0, 4, [0, 1]],
])('ticks from %d to %d', (low, high, count, ticks) => {
  expect(niceTicks(low, high, count)).toEqual(ticks);
});

test('ticks cover the stretch, rising, and never many', () => {
  assert(
    property(tuple(number, number), integer({ min: 2, max: 8 }), ([a, b], count) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      const ticks = niceTicks(low, high, count);
      const slack = Math.max(1e-8, Math.abs(high) * 1e-8);
      expect(ticks[0]).toBeLessThanOrEqual(low + slack);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(high - slack);
      expect(ticks.length).toBeLessThanOrEqual(count + 3);
    }),
  );
});

test('shares follow each other and fill the whole', () => {
  assert(
    property(array(double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1 }), (values) => {
      const parts = shares(values);
      expect(parts[0]?.from).toBe(0);
      expect(parts.at(-1)?.to).toBeCloseTo(1, 9);
      for (const [at, { from }] of parts.entries())
        if (at > 0) expect(from).toBe(parts[at - 1]?.to);
    }),
  );
  expect(shares([0, -2])).toEqual([
    { from: 0, to: 0 },
    { from: 0, to: 0 },
  ]);
});
