import type { Message } from '@courtside/i18n';
import type { WithdrawalOrder } from '@courtside/contract';
import type {
  WithdrawalAmountCode,
  WithdrawalAmountViolation,
} from '../../core/withdrawal-amount.ts';
import { titles } from '../route-titles.ts';
import { shared } from '../shared-messages.ts';

/** Texts of the withdrawal pages. */
export const w = {
  ...titles,
  way: /*i18n*/ { id: 'wallet.w-way', message: '取款方式' },
  available: /*i18n*/ { id: 'wallet.w-available', message: '账户余额' },
  withdrawable: /*i18n*/ { id: 'wallet.w-withdrawable', message: '现在可取' },
  locked: shared.locked,
  whyNot: /*i18n*/ { id: 'wallet.w-why-not', message: '暂时不能取款的原因' },
  turnover: /*i18n*/ { id: 'wallet.w-turnover', message: '还差 {left} 有效流水才能取款' },
  turnoverDetail: /*i18n*/ {
    id: 'wallet.w-turnover-detail',
    message: '存款和优惠按领取的先后依次计算；走水、退款和取消的注单不计流水。',
  },
  whatIsTurnover: /*i18n*/ { id: 'wallet.w-what-is-turnover', message: '什么是流水' },
  turnoverDone: /*i18n*/ { id: 'wallet.w-turnover-done', message: '{done} / {required}' },
  dayTimes: /*i18n*/ { id: 'wallet.w-day-times', message: '今日取款次数已用完，北京时间 0 点恢复' },
  dayAmount: /*i18n*/ {
    id: 'wallet.w-day-amount',
    message: '今日还可取 {left}，低于单笔最低金额，北京时间 0 点恢复',
  },
  balanceLow: /*i18n*/ {
    id: 'wallet.w-balance-low',
    message: '余额低于单笔最低取款金额 {min}',
  },
  passwordUnset: /*i18n*/ { id: 'wallet.w-password-unset', message: '还没有设置取款密码' },
  passwordLocked: /*i18n*/ {
    id: 'wallet.w-password-locked',
    message: '取款密码已锁定，{time} 后可再试',
  },
  noCard: /*i18n*/ { id: 'wallet.w-no-card', message: '还没有绑定此方式的收款账户' },
  needs: /*i18n*/ { id: 'wallet.w-needs', message: '取款需要' },
  needPhone: /*i18n*/ { id: 'wallet.w-need-phone', message: '绑定手机号码' },
  needName: /*i18n*/ { id: 'wallet.w-need-name', message: '绑定真实姓名' },
  needPassword: /*i18n*/ { id: 'wallet.w-need-password', message: '设置取款密码' },
  needCard: /*i18n*/ { id: 'wallet.w-need-card', message: '绑定收款账户' },
  needDone: /*i18n*/ { id: 'wallet.w-need-done', message: '已完成' },
  needOpen: /*i18n*/ { id: 'wallet.w-need-open', message: '未完成' },
  documents: /*i18n*/ { id: 'wallet.w-documents', message: '审核可能需要的资料' },
  goSet: /*i18n*/ { id: 'wallet.w-go-set', message: '去设置' },
  goAdd: shared.goBind,
  manageCards: /*i18n*/ { id: 'wallet.w-manage-cards', message: '管理收款账户' },
  changePassword: /*i18n*/ { id: 'wallet.w-change-password', message: '修改取款密码' },
  resetByCode: /*i18n*/ { id: 'wallet.w-reset-by-code', message: '用验证码重设' },
  service: shared.service,
  readAgain: /*i18n*/ { id: 'wallet.w-read-again', message: '刷新钱包' },
  defaultCard: /*i18n*/ { id: 'wallet.w-default-card', message: '默认' },
  amount: /*i18n*/ { id: 'wallet.w-amount', message: '取款金额' },
  all: shared.all,
  limits: /*i18n*/ {
    id: 'wallet.w-limits',
    message: '单笔 {min} - {max}，今日还可取 {times} 次、{left}',
  },
  wholeOnly: shared.wholeOnly,
  fee: /*i18n*/ { id: 'wallet.w-fee', message: '手续费' },
  networkFee: /*i18n*/ { id: 'wallet.w-network-fee', message: '网络手续费' },
  feeFree: /*i18n*/ { id: 'wallet.w-fee-free', message: '免（今日还有 {times} 次免手续费）' },
  arrives: /*i18n*/ { id: 'wallet.w-arrives', message: '预计到账' },
  arrival: /*i18n*/ { id: 'wallet.w-arrival', message: '到账时间' },
  rate: shared.rate,
  rateText: /*i18n*/ { id: 'wallet.w-rate-text', message: '1 USDT = {rate}，{time} 后更新' },
  next: /*i18n*/ { id: 'wallet.w-next', message: '下一步' },
  another: /*i18n*/ {
    id: 'wallet.w-another',
    message: '您刚刚提交过另一笔取款。仍要再取这一笔，请再确认一次。',
  },
  costsChanged: /*i18n*/ {
    id: 'wallet.w-costs-changed',
    message: '手续费或汇率有变，以上是现在的预计到账。',
  },
  confirmTitle: /*i18n*/ { id: 'wallet.w-confirm-title', message: '确认取款' },
  confirmLine: /*i18n*/ {
    id: 'wallet.w-confirm-line',
    message: '取款 {amount} 到尾号 {tail} 的{name}',
  },
  confirmAccount: /*i18n*/ {
    id: 'wallet.w-confirm-account',
    message: '取款 {amount} 到{name} {account}',
  },
  confirmNote: /*i18n*/ {
    id: 'wallet.w-confirm-note',
    message: '提交后金额立即冻结，不能撤销。请核对金额和收款账户。',
  },
  submit: /*i18n*/ { id: 'wallet.w-submit', message: '确认取款 {amount}' },
  password: /*i18n*/ { id: 'wallet.w-password', message: '取款密码' },
  passwordHint: /*i18n*/ { id: 'wallet.w-password-hint', message: '6 位数字，不是登录密码' },
  passwordEmpty: /*i18n*/ { id: 'wallet.w-password-empty', message: '请输入 6 位数字取款密码' },
  showPassword: /*i18n*/ { id: 'wallet.w-show-password', message: '显示密码' },
  hidePassword: /*i18n*/ { id: 'wallet.w-hide-password', message: '隐藏密码' },
  forgot: /*i18n*/ { id: 'wallet.w-forgot', message: '忘记取款密码' },
  refused: /*i18n*/ { id: 'wallet.w-refused', message: '取款未提交' },
  refusedDetail: /*i18n*/ { id: 'wallet.w-refused-detail', message: '未扣款，余额不变。' },
  unknown: /*i18n*/ { id: 'wallet.w-unknown', message: '正在确认取款结果' },
  unknownDetail: /*i18n*/ {
    id: 'wallet.w-unknown-detail',
    message: '{amount} 到{card}：网络中断，没有收到结果。正在查询结果，请不要重复提交。',
  },
  absent: /*i18n*/ { id: 'wallet.w-absent', message: '平台还没有收到这笔取款' },
  absentDetail: /*i18n*/ {
    id: 'wallet.w-absent-detail',
    message: '{amount} 到{card}。可以再次提交，不会重复扣款。',
  },
  sendAgain: /*i18n*/ { id: 'wallet.w-send-again', message: '再次提交' },
  inProgress: /*i18n*/ { id: 'wallet.w-in-progress', message: '有一笔取款正在处理' },
  seeProgress: shared.seeProgress,
  last: /*i18n*/ { id: 'wallet.w-last', message: '最近一笔取款' },
  steps: /*i18n*/ { id: 'wallet.w-steps', message: '处理进度' },
  orderId: /*i18n*/ { id: 'wallet.w-order-id', message: '取款单号' },
  createdAt: /*i18n*/ { id: 'wallet.w-created-at', message: '申请时间' },
  arrived: /*i18n*/ { id: 'wallet.w-arrived', message: '到账金额' },
  missing: /*i18n*/ { id: 'wallet.w-missing', message: '未找到这笔取款' },
  unreachable: /*i18n*/ {
    id: 'wallet.w-unreachable',
    message: '网络中断，显示的是之前的进度，正在重新查询',
  },
  back: /*i18n*/ { id: 'wallet.w-back', message: '返回取款' },
  again: /*i18n*/ { id: 'wallet.w-again', message: '再取一笔' },
  paidDetail: /*i18n*/ { id: 'wallet.w-paid-detail', message: '{amount} 已付到{card}。' },
  returned: /*i18n*/ { id: 'wallet.w-returned', message: '{amount} 已退回您的账户。' },
  noWays: /*i18n*/ { id: 'wallet.w-no-ways', message: '暂无可用的取款方式' },
} as const satisfies Record<string, Message>;

/** State of a withdrawal, in one word. */
export const statusMessages: Readonly<Record<WithdrawalOrder['status'], Message>> = {
  submitted: shared.submitted,
  reviewing: /*i18n*/ { id: 'wallet.ws-reviewing', message: '审核中' },
  paying: /*i18n*/ { id: 'wallet.ws-paying', message: '出款中' },
  paid: /*i18n*/ { id: 'wallet.ws-paid', message: '已到账' },
  rejected: /*i18n*/ { id: 'wallet.ws-rejected', message: '审核未通过' },
  cancelled: /*i18n*/ { id: 'wallet.ws-cancelled', message: '平台已取消' },
};

const amountMessages: Readonly<Record<WithdrawalAmountCode, Message>> = {
  'withdrawal.amount-empty': /*i18n*/ { id: 'wallet.wa-empty', message: '请输入取款金额' },
  'withdrawal.amount-malformed': /*i18n*/ {
    id: 'wallet.wa-malformed',
    message: '请输入正确的取款金额，只能包含数字和小数点',
  },
  'withdrawal.amount-long': /*i18n*/ {
    id: 'wallet.wa-long',
    message: '取款金额最多 {most} 个字符',
  },
  'withdrawal.amount-decimals': /*i18n*/ {
    id: 'wallet.wa-decimals',
    message: '取款金额最多 {digits} 位小数',
  },
  'withdrawal.amount-below': /*i18n*/ { id: 'wallet.wa-below', message: '单笔最低取款 {min}' },
  'withdrawal.amount-above': /*i18n*/ { id: 'wallet.wa-above', message: '单笔最高取款 {max}' },
  'withdrawal.amount-above-day': /*i18n*/ {
    id: 'wallet.wa-above-day',
    message: '今日还可取 {max}',
  },
  'withdrawal.amount-above-balance': /*i18n*/ {
    id: 'wallet.wa-above-balance',
    message: '余额只有 {max}',
  },
};

/** The message beside the amount, by the code of its violation. */
export function amountMessage({ code, params }: WithdrawalAmountViolation): Message {
  const whole = code === 'withdrawal.amount-decimals' && params?.['digits'] === 0;
  return whole ? shared.wholeAmount : amountMessages[code];
}
