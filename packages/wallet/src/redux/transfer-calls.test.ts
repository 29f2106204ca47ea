import { GatewayError } from '@courtside/api-client';
import { CourtsideError } from '@courtside/kernel';
import { expect, test } from 'vitest';
import type { TransferIntent } from '../core/transfer.ts';
import { gatewayTransfers } from './transfer-calls.ts';

const intent: TransferIntent = {
  owner: 'm1',
  key: 'k1',
  task: { type: 'in', venue: 'QFDZ', amount: '100.00' },
  agreed: false,
  sentBy: 'page',
  orderedAt: 0,
  sentAt: 0,
  lostAt: 0,
};

/** A client that returns or throws the given answer, and records its calls. */
function clientOf(answer: unknown) {
  const calls: unknown[] = [];
  const call = async (path: string, body: unknown, options?: { retry?: boolean }) => {
    calls.push([path, body, options?.retry]);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { calls, port: gatewayTransfers({ call } as never) };
}

test('[CA-58] a transfer is sent once, as 1 into the venue and 2 out of it, with consent where it was given', async () => {
  const { port, calls } = clientOf({ amount: '100.00' });
  await port(intent);
  await port({ ...intent, agreed: true });
  await port({ ...intent, task: { type: 'out', venue: 'MYDZ', amount: '5.00' } });
  const path = '/fd/api/v1/transfer/utcTransfer';
  expect(calls).toEqual([
    [path, { channelCode: 'QFDZ', amount: '100.00', ty: '1', key: 'k1' }, false],
    [path, { channelCode: 'QFDZ', amount: '100.00', ty: '1', key: 'k1', isActivity: 1 }, false],
    [path, { channelCode: 'MYDZ', amount: '5.00', ty: '2', key: 'k1' }, false],
  ]);
});

test('[CA-71] from venue to venue it is one call that names both', async () => {
  const { port, calls } = clientOf({ amount: '5.00' });
  const task = { type: 'between', venue: 'QFDZ', to: 'MYDZ', amount: '5.00' } as const;
  await port({ ...intent, task });
  await port({ ...intent, task, agreed: true });
  const path = '/game/api/v1/venue/transfer';
  const body = { from: 'QFDZ', to: 'MYDZ', amount: '5.00', key: 'k1' };
  expect(calls).toEqual([
    [path, body, false],
    [path, { ...body, isActivity: 1 }, false],
  ]);
});

test('[CA-70] everything is brought back by one call under one key', async () => {
  const { port, calls } = clientOf({ recycled: '7.00', venues: [], kept: [] });
  const answer = await port({ ...intent, task: { type: 'recycle' } });
  expect(answer).toMatchObject({ status: 'done', result: { type: 'recycled', recycled: '7.00' } });
  expect(calls).toEqual([['/game/api/v1/venue/recycle', { key: 'k1' }, false]]);
});

test('[CO-49] 6413 tells which promotion binds the wallet, where its data is whole', async () => {
  const activity = { promotionId: 'p', title: 't', required: '5.00', done: '1.00', left: '4.00' };
  const bound = await clientOf(new GatewayError(6413, '', activity)).port(intent);
  expect(bound).toMatchObject({ refusal: { statusCode: 6413, activity } });
  const bare = await clientOf(new GatewayError(6413, '', { title: 't' })).port(intent);
  expect(bare).toMatchObject({ refusal: { statusCode: 6413, activity: null } });
});

test('an answer that did not come is no refusal', async () => {
  const cut = new CourtsideError('cut', { code: 'client.network', kind: 'network' });
  await expect(clientOf(cut).port(intent)).rejects.toBe(cut);
});
