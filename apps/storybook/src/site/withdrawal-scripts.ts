import type { MemberCard, WithdrawalInfo, WithdrawalOrder } from '@courtside/contract';
import { STORY_TIME } from './home-answers.ts';
import type { Say, Script } from './story-gateway.ts';

const MINUTE = 60_000;
export const WAYS_PATH = '/fd/api/v1/withdraw/baseCfg/list';
const INFO = '/fd/api/v1/withdraw/withdrawInfo';
export const WITHDRAWAL_ORDER_PATH = '/fd/api/v1/withdraw/withdrawOrderInfo';
export const CARDS_PATH = '/fd/api/v1/bankCard/queryMemberBanksInfoList';

const cards = (zh: Say): MemberCard[] => [
  {
    cardId: 'K100001',
    kind: 'bank',
    name: zh('演示银行', '演示銀行'),
    bankCode: 'DEMO',
    network: '',
    number: '****0005',
    holder: '林**',
    isDefault: true,
    addedAt: STORY_TIME,
  },
  {
    cardId: 'K100002',
    kind: 'bank',
    name: zh('晨曦银行', '晨曦銀行'),
    bankCode: 'CHENXI',
    network: '',
    number: '****0013',
    holder: '林**',
    isDefault: false,
    addedAt: STORY_TIME,
  },
  {
    cardId: 'K100003',
    kind: 'virtual',
    name: 'USDT-TRC20',
    bankCode: '',
    network: 'TRC20',
    number: 'TJCn****sxMW',
    holder: '',
    isDefault: true,
    addedAt: STORY_TIME,
  },
];

const info: WithdrawalInfo = {
  kind: 'bank',
  available: '8000.00',
  turnoverRequired: '0.00',
  turnoverDone: '0.00',
  turnoverLeft: '0.00',
  fee: '0.00',
  freeTimesLeft: 3,
  timesLeft: 5,
  amountLeft: '200000.00',
  min: '100.00',
  max: '50000.00',
  passwordSet: true,
  passwordLockedMs: 0,
  turnoverParts: [],
};

const order = (zh: Say, steps: readonly WithdrawalOrder['status'][]): WithdrawalOrder => {
  const status = steps.at(-1) ?? 'submitted';
  return {
    orderId: 'W2605160011',
    kind: 'bank',
    card: zh('演示银行 ****0005', '演示銀行 ****0005'),
    amount: '1000.00',
    fee: '0.00',
    arrives: '1000.00',
    arrivesCurrency: 'CNY',
    status,
    reason: {
      rejected: zh('审核未通过，款项已退回', '審核未通過，款項已退回'),
      cancelled: zh('收款渠道暂停，平台已取消，款项已退回', '收款管道暫停，平台已取消，款項已退回'),
      submitted: '',
      reviewing: '',
      paying: '',
      paid: '',
    }[status],
    createdAt: STORY_TIME,
    steps: steps.map((each, at) => ({ status: each, at: STORY_TIME + at * 4 * MINUTE })),
  };
};

/** A member whose phone and name are bound. */
const bound: Script = (gateway) =>
  gateway.on('/site/api/v1/user/member/info', {
    data: {
      userId: '10000001',
      name: 'ceshi001',
      bindPhone: true,
      bindRealName: true,
      bindEmail: true,
      phoneNumber: '138****1111',
      email: 'c***@example.com',
      realName: '林**',
      sealed: { phoneNumber: 'p', email: 'e', realName: 'r' },
      currency: 'CNY',
      registeredAt: STORY_TIME,
      nickname: '',
      profileSubmitted: false,
      secondPasswordSet: true,
      securityLevel: 'high',
      avatar: { url: '', motif: 'avatar-football' },
      vipLevel: 0,
    },
  });

/** The page of withdrawals, with what is told otherwise. */
export const withdrawals =
  (more: Partial<WithdrawalInfo> = {}, own: 'all' | 'none' = 'all'): Script =>
  (gateway, zh) => {
    bound(gateway, zh);
    const documents = [
      zh(
        '首次取款或单笔超过 20,000 时：本人身份证件',
        '首次取款或單筆超過 20,000 時：本人身分證件',
      ),
    ];
    const way = (kind: 'bank' | 'virtual' | 'alipay', name: string) => ({
      kind,
      name,
      min: '100.00',
      max: '50000.00',
      dayAmount: '200000.00',
      dayTimes: 5,
      fee: '5.00',
      freeTimes: 3,
      note: '',
      decimals: kind === 'alipay' ? (0 as const) : (2 as const),
      arrival: zh('通常 30 分钟内到账', '通常 30 分鐘內入帳'),
      documents,
    });
    gateway.on(WAYS_PATH, {
      data: {
        list: [
          way('bank', zh('银行卡', '銀行卡')),
          way('virtual', zh('虚拟币', '虛擬貨幣')),
          way('alipay', zh('支付宝', '支付寶')),
        ],
      },
    });
    gateway.on(INFO, { data: { ...info, ...more } });
    gateway.on('/fd/api/v1/withdraw/usdtWithdrawInfo', {
      data: {
        ...info,
        ...more,
        kind: 'virtual',
        rate: '7.0423',
        rateExpiresInMs: 8 * MINUTE,
        arrives: '141.99',
      },
    });
    gateway.on(WITHDRAWAL_ORDER_PATH, { statusCode: 6004 });
    gateway.on(CARDS_PATH, { data: { list: own === 'all' ? cards(zh) : [] } });
    gateway.on('/fd/api/v1/bankCard/withdraw/add/list', {
      data: {
        list: [
          {
            kind: 'bank',
            name: zh('银行卡', '銀行卡'),
            allowed: true,
            reason: '',
            most: 5,
            left: 3,
            options: [
              { code: 'DEMO', name: zh('演示银行', '演示銀行'), prefixes: ['620000'] },
              { code: 'CHENXI', name: zh('晨曦银行', '晨曦銀行'), prefixes: ['621001'] },
            ],
          },
          {
            kind: 'virtual',
            name: zh('虚拟币', '虛擬貨幣'),
            allowed: true,
            reason: '',
            most: 5,
            left: 4,
            options: [
              { code: 'TRC20', name: 'USDT-TRC20' },
              { code: 'ERC20', name: 'USDT-ERC20' },
            ],
          },
          {
            kind: 'alipay',
            name: zh('支付宝', '支付寶'),
            allowed: false,
            reason: 'password-unset',
            most: 5,
            left: 5,
            options: [],
          },
        ],
      },
    });
    gateway.on('/fd/api/v1/vCurrency/list', {
      data: {
        list: [
          {
            code: 'USDT',
            name: zh('泰达币', '泰達幣'),
            networks: [
              {
                network: 'TRC20',
                name: zh('波场 TRC20', '波場 TRC20'),
                confirmations: 19,
                deposit: true,
                withdrawal: true,
                addressHint: zh('以 T 开头，共 34 位', '以 T 開頭，共 34 位'),
              },
            ],
          },
        ],
      },
    });
  };

/** Turnover of two bonuses, one of them reached in part. */
export const turnoverLeft: Script = (gateway, zh) =>
  withdrawals({
    turnoverRequired: '800.00',
    turnoverDone: '320.00',
    turnoverLeft: '480.00',
    turnoverParts: [
      { title: zh('首存礼遇', '首存禮遇'), required: '300.00', done: '300.00' },
      { title: zh('银行卡转账加赠', '銀行卡轉帳加贈'), required: '500.00', done: '20.00' },
    ],
  })(gateway, zh);

export const WITHDRAWAL_PATH = '/mine/takemoney/W2605160011';

/** One withdrawal that went through these steps. */
export const withdrawalOrder =
  (...steps: readonly WithdrawalOrder['status'][]): Script =>
  (gateway, zh) => {
    withdrawals()(gateway, zh);
    gateway.on(WITHDRAWAL_ORDER_PATH, { data: order(zh, steps) });
  };

/** The answer of what is sent is lost, and nothing is known of its key. */
export const withdrawalLost: Script = (gateway, zh) => {
  withdrawals()(gateway, zh);
  gateway.cut('/fd/api/v1/withdraw/new');
};

/** What is sent is refused. */
export const withdrawalRefused =
  (statusCode: number, message: Parameters<Say>): Script =>
  (gateway, zh) => {
    withdrawals()(gateway, zh);
    gateway.on('/fd/api/v1/withdraw/new', { statusCode, message: zh(...message) });
  };
