import type { Promotion, PromotionStanding } from '@courtside/contract';
import { STORY_TIME } from './home-answers.ts';
import type { Say, Script } from './story-gateway.ts';

export const CONFIG = '/act/api/v1/promotion/config';
export const WEEK = '/act/api/v1/vipWeek/VipWeekInfo';
export const STANDING = '/act/api/v1/promotion/verification';
export const STANDINGS = '/act/api/v1/promotion/standings';
export const BOARD = '/act/api/v1/promotion/raceBoard';
export const CLAIM = '/act/api/v1/promotion/confirmInfo';
export const DAY = 86_400_000;

type Kind = Promotion['kind'];

const promotion = (
  zh: Say,
  kind: Kind,
  title: readonly [string, string],
  more: Partial<Promotion> = {},
): Promotion => ({
  ...{ promotionId: `p-${kind.toLowerCase()}`, kind, title: zh(...title) },
  text: zh('按页面规则参加，奖励派发至中心钱包', '按頁面規則參加，獎勵派發至中心錢包'),
  scope: zh('全体会员', '全體會員'),
  ...{ startsAt: STORY_TIME - 10 * DAY, endsAt: null, picture: { url: '', motif: 'gift' } },
  category: 'daily',
  rules: [
    {
      title: zh('派发与取款', '派發與取款'),
      text: zh(
        '奖励金派发至中心钱包；标有流水要求的奖励金，达成有效投注后方可取款。',
        '獎勵金派發至中心錢包；標有流水要求的獎勵金，達成有效投注後方可取款。',
      ),
    },
  ],
  ...more,
});

export const ODDS = [
  { amount: '0.00', chance: 7000 },
  { amount: '1.88', chance: 2400 },
  { amount: '5.88', chance: 550 },
  { amount: '18.88', chance: 50 },
];

export const bonus = (amount: string, turnover = amount) =>
  ({ kind: 'bonus', amount, turnover, text: '' }) as const;

const tasks = (zh: Say): PromotionStanding['tasks'] => [
  { taskId: 'phone', text: zh('绑定手机号码', '綁定手機號碼'), state: 'claimed', amount: '3.00' },
  {
    ...{ taskId: 'real-name', text: zh('完成实名认证', '完成實名認證') },
    ...{ state: 'claimable', amount: '3.00' },
  },
  {
    ...{ taskId: 'first-bet', text: zh('完成首笔有效投注', '完成首筆有效投注') },
    ...{ state: 'open', amount: '5.00' },
  },
];

/** Every kind from its configuration, and one that the site does not know. */
export const configured = (zh: Say): Promotion[] => [
  promotion(zh, 'firstDeposit', ['首存礼遇', '首存禮遇'], {
    category: 'newcomer',
    reward: bonus('18.00'),
    goal: { text: zh('首笔存款', '首筆存款'), target: '100.00', unit: 'amount' },
  }),
  promotion(zh, 'againDeposit', ['再存礼遇', '再存禮遇'], {
    category: 'deposit',
    picture: { url: '', motif: 'chip' },
    reward: bonus('8.00'),
    goal: { text: zh('每周首笔存款', '每週首筆存款'), target: '500.00', unit: 'amount' },
  }),
  promotion(zh, 'newTask', ['新手任务', '新手任務'], {
    category: 'newcomer',
    picture: { url: '', motif: 'ticket' },
    reward: bonus('11.00', '0.00'),
    goal: { text: zh('全部任务', '全部任務'), target: '3', unit: 'task' },
    tasks: tasks(zh).map(({ taskId, text, amount }) => ({ taskId, text, amount })),
  }),
  promotion(zh, 'signGift', ['七日签到', '七日簽到'], {
    picture: { url: '', motif: 'calendar' },
    reward: bonus('10.00'),
    goal: { text: zh('累计签到', '累計簽到'), target: '7', unit: 'day' },
  }),
  promotion(zh, 'bettingGift', ['有效投注返利', '有效投注返利'], {
    picture: { url: '', motif: 'coin' },
    rate: 40,
  }),
  promotion(zh, 'race', ['每周积分赛', '每週積分賽'], {
    category: 'contest',
    picture: { url: '', motif: 'trophy' },
    steps: [
      { from: 1, to: 1, amount: '888.00' },
      { from: 2, to: 3, amount: '388.00' },
      { from: 4, to: 10, amount: '88.00' },
    ],
  }),
  promotion(zh, 'drawGift', ['周年幸运转盘', '週年幸運轉盤'], {
    category: 'vip',
    picture: { url: '', motif: 'wheel' },
    odds: ODDS,
  }),
  promotion(zh, 'friendInvitation', ['邀请好友', '邀請好友'], {
    category: 'newcomer',
    picture: { url: '', motif: 'handshake' },
    reward: bonus('10.00'),
    goal: { text: zh('好友注册并首存', '好友註冊並首存'), target: '1', unit: 'friend' },
  }),
  promotion(zh, 'discount', ['贵宾晋级礼', '貴賓晉級禮'], {
    category: 'vip',
    picture: { url: '', motif: 'crown' },
    steps: ['18.00', '38.00', '88.00'].map((amount, at) => ({ from: at + 1, to: at + 1, amount })),
  }),
  promotion(zh, 'landPage', ['冠军之路专题', '冠軍之路專題'], {
    category: 'theme',
    picture: { url: '', motif: 'football' },
  }),
  promotion(zh, 'redEnvelope', ['中秋红包', '中秋紅包'], {
    category: 'theme',
    endsAt: STORY_TIME + 5 * DAY,
    picture: { url: '', motif: 'moon' },
  }),
];

export const base = (promotionId: string): PromotionStanding => ({
  ...{ promotionId, state: 'open', reasons: [], progress: null, tasks: [], reward: null },
  ...{ rank: null, odds: [], againAt: null },
});

const STANDS = (zh: Say): Readonly<Record<string, Partial<PromotionStanding>>> => ({
  'p-firstdeposit': {
    state: 'claimable',
    progress: { done: '300.00', target: '100.00', unit: 'amount' },
    reward: bonus('18.00'),
  },
  'p-againdeposit': {
    state: 'not-eligible',
    reasons: [{ code: 'deposit-too-small', text: zh('存款金额未达到要求', '存款金額未達到要求') }],
    progress: { done: '200.00', target: '500.00', unit: 'amount' },
    reward: bonus('8.00'),
  },
  'p-newtask': {
    state: 'claimable',
    progress: { done: '2', target: '3', unit: 'task' },
    reward: bonus('11.00', '0.00'),
    tasks: tasks(zh),
  },
  'p-signgift': {
    state: 'open',
    progress: { done: '4', target: '7', unit: 'day' },
    reward: bonus('10.00'),
    signed: [1, 2, 4, 5].map((ago) => STORY_TIME - ago * DAY),
  },
  'p-bettinggift': {
    state: 'claimable',
    progress: { done: '5200.00', target: '0.00', unit: 'amount' },
    reward: bonus('36.80', '0.00'),
  },
  'p-race': {
    state: 'running',
    progress: { done: '12480', target: '0', unit: 'point' },
    reward: bonus('88.00'),
    rank: 4,
    againAt: STORY_TIME + 3 * DAY,
  },
  'p-drawgift': { state: 'claimable', reward: bonus('18.88', '0.00'), odds: ODDS },
  'p-friendinvitation': {
    state: 'claimable',
    progress: { done: '2', target: '0', unit: 'friend' },
    reward: bonus('10.00'),
    invite: {
      ...{ iCode: '100002', rCode: 'R100002', earned: '10.00' },
      friends: [
        { name: 'li***8', at: STORY_TIME - 3 * DAY, state: 'rewarded' },
        { name: 'wa***2', at: STORY_TIME - 2 * DAY, state: 'deposited' },
        { name: 'zh***5', at: STORY_TIME - DAY, state: 'registered' },
      ],
    },
  },
  'p-discount': { state: 'claimed', reward: bonus('38.00', '0.00') },
  'p-landpage': { state: 'information' },
  'p-redenvelope': { state: 'information' },
});

export const standings = (zh: Say): PromotionStanding[] =>
  configured(zh).map(({ promotionId }) => ({ ...base(promotionId), ...STANDS(zh)[promotionId] }));

/** All kinds, a member who stands differently with each, leaders, points and the week. */
export const promotionsRun: Script = (gateway, zh) => {
  gateway.on(CONFIG, (body) => ({
    data: { list: (body as { state?: string }).state === 'ended' ? [] : configured(zh) },
  }));
  gateway.on(STANDING, (body) => {
    const { promotionId } = body as { promotionId: string };
    const found = standings(zh).find((each) => each.promotionId === promotionId);
    return { data: found ?? base(promotionId) };
  });
  gateway.on(STANDINGS, { data: { list: standings(zh) } });
  gateway.on(BOARD, {
    data: {
      ...{ from: STORY_TIME - 4 * DAY, to: STORY_TIME + 3 * DAY, at: STORY_TIME },
      ...{ players: 318, own: 4 },
      list: [
        { rank: 1, name: 'qi***7', prize: '888.00', own: false },
        { rank: 2, name: 'da***1', prize: '388.00', own: false },
        { rank: 3, name: 'mo***6', prize: '388.00', own: false },
        { rank: 4, name: 'ce***1', prize: '88.00', own: true },
      ],
    },
  });
  gateway.on(WEEK, {
    data: {
      ...{ grade: 2, weekStart: STORY_TIME - 4 * DAY, weekEnd: STORY_TIME + 3 * DAY },
      ...{ turnover: '3200.00', target: '5000.00', gift: '8.00' },
      lastWeek: { turnover: '6400.00', gift: '8.00', state: 'claimable' },
    },
  });
  gateway.on('/act/api/v1/activityTopGift/giftList', {
    data: {
      points: 130,
      list: [60, 140].map((points) => ({
        giftId: `bonus-${points}`,
        title: zh(`${points / 20} 元奖励金`, `${points / 20} 元獎勵金`),
        text: zh('1 倍流水，派发至中心钱包', '1 倍流水，派發至中心錢包'),
        ...{ points, amount: `${points / 20}.00`, turnover: `${points / 20}.00` },
      })),
    },
  });
};

/** Nothing is offered, as to whoever takes a break. */
export const noPromotions: Script = (gateway) => {
  gateway.on(CONFIG, { data: { list: [] } });
  gateway.on(STANDINGS, { data: { list: [] } });
  // A grade without a weekly gift.
  gateway.on(WEEK, {
    data: {
      ...{ grade: 0, weekStart: STORY_TIME - 4 * DAY, weekEnd: STORY_TIME + 3 * DAY },
      ...{ turnover: '0.00', target: '0.00', gift: '0.00' },
      lastWeek: { turnover: '0.00', gift: '0.00', state: 'missed' },
    },
  });
};
