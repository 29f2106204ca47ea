import { NO_TRANSFER, type TransferIntent } from '@courtside/wallet';
import { expect, test } from 'vitest';
import { moveOf } from './wallet-port.ts';

const intent: TransferIntent = {
  ...{ owner: 'm1', key: 'k1', agreed: false, sentBy: 'page' },
  task: { type: 'in', venue: 'QFDZ', amount: '10.00' },
  ...{ orderedAt: 1, sentAt: 1, lostAt: 0 },
};

test('a movement says from its first step which it is, so that nobody takes it for another', () => {
  const what = { key: 'k1', venue: 'QFDZ', way: 'in' };
  expect(moveOf(NO_TRANSFER)).toEqual({ status: 'none' });
  for (const status of ['sent', 'unknown', 'unclear'] as const) {
    expect(moveOf({ status, intent })).toEqual({ ...what, status });
  }
  const refusal = { statusCode: 6012, text: '余额不足', activity: null };
  expect(moveOf({ status: 'refused', intent, refusal })).toEqual({
    ...what,
    ...{ status: 'refused', statusCode: 6012, text: '余额不足' },
  });
});

test('from venue to venue it is told as such, by the venue that gives', () => {
  const task = { type: 'between', venue: 'QFDZ', to: 'MYDZ', amount: '10.00' } as const;
  expect(moveOf({ status: 'sent', intent: { ...intent, task } })).toEqual({
    ...{ status: 'sent', key: 'k1', venue: 'QFDZ', way: 'between' },
  });
});

test('bringing everything back tells what stayed, and why', () => {
  const kept = [{ enName: 'YTZR', amount: '5.00', reason: 'activity' as const }];
  const result = { type: 'recycled' as const, recycled: '0.00', venues: [], kept };
  const recycling: TransferIntent = { ...intent, task: { type: 'recycle' } };
  expect(moveOf({ status: 'done', intent: recycling, result })).toEqual({
    ...{ status: 'done', key: 'k1', venue: '', way: 'recycle' },
    ...{ amount: '0.00', left: '', agreed: false, kept },
  });
});

test('what a venue holds after a movement is told with it', () => {
  const result = {
    ...{ type: 'moved' as const, amount: '10.00' },
    ...{ centerWalletBalance: '90.00', venueBalance: '2.50' },
  };
  expect(moveOf({ status: 'done', intent, result })).toMatchObject({
    ...{ status: 'done', amount: '10.00', left: '2.50' },
  });
});
