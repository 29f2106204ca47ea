import type { BetRecord, DepositChannel, DepositOrder } from '@courtside/contract';
import { STORY_TIME } from './home-answers.ts';
import type { Say, Script } from './story-gateway.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LIST = '/game/api/v1/record/betRecordList';
const TOTAL = '/game/api/v1/record/betRecordTotal';

const record = (zh: Say, changes: Partial<BetRecord>): BetRecord => ({
  ticket_id: 'CS2605160042',
  status: 'unsettled',
  placedAt: STORY_TIME - 20 * MINUTE,
  settledAt: null,
  gtype: 'FT',
  league_name: zh('东海超级联赛', '東海超級聯賽'),
  team_h: zh('临江竞技', '臨江競技'),
  team_c: '北山城',
  kickOff: STORY_TIME - 25 * MINUTE,
  wtype: 'RE',
  pick: 'H',
  ratio: '0.5 / 1',
  strong: 'H',
  ior: '0.98',
  isLive: true,
  scoreAtBet: { h: 0, c: 0 },
  stake: '200.00',
  maxWin: '196.00',
  resultCode: null,
  payout: '0.00',
  winLoss: '0.00',
  finalScore: null,
  halfScore: null,
  ...changes,
});

const open = (zh: Say): BetRecord[] => [
  record(zh, {}),
  record(zh, {
    ticket_id: 'CS2605160041',
    status: 'delay',
    team_h: zh('云岭先锋', '雲嶺先鋒'),
    team_c: '青石港',
    league_name: zh('云岭杯', '雲嶺盃'),
    wtype: 'ROU',
    pick: 'C',
    ratio: '6.5 / 7',
    strong: '',
    ior: '1.01',
    scoreAtBet: { h: 1, c: 5 },
    stake: '50.00',
    maxWin: '50.50',
  }),
];

const decided = (zh: Say): BetRecord[] => {
  const settled = {
    status: 'settled',
    settledAt: STORY_TIME - 22 * HOUR,
    placedAt: STORY_TIME - 25 * HOUR,
    kickOff: STORY_TIME - 24 * HOUR,
    isLive: false,
    scoreAtBet: null,
    finalScore: { h: 2, c: 1 },
    halfScore: { h: 1, c: 0 },
  } as const;
  return [
    record(zh, {
      ...settled,
      ticket_id: 'CS2605150031',
      wtype: 'M',
      ratio: '',
      strong: '',
      ior: '1.25',
      maxWin: '250.00',
      resultCode: 'W',
      payout: '450.00',
      winLoss: '250.00',
    }),
    record(zh, {
      ...settled,
      ticket_id: 'CS2605150030',
      wtype: 'R',
      ratio: '1 / 1.5',
      pick: 'H',
      ior: '0.92',
      maxWin: '184.00',
      resultCode: 'LL',
      payout: '100.00',
      winLoss: '-100.00',
    }),
    record(zh, {
      ...settled,
      ticket_id: 'CS2605150029',
      wtype: 'OU',
      ratio: '3',
      strong: '',
      resultCode: 'P',
      payout: '200.00',
      winLoss: '0.00',
    }),
    record(zh, {
      ...settled,
      ticket_id: 'CS2605150028',
      wtype: 'HM',
      pick: 'C',
      ratio: '',
      strong: '',
      ior: '2.10',
      resultCode: 'L',
      winLoss: '-200.00',
    }),
  ];
};

const isOfSettled = (body: unknown) => (body as { status?: string }).status === 'settled';

/** Open and settled bets. */
export const bets: Script = (gateway, zh) => {
  gateway.on(LIST, (body) => {
    const list = isOfSettled(body) ? decided(zh) : open(zh);
    return { data: { total: list.length, pageNum: 1, pageSize: 20, list } };
  });
  gateway.on(TOTAL, (body) => ({
    data: isOfSettled(body)
      ? { count: 4, stake: '800.00', payout: '750.00', winLoss: '-50.00' }
      : { count: 2, stake: '250.00', payout: '0.00', winLoss: '0.00' },
  }));
};

export const noBets: Script = (gateway) => {
  gateway.on(LIST, { data: { total: 0, pageNum: 1, pageSize: 20, list: [] } });
  gateway.on(TOTAL, { data: { count: 0, stake: '0.00', payout: '0.00', winLoss: '0.00' } });
};

export const betsCut: Script = (gateway) => {
  gateway.cut(LIST);
  gateway.cut(TOTAL);
};

/** Four ways of paying in, and one whose orders have no page. */
/** All eight channels of the demonstration gateway, and the orders that wait. */
export const channelsWith =
  (...waiting: readonly DepositOrder[]): Script =>
  (gateway, zh) => {
    const terms = { arrival: zh('约 1 分钟', '約 1 分鐘'), feePercent: '0.00', turnoverTimes: 1 };
    const scanned: Omit<DepositChannel, 'channelId' | 'name' | 'min'> = {
      ...terms,
      kind: 'recharge',
      max: '20000.00',
      quickAmounts: ['100.00', '300.00', '1000.00'],
      decimals: 0,
      note: zh('请勿修改金额', '請勿修改金額'),
      uniqueCents: true,
      slip: true,
    };
    const coin: Omit<DepositChannel, 'channelId' | 'name' | 'min'> = {
      ...terms,
      kind: 'virtual',
      max: '500000.00',
      quickAmounts: ['500.00', '1000.00', '5000.00'],
      decimals: 2,
      bonusPercent: '1.00',
      currency: 'USDT',
      slip: true,
    };
    const app: Omit<DepositChannel, 'channelId' | 'name' | 'kind'> = {
      ...terms,
      min: '100.00',
      max: '100000.00',
      quickAmounts: ['200.00', '1000.00', '5000.00'],
      decimals: 2,
    };
    const channelList: DepositChannel[] = [
      {
        ...terms,
        channelId: 'bank-quick',
        name: zh('网银快捷存款', '網銀快捷存款'),
        kind: 'recharge',
        min: '100.00',
        max: '50000.00',
        quickAmounts: ['100.00', '500.00', '1000.00', '5000.00', '10000.00'],
        decimals: 0,
        needs: ['card'],
      },
      {
        ...terms,
        channelId: 'bank-transfer',
        name: zh('银行卡转账', '銀行卡轉帳'),
        kind: 'transfer',
        min: '50.00',
        max: '200000.00',
        quickAmounts: ['50.00', '300.00', '2000.00', '20000.00'],
        decimals: 2,
        bonusPercent: '0.50',
        asksPayer: true,
        slip: true,
        lastUsed: true,
      },
      { ...scanned, channelId: 'alipay', name: zh('支付宝', '支付寶'), min: '100.00' },
      { ...scanned, channelId: 'wechat', name: zh('微信支付', '微信支付'), min: '50.00' },
      {
        ...coin,
        channelId: 'usdt-trc20',
        name: 'USDT-TRC20',
        min: '100.00',
        network: 'TRC20',
        networkName: zh('波场 TRC20', '波場 TRC20'),
      },
      {
        ...coin,
        channelId: 'usdt-erc20',
        name: 'USDT-ERC20',
        min: '500.00',
        network: 'ERC20',
        networkName: zh('以太坊 ERC20', '以太坊 ERC20'),
        feePercent: '0.50',
      },
      { ...app, channelId: 'huione', name: zh('汇旺钱包', '匯旺錢包'), kind: 'huione' },
      {
        ...app,
        channelId: 'xnbsk',
        name: zh('XNBSK 币钱包', 'XNBSK 幣錢包'),
        kind: 'xnbsk',
        needs: ['phone', 'name'],
        bonusPercent: '0.50',
      },
    ];
    gateway.on('/fd/api/v1/payment/types', {
      data: { channels: channelList, waiting: [...waiting] },
    });
    gateway.on('/fd/api/v1/payment/getCustomerInfo', {
      data: {
        channelId: 'bank-transfer',
        needsPayerName: true,
        realName: '林**',
        lastPayerName: '周*',
        cardTail: '1234',
      },
    });
  };

export const channels: Script = channelsWith();

export const DEPOSIT_PATH = '/mine/savemoney/transfer/D2605160007';

/** One order, as it stands; what is left out is of a bank transfer. */
export const depositOrder =
  (status: DepositOrder['status'], more: Partial<DepositOrder> = {}): Script =>
  (gateway, zh) => {
    channels(gateway, zh);
    gateway.on('/fd/api/v1/payment/getDepositOrderStatus', {
      data: {
        orderId: 'D2605160007',
        channelId: 'bank-transfer',
        channelName: zh('银行卡转账', '銀行卡轉帳'),
        kind: 'transfer',
        amount: '2000.00',
        status,
        createdAt: STORY_TIME,
        expiresInMs: 14 * MINUTE,
        payee: [
          { label: zh('收款银行', '收款銀行'), value: zh('演示银行', '演示銀行') },
          { label: zh('收款人', '收款人'), value: zh('演示收款人', '演示收款人') },
          { label: zh('收款账号', '收款帳號'), value: '6200 0000 0000 0000' },
        ],
        slips: 0,
        ...more,
      },
    });
  };
