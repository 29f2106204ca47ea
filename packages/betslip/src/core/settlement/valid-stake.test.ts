import { expect, test } from 'vitest';
import { validStake } from './valid-stake.ts';

test.each([
  ['W', 100n],
  ['L', 100n],
  ['LW', 50n],
  ['LL', 50n],
  ['P', 0n],
  ['A', 0n],
  ['D3', 0n],
] as const)('a bet settled %s counts %s of 100', (code, valid) => {
  expect(validStake(code, 100n)).toBe(valid);
});
