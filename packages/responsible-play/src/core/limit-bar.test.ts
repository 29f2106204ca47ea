import { expect, test } from 'vitest';
import { usedPercent } from './limit-bar.ts';

test.each([
  [null, '10.00', null],
  ['100.00', '0.00', 0],
  ['100.00', '33.33', 33],
  ['100.00', '250.00', 100],
  ['0.01', '0.01', 100],
  ['60', '45', 75],
  ['0', '0', 100],
])('a limit of %s of which %s is used is full to %s per cent', (inForce, used, percent) => {
  expect(usedPercent({ inForce, used })).toBe(percent);
});
