import { expect, test } from 'vitest';
import { poolAmount } from './pool-amount.ts';

const pool = { amount: '888888.88', perSecond: '0.37', asOf: 1_000_000 };

test.each([
  [1_000_000, '888888.88'],
  [1_000_999, '888888.88'],
  [1_001_000, '888889.25'],
  [1_000_000 + 86_400_000, '920856.88'],
])('at %i it stands at %s', (now, amount) => {
  expect(poolAmount(pool, now)).toBe(amount);
});

test('a clock that is behind the gateway’s does not make it smaller', () => {
  expect(poolAmount(pool, 0)).toBe('888888.88');
});
