import { expect, test } from 'vitest';
import { linearScale } from './scale.ts';

test('a scale maps ends to ends, and a flat stretch to the middle', () => {
  const scale = linearScale([0, 10], [100, 0]);
  expect([0, 5, 10].map(scale)).toEqual([100, 50, 0]);
  expect(linearScale([4, 4], [0, 60])(4)).toBe(30);
});
