import type { DepositOrder } from '@courtside/contract';
import { depositOrder } from './member-scripts.ts';
import { all } from './scripts.ts';
import type { Script } from './story-gateway.ts';

export const ORDER = 'D2605160007';
const ADDRESS = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';

const app = (kind: 'huione' | 'xnbsk'): Partial<DepositOrder> => ({
  channelId: kind,
  channelName: kind.toUpperCase(),
  kind,
});

/** What tells an order of each kind from a bank transfer. */
export const KINDS: Readonly<Record<DepositOrder['kind'], Partial<DepositOrder>>> = {
  recharge: {
    kind: 'recharge',
    amount: '299.63',
    askedAmount: '300.00',
    payee: [],
    qrText: `courtside-demo://pay?order=${ORDER}&amount=299.63`,
  },
  transfer: {},
  virtual: {
    channelId: 'usdt-trc20',
    channelName: 'USDT-TRC20',
    kind: 'virtual',
    payAmount: '282.40',
    payCurrency: 'USDT',
    rate: '7.0823',
    bonus: '20.00',
    network: 'TRC20',
    networkName: 'TRC20',
    address: ADDRESS,
    qrText: ADDRESS,
  },
  huione: app('huione'),
  xnbsk: app('xnbsk'),
};

/** A wallet app gets a code to pay with. */
export const signalCode: Script = (gateway) =>
  gateway.on('/fd/api/v1/payment/createSignalCode', {
    data: {
      orderId: ORDER,
      code: '7K2M9QX4TB',
      deepLink: 'huione-demo://pay?code=7K2M9QX4TB',
      expiresInMs: 120_000,
    },
  });

export const waitingPath = (kind: DepositOrder['kind']): string =>
  `/mine/savemoney/${kind}/${ORDER}`;

/** An order of a kind as it stands. */
export const orderOfKind = (
  kind: DepositOrder['kind'],
  status: DepositOrder['status'],
  more: Partial<DepositOrder> = {},
): Script => all(depositOrder(status, { ...KINDS[kind], ...more }), signalCode);
