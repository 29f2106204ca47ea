import type { PromotionReason, PromotionStanding } from '@courtside/contract';
import type { Message } from '@courtside/i18n';
import type { PromotionCategory } from '../core/kinds.ts';

export const m = {
  running: /*i18n*/ { id: 'promotions.running', message: '进行中' },
  ended: /*i18n*/ { id: 'promotions.ended', message: '已结束' },
  state: /*i18n*/ { id: 'promotions.state', message: '活动状态' },
  categories: /*i18n*/ { id: 'promotions.categories', message: '活动类别' },
  all: /*i18n*/ { id: 'promotions.all', message: '全部' },
  search: /*i18n*/ { id: 'promotions.search', message: '搜索活动' },
  clear: /*i18n*/ { id: 'promotions.clear', message: '清除搜索词' },
  found: /*i18n*/ { id: 'promotions.found', message: '共 {count} 项活动' },
  noneEnded: /*i18n*/ { id: 'promotions.none-ended', message: '还没有结束的活动' },
  none: /*i18n*/ { id: 'promotions.none', message: '目前没有可参加的活动' },
  noneDetail: /*i18n*/ {
    id: 'promotions.none-detail',
    message: '活动只面向可以参加的会员展示。处于冷静期或自我排除期时不展示优惠。',
  },
  noneFound: /*i18n*/ { id: 'promotions.none-found', message: '没有符合条件的活动' },
  noneFoundDetail: /*i18n*/ {
    id: 'promotions.none-found-detail',
    message: '请换一个类别，或减少搜索词。',
  },
  showAll: /*i18n*/ { id: 'promotions.show-all', message: '查看全部活动' },
  fromDay: /*i18n*/ { id: 'promotions.from-day', message: '{from} 起，长期有效' },
  fromTo: /*i18n*/ { id: 'promotions.from-to', message: '{from} 至 {to}' },
  endedOn: /*i18n*/ { id: 'promotions.ended-on', message: '已于 {to} 结束' },
  endedNote: /*i18n*/ {
    id: 'promotions.ended-note',
    message: '活动已结束，不能再参加或领取；以下内容仅供查阅。',
  },
  scope: /*i18n*/ { id: 'promotions.scope', message: '参与对象' },
  period: /*i18n*/ { id: 'promotions.period', message: '活动时间' },
  rules: /*i18n*/ { id: 'promotions.rules', message: '活动规则' },
  noRules: /*i18n*/ {
    id: 'promotions.no-rules',
    message: '本活动没有另外的规则，如有疑问请联系在线客服。',
  },
  mine: /*i18n*/ { id: 'promotions.mine', message: '我的进度' },
  offer: /*i18n*/ { id: 'promotions.offer', message: '奖励与条件' },
  rate: /*i18n*/ { id: 'promotions.rate', message: '返利比例' },
  loginNote: /*i18n*/ { id: 'promotions.login-note', message: '登录后可查看您的进度与领取资格。' },
  age: /*i18n*/ {
    id: 'promotions.age',
    message: '仅限年满 {age} 周岁的会员。请理性娱乐，量力而行。',
  },
  share: /*i18n*/ { id: 'promotions.share', message: '分享' },
  shared: /*i18n*/ { id: 'promotions.shared', message: '链接已复制' },
  back: /*i18n*/ { id: 'promotions.back', message: '返回优惠活动' },
  absent: /*i18n*/ { id: 'promotions.absent', message: '没有找到这个活动' },
  absentDetail: /*i18n*/ {
    id: 'promotions.absent-detail',
    message: '它可能已下架，或不向您展示。',
  },
  // Claims
  claim: /*i18n*/ { id: 'promotions.claim', message: '领取' },
  claimOf: /*i18n*/ { id: 'promotions.claim-of', message: '领取 {amount}' },
  given: /*i18n*/ { id: 'promotions.given', message: '{amount} 已派发至中心钱包' },
  givenBound: /*i18n*/ {
    id: 'promotions.given-bound',
    message: '{amount} 已派发至中心钱包，完成 {turnover} 有效投注后方可取款',
  },
  givenNone: /*i18n*/ { id: 'promotions.given-none', message: '本次没有抽中奖励' },
  asking: /*i18n*/ {
    id: 'promotions.asking',
    message: '正在确认领取结果，请稍候；不会重复派发。',
  },
  again: /*i18n*/ { id: 'promotions.again', message: '{seconds} 秒后可再试' },
  terms: /*i18n*/ { id: 'promotions.terms', message: '流水要求：{turnover} 有效投注' },
  noTerms: /*i18n*/ { id: 'promotions.no-terms', message: '无流水要求' },
  reward: /*i18n*/ { id: 'promotions.reward', message: '奖励' },
  againAt: /*i18n*/ { id: 'promotions.again-at', message: '下次可参加或领取：{time}' },
  progress: /*i18n*/ { id: 'promotions.progress', message: '进度' },
  progressOf: /*i18n*/ { id: 'promotions.progress-of', message: '{done} / {target}' },
  deposit: /*i18n*/ { id: 'promotions.deposit', message: '前往存款' },
  bind: /*i18n*/ { id: 'promotions.bind', message: '前往个人资料' },
  days: /*i18n*/ { id: 'promotions.days', message: '{count} 天' },
  friends: /*i18n*/ { id: 'promotions.friends', message: '{count} 位' },
  tasks: /*i18n*/ { id: 'promotions.tasks', message: '{count} 项' },
  points: /*i18n*/ { id: 'promotions.points', message: '{count} 分' },
} as const;

export const categoryMessages: Readonly<Record<PromotionCategory, Message>> = {
  newcomer: /*i18n*/ { id: 'promotions.category-newcomer', message: '新人' },
  deposit: /*i18n*/ { id: 'promotions.category-deposit', message: '存款' },
  daily: /*i18n*/ { id: 'promotions.category-daily', message: '日常' },
  contest: /*i18n*/ { id: 'promotions.category-contest', message: '赛事积分' },
  vip: /*i18n*/ { id: 'promotions.category-vip', message: '贵宾' },
  theme: /*i18n*/ { id: 'promotions.category-theme', message: '专题' },
};

export const stateMessages: Readonly<Record<PromotionStanding['state'], Message>> = {
  information: /*i18n*/ { id: 'promotions.state-information', message: '仅供阅读' },
  open: /*i18n*/ { id: 'promotions.state-open', message: '可参加' },
  running: m.running,
  claimable: /*i18n*/ { id: 'promotions.state-claimable', message: '可领取' },
  claimed: /*i18n*/ { id: 'promotions.state-claimed', message: '已领取' },
  'not-eligible': /*i18n*/ { id: 'promotions.state-not-eligible', message: '暂不符合条件' },
};

/** Help where a promotion is not open to a member; the gateway itself sends the reason. */
export const reasonHelp: Readonly<Partial<Record<PromotionReason, Message>>> = {
  'deposit-too-small': /*i18n*/ {
    id: 'promotions.help-deposit',
    message: '本周期以首笔符合条件的存款为准，不能补足。',
  },
  'too-late': /*i18n*/ {
    id: 'promotions.help-late',
    message: '已超过参与期限，已领取的奖励不受影响。',
  },
};
