import type { Schemas } from '../gateway-call.ts';

type Promotion = Schemas['Promotion'];

const DAY = 86_400_000;
type Row = readonly [
  id: string,
  kind: Promotion['kind'],
  title: string,
  text: string,
  scope: string,
  motif: string,
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
    '周末五大联赛积分赛',
    '单关有效投注累计积分，前二百名按名次发放奖励',
    '体育，周五至周一',
    'trophy',
    2,
    5,
  ],
  [
    'p-sign',
    'signGift',
    '七日签到',
    '连续签到七日可领取免费投注券一张',
    '全体会员',
    'calendar',
    20,
    40,
  ],
  [
    'p-task',
    'newTask',
    '新手任务',
    '完善资料、绑定手机、设置限额，每完成一项得奖励',
    '注册三十日内',
    'ticket',
    90,
    null,
  ],
  [
    'p-bet',
    'bettingGift',
    '有效投注返利',
    '按周统计有效投注，次周一自动发放',
    '体育与电竞',
    'coin',
    14,
    90,
  ],
  [
    'p-again',
    'againDeposit',
    '再充礼遇',
    '每周首笔充值满 500 元，可领 8 元奖励金，流水一倍',
    '每周一次',
    'chip',
    30,
    60,
  ],
  [
    'p-draw',
    'drawGift',
    '周年幸运转盘',
    '每日一次免费抽取，奖项与概率公开',
    '贵宾二级及以上',
    'wheel',
    3,
    11,
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
  ['p-cup', 'landPage', '冠军之路专题', '赛程、盘口与规则一页看全', '杯赛期间', 'football', 10, 25],
  [
    'p-vip',
    'discount',
    '贵宾晋级礼',
    '每次晋级自动发放，无流水要求',
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
    startsAt: dayOf(now - started * DAY),
    endsAt: ends === null ? null : dayOf(now + ends * DAY),
    picture: { url: '', motif },
  }));

/** Midnight in Beijing of the day that an instant is in. */
const dayOf = (instant: number): number =>
  Math.max(0, Math.floor((instant + 8 * 3_600_000) / DAY) * DAY - 8 * 3_600_000);
