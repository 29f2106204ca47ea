import type { DepositChannel } from '@courtside/contract';
import { expect, test } from 'vitest';
import { walletRoutes } from '../react/wallet-routes.ts';
import { offeredChannels } from './offered-channels.ts';
import { WAITING_KINDS } from './waiting-kinds.ts';

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
    'usdt-trc20',
    'bank-transfer',
    'huione',
    'xnbsk',
    'alipay',
  ]);
});

test('the channel used last comes first, the others stay in their order', () => {
  const channels = [
    channel('bank-quick', 'recharge'),
    channel('huione', 'huione'),
    { ...channel('alipay', 'recharge'), lastUsed: true },
  ];
  expect(offeredChannels(channels).map(({ channelId }) => channelId)).toEqual([
    'alipay',
    'bank-quick',
    'huione',
  ]);
});

test('the kinds that are offered are those that there are routes for', () => {
  const paths = walletRoutes
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/mine/savemoney/'));
  expect(paths).toEqual(WAITING_KINDS.map((kind) => `/mine/savemoney/${kind}/:orderId`));
});
