import type { DepositChannel } from '@courtside/contract';

interface Channel extends DepositChannel {
  readonly payee: readonly { readonly label: string; readonly value: string }[];
}

/** The two ways of paying in that this site offers. */
const CHANNELS: readonly Channel[] = [
  {
    channelId: 'bank-quick',
    name: '网银快捷充值',
    kind: 'recharge',
    min: '100.00',
    max: '50000.00',
    quickAmounts: ['100.00', '500.00', '1000.00', '5000.00', '10000.00'],
    decimals: 0,
    payee: [{ label: '收款商户', value: '演示商户' }],
  },
  {
    channelId: 'bank-transfer',
    name: '银行卡转账',
    kind: 'transfer',
    min: '50.00',
    max: '200000.00',
    quickAmounts: ['50.00', '300.00', '2000.00', '20000.00'],
    decimals: 2,
    payee: [
      { label: '收款银行', value: '演示银行' },
      { label: '收款人', value: '演示收款人' },
      { label: '收款账号', value: '6200 0000 0000 0000' },
    ],
  },
];

export const channels = (): DepositChannel[] =>
  CHANNELS.map(({ channelId, name, kind, min, max, quickAmounts, decimals }) => ({
    channelId,
    name,
    kind,
    min,
    max,
    quickAmounts: [...quickAmounts],
    decimals,
  }));

export const channelById = (id: string): Channel | undefined =>
  CHANNELS.find((each) => each.channelId === id);
