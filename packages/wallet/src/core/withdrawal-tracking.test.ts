import type { WithdrawalOrder } from '@courtside/contract';
import { expect, test } from 'vitest';
import {
  INITIAL_WITHDRAWAL_TRACKING as loading,
  trackWithdrawal,
  withdrawalPollMs,
} from './withdrawal-tracking.ts';

const order = (...statuses: WithdrawalOrder['status'][]) =>
  ({
    status: statuses.at(-1),
    steps: statuses.map((status, at) => ({ status, at })),
  }) as unknown as WithdrawalOrder;
const read = (...statuses: WithdrawalOrder['status'][]) =>
  ({ type: 'read', order: order(...statuses) }) as const;

test.each(['paid', 'rejected', 'cancelled'] as const)('%s is final', (status) => {
  const final = trackWithdrawal(loading, read('submitted', status));
  expect(final.status).toBe(status);
  expect(trackWithdrawal(final, read('submitted'))).toBe(final);
  expect(trackWithdrawal(final, { type: 'failed', statusCode: null })).toBe(final);
});

test('a late answer takes no step back, and a fault ends nothing', () => {
  const open = trackWithdrawal(loading, read('submitted', 'reviewing'));
  expect(trackWithdrawal(open, read('submitted'))).toBe(open);
  const cut = trackWithdrawal(open, { type: 'failed', statusCode: null });
  expect(cut).toMatchObject({ status: 'open', reachable: false });
  // Another member has logged in, in another tab: the withdrawal is not theirs.
  expect(trackWithdrawal(open, { type: 'failed', statusCode: 6004 }).status).toBe('missing');
  expect(trackWithdrawal(loading, { type: 'failed', statusCode: 6004 }).status).toBe('missing');
});

test('it is asked about ever less often', () => {
  expect([0, 59_999, 60_000, 600_000].map(withdrawalPollMs)).toEqual([2000, 2000, 10_000, 60_000]);
});
