import type { DepositChannel } from '@courtside/contract';
import { demoAddress } from './networks.ts';

export interface Channel extends DepositChannel {
  readonly payee: readonly { readonly label: string; readonly value: string }[];
  /** URL scheme that opens the wallet app. */
  readonly scheme?: string;
  /** Paid by scanning a code with the order's number. */
  readonly scanned?: true;
  /** Address to which virtual currency is paid. */
  readonly address?: string;
}

const coin = (network: 'TRC20' | 'ERC20', min: string, note: string): Channel => {
  const address = demoAddress(network, 'deposits');
  return {
    channelId: `usdt-${network.toLowerCase()}`,
    name: `USDT-${network}`,
    kind: 'virtual',
    min,
    max: '500000.00',
    quickAmounts: ['500.00', '1000.00', '5000.00', '20000.00'],
    decimals: 2,
    bonusPercent: '1.00',
    ...(note === '' ? {} : { note }),
    currency: 'USDT',
    network,
    networkName: network === 'TRC20' ? '波场 TRC20' : '以太坊 ERC20',
    arrival: network === 'TRC20' ? '约 1 分钟' : '约 5 分钟',
    feePercent: '0.00',
    turnoverTimes: 1,
    slip: true,
    address,
    payee: [
      { label: '网络', value: network },
      { label: '收款地址', value: address },
    ],
  };
};

/** Terms of wallets that scan a code; each order has a unique amount. */
const WALLET_TERMS = {
  arrival: '约 1 分钟',
  feePercent: '0.00',
  turnoverTimes: 1,
  uniqueCents: true,
  slip: true,
  scanned: true,
} as const;

/** The site's deposit channels. */
const CHANNELS: readonly Channel[] = [
  {
    channelId: 'bank-quick',
    name: '网银快捷存款',
    kind: 'recharge',
    min: '100.00',
    max: '50000.00',
    quickAmounts: ['100.00', '500.00', '1000.00', '5000.00', '10000.00'],
    decimals: 0,
    arrival: '约 1 分钟',
    feePercent: '0.00',
    turnoverTimes: 1,
    scanned: true,
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
    asksPayer: true,
    arrival: '约 3 分钟',
    feePercent: '0.00',
    turnoverTimes: 1,
    slip: true,
    payee: [
      { label: '收款银行', value: '演示银行' },
      { label: '收款人', value: '演示收款人' },
      { label: '收款账号', value: '6200 0000 0000 0000' },
    ],
  },
  {
    channelId: 'alipay',
    name: '支付宝',
    kind: 'recharge',
    min: '100.00',
    max: '20000.00',
    quickAmounts: ['100.00', '300.00', '1000.00', '3000.00'],
    decimals: 0,
    note: '请勿修改金额',
    ...WALLET_TERMS,
    payee: [{ label: '收款商户', value: '演示商户' }],
  },
  {
    channelId: 'wechat',
    name: '微信支付',
    kind: 'recharge',
    min: '50.00',
    max: '5000.00',
    quickAmounts: ['50.00', '100.00', '500.00', '1000.00'],
    decimals: 0,
    note: '请勿修改金额',
    ...WALLET_TERMS,
    payee: [{ label: '收款商户', value: '演示商户' }],
  },
  coin('TRC20', '100.00', ''),
  coin('ERC20', '500.00', '网络费较高'),
  {
    channelId: 'huione',
    name: '汇旺钱包',
    kind: 'huione',
    min: '100.00',
    max: '100000.00',
    quickAmounts: ['200.00', '1000.00', '5000.00'],
    decimals: 2,
    note: '用钱包应用打开付款码',
    arrival: '约 1 分钟',
    feePercent: '0.00',
    turnoverTimes: 1,
    scheme: 'huione-demo',
    payee: [{ label: '收款商户', value: '演示商户' }],
  },
  {
    channelId: 'xnbsk',
    name: 'XNBSK 币钱包',
    kind: 'xnbsk',
    min: '100.00',
    max: '100000.00',
    quickAmounts: ['200.00', '1000.00', '5000.00'],
    decimals: 2,
    bonusPercent: '0.50',
    needs: ['phone', 'name'],
    arrival: '约 1 分钟',
    feePercent: '0.00',
    turnoverTimes: 1,
    scheme: 'xnbsk-demo',
    payee: [{ label: '收款商户', value: '演示商户' }],
  },
];

/** Fields of a channel that only orders contain. */
const OF_ORDERS: readonly string[] = ['payee', 'scheme', 'address', 'scanned'];

export const channels = (): DepositChannel[] =>
  CHANNELS.map(
    (channel) =>
      Object.fromEntries(
        Object.entries(channel).filter(([name]) => !OF_ORDERS.includes(name)),
      ) as unknown as DepositChannel,
  );

export const channelById = (id: string): Channel | undefined =>
  CHANNELS.find((each) => each.channelId === id);
