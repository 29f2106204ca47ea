import type { Schemas } from '../gateway-call.ts';
import { DAY, weekStart } from '../time/beijing.ts';
import { offerOf } from './promotion-offers.ts';
import { RULES } from './promotion-rules.ts';

type Promotion = Schemas['Promotion'];

/** The kinds of promotions that this gateway decides. */
export type Kind =
  | 'landPage'
  | 'race'
  | 'firstDeposit'
  | 'againDeposit'
  | 'newTask'
  | 'drawGift'
  | 'signGift'
  | 'bettingGift'
  | 'friendInvitation'
  | 'discount';

type Row = readonly [
  id: string,
  kind: Kind,
  category: NonNullable<Promotion['category']>,
  title: string,
  text: string,
  scope: string,
  motif: string,
  /** Days before and after the Monday of the week; a promotion that ends is renewed every week. */
  startedDaysAgo: number,
  endsInDays: number | null,
];

const ROWS: readonly Row[] = [
  [
    'p-first',
    'firstDeposit',
    'newcomer',
    '首存礼遇',
    '首笔存款满 100 元，可领 18 元奖励金，1 倍流水',
    '新会员，限一次',
    'gift',
    60,
    null,
  ],
  [
    'p-race',
    'race',
    'contest',
    '每周积分赛',
    '有效投注累计积分，前二百名按名次发放奖励',
    '体育与娱乐，周一至周日',
    'trophy',
    0,
    7,
  ],
  [
    'p-sign',
    'signGift',
    'daily',
    '七日签到',
    '累计签到七日可领 10 元奖励金，漏签不清零，1 倍流水',
    '全体会员',
    'calendar',
    20,
    null,
  ],
  [
    'p-task',
    'newTask',
    'newcomer',
    '新手任务',
    '绑定手机、实名认证、首笔有效投注，每完成一项得奖励',
    '注册三十日内',
    'target',
    90,
    null,
  ],
  [
    'p-bet',
    'bettingGift',
    'daily',
    '有效投注返利',
    '按周统计有效投注，次周一起可领 0.4%',
    '体育与电竞',
    'coin',
    14,
    null,
  ],
  [
    'p-again',
    'againDeposit',
    'deposit',
    '再存礼遇',
    '每周首笔存款满 500 元，可领 8 元奖励金，1 倍流水',
    '每周一次',
    'chip',
    30,
    null,
  ],
  [
    'p-draw',
    'drawGift',
    'vip',
    '周年幸运转盘',
    '每日一次免费抽取，奖项与概率公开',
    '贵宾二级及以上',
    'wheel',
    7,
    14,
  ],
  [
    'p-friend',
    'friendInvitation',
    'newcomer',
    '邀请好友',
    '好友注册并完成首存后双方各得奖励，须年满 18 周岁',
    '全体会员',
    'handshake',
    120,
    null,
  ],
  [
    'p-cup',
    'landPage',
    'theme',
    '冠军之路专题',
    '赛程、盘口与规则一页看全',
    '杯赛期间',
    'football',
    14,
    28,
  ],
  [
    'p-vip',
    'discount',
    'vip',
    '贵宾晋级礼',
    '每晋一级可领一次，无流水要求',
    '贵宾会员',
    'crown',
    200,
    null,
  ],
];

/** Earlier promotions, which can no longer be joined or claimed. */
const ENDED: readonly Row[] = [
  [
    'p-spring',
    'landPage',
    'theme',
    '春季联赛回顾',
    '各大联赛收官赛程与积分榜回顾',
    '联赛期间',
    'whistle',
    90,
    -30,
  ],
  [
    'p-opening',
    'landPage',
    'deposit',
    '开季存款礼',
    '开季首周存款满 200 元，可领 5 元奖励金，1 倍流水',
    '全体会员，限一次',
    'coin',
    60,
    -46,
  ],
];

/** The only race. */
export const RACE = 'p-race';

function told(
  now: number,
  [id, kind, category, title, text, scope, motif, started, ends]: Row,
): Promotion & { kind: Kind } {
  return {
    promotionId: id,
    kind,
    category,
    title,
    text,
    scope,
    startsAt: Math.max(0, weekStart(now) - started * DAY),
    endsAt: ends === null ? null : Math.max(0, weekStart(now) + ends * DAY),
    picture: { url: '', motif },
    rules: RULES[id] ?? [],
    ...offerOf(id, title),
  };
}

/** Promotions that run at the moment of the call, in the operator's order. */
export const promotions = (now: number): (Promotion & { kind: Kind })[] =>
  ROWS.map((row) => told(now, row));

/** Recently ended promotions. */
export const endedPromotions = (now: number): Promotion[] => ENDED.map((row) => told(now, row));
