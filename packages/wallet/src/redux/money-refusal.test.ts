import { GatewayError } from '@courtside/api-client';
import { expect, test } from 'vitest';
import { moneyRefusal } from './money-refusal.ts';

test('a refusal keeps its reason and the time of a lock', () => {
  expect(moneyRefusal(new GatewayError(6110, '锁定', { lockedMs: 1000 }))).toEqual({
    statusCode: 6110,
    reason: '',
    text: '锁定',
    lockedMs: 1000,
  });
});
