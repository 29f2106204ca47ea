import type { DealRecord, PromotionExchange, VenueBalance } from '@courtside/contract';
import { STORY_TIME } from './home-answers.ts';
import type { Say, Script } from './story-gateway.ts';

export const VENUES_PATH = '/game/api/v1/venue/allBalance';
export const TRANSFER_PATH = '/fd/api/v1/transfer/utcTransfer';
export const DEALS_PATH = '/fd/api/v1/transactions/queryDealRecord';
export const RECYCLE_PATH = '/game/api/v1/venue/recycle';
export const GIFTS_PATH = '/act/api/v1/activityTopGift/exchangeRecord';
const BALANCE_PATH = '/fd/api/v1/transfer/getBalance';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const activity = (zh: Say) => ({
  promotionId: 'p-first',
  title: zh('首存礼遇', '首存禮遇'),
  required: '500.00',
  done: '120.00',
  left: '380.00',
});

const venues = (zh: Say): VenueBalance[] => [
  {
    enName: 'QFDZ',
    name: zh('七福电子', '七福電子'),
    category: 'DZ',
    balance: '1280.50',
    state: 'open',
    activity: null,
  },
  {
    enName: 'HWBY',
    name: zh('海王捕鱼', '海王捕魚'),
    category: 'BY',
    balance: '320.00',
    state: 'open',
    activity: activity(zh),
  },
  {
    enName: 'SGCP',
    name: zh('双格彩票', '雙格彩票'),
    category: 'CP',
    balance: '15.00',
    state: 'maintenance',
    activity: null,
  },
  {
    enName: 'KXZR',
    name: zh('凯旋真人', '凱旋真人'),
    category: 'ZR',
    balance: '0.00',
    state: 'open',
    activity: null,
  },
];

const deals = (zh: Say): DealRecord[] => [
  {
    recordId: 'W178120470046400012',
    kind: 'withdraw',
    state: 'pending',
    title: zh('取款', '取款'),
    amount: '-2000.00',
    balanceAfter: '6384.50',
    at: STORY_TIME - HOUR,
  },
  {
    recordId: '20611240031',
    kind: 'payout',
    state: 'success',
    title: zh('注单派彩', '注單派彩'),
    amount: '196.00',
    balanceAfter: '8384.50',
    at: STORY_TIME - 2 * HOUR,
  },
  {
    recordId: '7',
    kind: 'bonus',
    state: 'success',
    title: zh('奖励金', '獎勵金'),
    amount: '18.00',
    balanceAfter: '8188.50',
    at: STORY_TIME - 2 * HOUR - MINUTE,
  },
  {
    recordId: 'T178120470046400003',
    kind: 'transferIn',
    state: 'success',
    title: zh('转入七福电子', '轉入七福電子'),
    amount: '-1280.50',
    balanceAfter: '8384.50',
    at: STORY_TIME - 3 * HOUR,
    steps: [
      { status: 'sent', at: STORY_TIME - 3 * HOUR },
      { status: 'received', at: STORY_TIME - 3 * HOUR },
    ],
  },
  {
    recordId: 'D178120470046428967',
    kind: 'deposit',
    state: 'success',
    title: zh('银行卡转账', '銀行卡轉帳'),
    amount: '5000.00',
    balanceAfter: '9665.00',
    at: STORY_TIME - 5 * HOUR,
    steps: [
      { status: 'created', at: STORY_TIME - 5 * HOUR - 6 * MINUTE },
      { status: 'paid', at: STORY_TIME - 5 * HOUR - MINUTE },
      { status: 'credited', at: STORY_TIME - 5 * HOUR },
    ],
  },
  {
    recordId: 'D178120470046428901',
    kind: 'deposit',
    state: 'failed',
    title: zh('扫码支付', '掃碼支付'),
    amount: '300.00',
    balanceAfter: null,
    at: STORY_TIME - 26 * HOUR,
    steps: [
      { status: 'created', at: STORY_TIME - 26 * HOUR },
      { status: 'failed', at: STORY_TIME - 26 * HOUR + 2 * MINUTE },
    ],
  },
];

const gifts = (zh: Say): PromotionExchange[] => [
  {
    exchangeId: 'E1781205600000-2',
    promotionId: 'p-draw',
    title: zh('幸运抽奖', '幸運抽獎'),
    kind: 'none',
    amount: '0.00',
    turnover: '0.00',
    at: STORY_TIME - HOUR,
  },
  {
    exchangeId: 'E1781205600000-1',
    promotionId: 'p-first',
    title: zh('首存礼遇', '首存禮遇'),
    kind: 'bonus',
    amount: '18.00',
    turnover: '18.00',
    at: STORY_TIME - 24 * HOUR,
  },
];

/** The centre wallet, and what a withdrawal in review holds back. */
const balance = (centre: string, locked: string, total: string) => ({
  data: {
    centerWalletBalance: centre,
    lockedMoney: locked,
    totalBalance: total,
    currency: 'CNY',
  },
});

const walletsWith = (autoTransfer: 0 | 1, zh: Say) => ({
  data: {
    centerWalletBalance: '8384.50',
    venueTotal: '1615.50',
    totalBalance: '10000.00',
    currency: 'CNY',
    autoTransfer,
    venues: venues(zh),
  },
});

/** As `ledger`, of a member who chooses what goes into a venue; to stand after it. */
export const transfersByHand: Script = (gateway, zh) => {
  gateway.on(VENUES_PATH, walletsWith(0, zh));
};

/** A member with money in three venues, one of them bound and one closed. */
export const ledger: Script = (gateway, zh) => {
  gateway.on(BALANCE_PATH, balance('8384.50', '2000.00', '10384.50'));
  gateway.on(VENUES_PATH, walletsWith(1, zh));
  gateway.on('/fd/api/v1/transfer/getTransferRate', {
    data: {
      rates: [{ currency: 'USDT', against: 'CNY', deposit: '7.0823', withdrawal: '7.0423' }],
      expiresInMs: 500_000,
    },
  });
  gateway.on(DEALS_PATH, (body) => {
    const { kind } = body as { kind?: string };
    const list = deals(zh).filter((deal) => kind === undefined || deal.kind === kind);
    return {
      data: {
        total: list.length,
        pageNum: 1,
        pageSize: 20,
        sums: { count: 3, in: '5000.00', out: '3280.50', net: '1719.50' },
        list,
      },
    };
  });
  gateway.on(GIFTS_PATH, {
    data: { total: 2, pageNum: 1, pageSize: 20, list: gifts(zh) },
  });
};

/** Nothing in any venue, nothing moved, nothing given. */
export const emptyLedger: Script = (gateway) => {
  gateway.on(BALANCE_PATH, balance('0.00', '0.00', '0.00'));
  gateway.on(VENUES_PATH, {
    data: {
      centerWalletBalance: '0.00',
      venueTotal: '0.00',
      totalBalance: '0.00',
      currency: 'CNY',
      autoTransfer: 0,
      venues: [],
    },
  });
  gateway.on('/fd/api/v1/transfer/getTransferRate', { data: { rates: [], expiresInMs: 0 } });
  gateway.on(DEALS_PATH, {
    data: {
      total: 0,
      pageNum: 1,
      pageSize: 20,
      sums: { count: 0, in: '0.00', out: '0.00', net: '0.00' },
      list: [],
    },
  });
  gateway.on(GIFTS_PATH, { data: { total: 0, pageNum: 1, pageSize: 20, list: [] } });
};

/** What a transfer is answered with. */
export const transferred: Script = (gateway) =>
  gateway.on(TRANSFER_PATH, (body) => {
    const { channelCode, amount } = body as { channelCode: string; amount: string };
    return {
      data: {
        transferId: 'T178120470046400009',
        from: 'center',
        to: channelCode,
        amount,
        createdAt: STORY_TIME,
        centerWalletBalance: '8284.50',
        venueBalance: '1380.50',
      },
    };
  });

export const transferRefused: Script = (gateway, zh) =>
  gateway.on(TRANSFER_PATH, {
    statusCode: 6012,
    message: zh('余额不足，转账未成功', '餘額不足，轉帳未成功'),
  });

/** 6413: the venue's wallet is bound. */
export const transferBound: Script = (gateway, zh) =>
  gateway.on(TRANSFER_PATH, { statusCode: 6413, message: '', data: activity(zh) });

/** All that may go comes back; what a promotion binds, or a venue under maintenance holds, stays. */
export const recycled: Script = (gateway) =>
  gateway.on(RECYCLE_PATH, {
    data: {
      centerWalletBalance: '9665.00',
      recycled: '1280.50',
      venues: [{ enName: 'QFDZ', amount: '1280.50' }],
      kept: [
        { enName: 'HWBY', amount: '320.00', reason: 'activity' },
        { enName: 'SGCP', amount: '15.00', reason: 'maintenance' },
      ],
    },
  });

/** The member covered their balance. */
export const COVERED = { 'courtside.hideBalance': '1' };
