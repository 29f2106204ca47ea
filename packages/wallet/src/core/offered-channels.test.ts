import type { DepositChannel } from '@courtside/contract';
import { expect, test } from 'vitest';
import { walletRoutes } from '../react/wallet-routes.ts';
import { offeredChannels, WAITING_KINDS } from './offered-channels.ts';

const channel = (channelId: string, kind: string) => ({ channelId, kind }) as DepositChannel;

test('a channel is offered where its orders have a page to wait on, in the order of the gateway', () => {
  const channels = [
    channel('bank-quick', 'recharge'),
    channel('usdt-trc20', 'virtual'),
    channel('bank-transfer', 'transfer'),
    channel('huione', 'huione'),
    channel('xnbsk', 'xnbsk'),
    channel('alipay', 'recharge'),
    channel('of-tomorrow', 'cash'),
  ];
  expect(offeredChannels(channels).map(({ channelId }) => channelId)).toEqual([
    'bank-quick',
    'bank-transfer',
    'alipay',
  ]);
});

test('the kinds that are offered are those that there are routes for', () => {
  const paths = walletRoutes.map(({ path }) => path).filter((path) => path.endsWith('/:orderId'));
  expect(paths).toEqual(WAITING_KINDS.map((kind) => `/mine/savemoney/${kind}/:orderId`));
});
