import type { Message } from '@courtside/i18n';

/** Texts of a ticket's page. */
export const tm = {
  question: /*i18n*/ { id: 'member.ticket-question', message: '反馈此注单' },
  back: /*i18n*/ { id: 'member.ticket-back', message: '返回投注记录' },
  legs: /*i18n*/ { id: 'member.ticket-legs', message: '投注项' },
  leg: /*i18n*/ { id: 'member.ticket-leg', message: '第 {leg} 项' },
  kickOff: /*i18n*/ { id: 'member.ticket-kick-off', message: '开赛 {time}' },
  priceNow: /*i18n*/ { id: 'member.ticket-price-now', message: '现赔率 {price}' },
  stakeLeft: /*i18n*/ { id: 'member.ticket-stake-left', message: '仍在投注' },
  unit: /*i18n*/ { id: 'member.ticket-unit', message: '每注投注额' },
  lines: /*i18n*/ { id: 'member.ticket-lines', message: '注数' },
  mayWin: /*i18n*/ { id: 'member.ticket-may-win', message: '最多还可赢' },
  why: /*i18n*/ { id: 'member.ticket-why', message: '为什么这样结算' },
  whyStake: /*i18n*/ { id: 'member.ticket-why-stake', message: '投注额的结算' },
  notNeeded: /*i18n*/ {
    id: 'member.ticket-not-needed',
    message: '结算时未分胜负，但已不影响派彩',
  },
  hongKong: /*i18n*/ {
    id: 'member.ticket-hong-kong',
    message: '计算过程使用香港盘赔率：赢利 = 投注额 × 赔率。',
  },
  history: /*i18n*/ { id: 'member.ticket-history', message: '结算记录' },
  firstResult: /*i18n*/ { id: 'member.ticket-first', message: '首次结算，派彩 {payout}' },
  corrected: /*i18n*/ {
    id: 'member.ticket-corrected',
    message: '赛果更正，重新结算，派彩 {payout}',
  },
  reopened: /*i18n*/ {
    id: 'member.ticket-reopened',
    message: '赛果更正，注单恢复为未结算，收回 {reversed}',
  },
  uncollected: /*i18n*/ {
    id: 'member.ticket-uncollected',
    message: '其中 {amount} 因余额不足未收回，由本站承担',
  },
  earlier: /*i18n*/ { id: 'member.ticket-earlier', message: '首次结算的计算过程' },
  cashOuts: /*i18n*/ { id: 'member.ticket-cash-outs', message: '提前结算记录' },
  cashOutLine: /*i18n*/ {
    id: 'member.ticket-cash-out-line',
    message: '提前结算投注额 {stake}，到账 {value}',
  },
} as const satisfies Record<string, Message>;

/** Texts of a cash-out. */
export const cm = {
  title: /*i18n*/ { id: 'member.cash-out', message: '提前结算' },
  take: /*i18n*/ { id: 'member.cash-out-take', message: '提前结算 {value}' },
  partly: /*i18n*/ { id: 'member.cash-out-partly', message: '部分结算' },
  amount: /*i18n*/ { id: 'member.cash-out-amount', message: '要结算的投注额' },
  amountHint: /*i18n*/ {
    id: 'member.cash-out-amount-hint',
    message: '最少 {min}，仍在投注 {left}',
  },
  takePart: /*i18n*/ { id: 'member.cash-out-take-part', message: '结算这部分 {value}' },
  missing: /*i18n*/ { id: 'member.cash-out-missing', message: '请输入要结算的投注额' },
  aboveStake: /*i18n*/ { id: 'member.cash-out-above', message: '不能超过仍在投注的 {max}' },
  belowMin: /*i18n*/ { id: 'member.cash-out-below', message: '最少结算 {min}' },
  leavesTooLittle: /*i18n*/ {
    id: 'member.cash-out-leaves',
    message: '余下的投注额至少为 {min}，或全部结算',
  },
  question: /*i18n*/ { id: 'member.cash-out-question', message: '确认提前结算？' },
  sold: /*i18n*/ { id: 'member.cash-out-sold', message: '结算投注额' },
  paid: /*i18n*/ { id: 'member.cash-out-paid', message: '立即到账' },
  stays: /*i18n*/ { id: 'member.cash-out-stays', message: '继续投注' },
  confirm: /*i18n*/ { id: 'member.cash-out-confirm', message: '确认到账 {value}' },
  expiresIn: /*i18n*/ { id: 'member.cash-out-expires', message: '报价 {seconds} 秒后失效' },
  expired: /*i18n*/ { id: 'member.cash-out-expired', message: '报价已失效' },
  sent: /*i18n*/ { id: 'member.cash-out-sent', message: '正在提前结算' },
  unknown: /*i18n*/ {
    id: 'member.cash-out-unknown',
    message: '没有收到答复，正在查询结果，请勿重复操作',
  },
  accepted: /*i18n*/ { id: 'member.cash-out-accepted', message: '已提前结算，到账 {value}' },
  acceptedPart: /*i18n*/ {
    id: 'member.cash-out-accepted-part',
    message: '已提前结算，到账 {value}，{left} 继续投注',
  },
  refused: /*i18n*/ { id: 'member.cash-out-refused', message: '未提前结算：{reason}' },
  valueNow: /*i18n*/ { id: 'member.cash-out-value-now', message: '现在可得 {value}' },
  done: /*i18n*/ { id: 'member.cash-out-done', message: '知道了' },
  suspended: /*i18n*/ {
    id: 'member.cash-out-suspended',
    message: '盘口暂停，提前结算稍后恢复',
  },
  noPrice: /*i18n*/ { id: 'member.cash-out-no-price', message: '暂无提前结算报价' },
} as const satisfies Record<string, Message>;

/** Texts for a refused cash-out, by the reason of the gateway or the runner. */
export const cashOutReasons: Readonly<Record<string, Message>> = {
  'value-changed': /*i18n*/ { id: 'member.cash-out-reason-value', message: '价格已变动' },
  suspended: /*i18n*/ { id: 'member.cash-out-reason-suspended', message: '盘口暂停' },
  expired: cm.expired,
  settled: /*i18n*/ { id: 'member.cash-out-reason-settled', message: '注单已结算' },
  'not-received': /*i18n*/ {
    id: 'member.cash-out-reason-not-received',
    message: '请求未送达，注单不变',
  },
};
export const otherCashOutReason: Message = /*i18n*/ {
  id: 'member.cash-out-reason-other',
  message: '暂不接受提前结算',
};

/** Texts of the tabs beside the board. */
export const am = {
  tabs: /*i18n*/ { id: 'member.aside-tabs', message: '投注单与未结算' },
  slip: /*i18n*/ { id: 'member.aside-slip', message: '投注单' },
  open: /*i18n*/ { id: 'member.aside-open', message: '未结算注单' },
  list: /*i18n*/ { id: 'member.aside-list', message: '未结算注单列表' },
  login: /*i18n*/ { id: 'member.aside-login', message: '登录后查看未结算注单' },
  all: /*i18n*/ { id: 'member.aside-all', message: '查看全部投注记录' },
} as const satisfies Record<string, Message>;
