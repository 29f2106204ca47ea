import type { Schemas } from '../gateway-call.ts';
import { DAY, weekStart } from '../time/beijing.ts';

type Promotion = Schemas['Promotion'];

type Row = readonly [
  id: string,
  kind: Promotion['kind'],
  title: string,
  text: string,
  scope: string,
  motif: string,
  /** Days before and after the Monday of the week: what ends is renewed every week. */
  startedDaysAgo: number,
  endsInDays: number | null,
];

const ROWS: readonly Row[] = [
  [
    'p-first',
    'firstDeposit',
    '首充礼遇',
    '首笔充值满 100 元，可领 18 元奖励金，流水一倍',
    '新会员，限一次',
    'gift',
    60,
    null,
  ],
  [
    'p-race',
    'race',
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
    '七日签到',
    '连续签到七日可领 10 元奖励金，流水一倍',
    '全体会员',
    'calendar',
    20,
    null,
  ],
  [
    'p-task',
    'newTask',
    '新手任务',
    '绑定手机、实名认证、首笔有效投注，每完成一项得奖励',
    '注册三十日内',
    'ticket',
    90,
    null,
  ],
  [
    'p-bet',
    'bettingGift',
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
    '再充礼遇',
    '每周首笔充值满 500 元，可领 8 元奖励金，流水一倍',
    '每周一次',
    'chip',
    30,
    null,
  ],
  [
    'p-draw',
    'drawGift',
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
    '邀请好友',
    '好友注册并完成首充后双方各得奖励，须年满 18 周岁',
    '全体会员',
    'handshake',
    120,
    null,
  ],
  ['p-cup', 'landPage', '冠军之路专题', '赛程、盘口与规则一页看全', '杯赛期间', 'football', 14, 28],
  [
    'p-vip',
    'discount',
    '贵宾晋级礼',
    '每晋一级可领一次，无流水要求',
    '贵宾会员',
    'crown',
    200,
    null,
  ],
];

/** What runs at the moment of asking, in the operator's order. */
export const promotions = (now: number): Promotion[] =>
  ROWS.map(([promotionId, kind, title, text, scope, motif, started, ends]) => ({
    promotionId,
    kind,
    title,
    text,
    scope,
    startsAt: Math.max(0, weekStart(now) - started * DAY),
    endsAt: ends === null ? null : weekStart(now) + ends * DAY,
    picture: { url: '', motif },
  }));
