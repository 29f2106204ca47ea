import type { Message } from '@courtside/i18n';
import type { DepositViolation, DepositViolationCode } from '../core/deposit-amount.ts';
import { titles } from './route-titles.ts';
import { shared } from './shared-messages.ts';

export const m = {
  ...titles,
  balance: /*i18n*/ { id: 'wallet.balance', message: '余额' },
  refreshBalance: /*i18n*/ { id: 'wallet.refresh-balance', message: '刷新余额' },
  channel: /*i18n*/ { id: 'wallet.channel', message: '存款渠道' },
  channelLimits: /*i18n*/ { id: 'wallet.channel-limits', message: '限额 {min} - {max}' },
  channelBonus: /*i18n*/ { id: 'wallet.channel-bonus', message: '加赠 {percent}%' },
  amount: /*i18n*/ { id: 'wallet.amount', message: '存款金额' },
  amountLimits: /*i18n*/ { id: 'wallet.amount-limits', message: '单笔最低 {min}，最高 {max}' },
  wholeOnly: shared.wholeOnly,
  quickAmounts: /*i18n*/ { id: 'wallet.quick-amounts', message: '快捷金额' },
  depositNow: /*i18n*/ { id: 'wallet.deposit-now', message: '立即存款' },
  noChannels: /*i18n*/ { id: 'wallet.no-channels', message: '暂无可用的存款渠道' },
  noChannelsDetail: /*i18n*/ { id: 'wallet.no-channels-detail', message: '请稍后再来看看。' },
  waiting: /*i18n*/ { id: 'wallet.waiting', message: '等待付款' },
  unreachable: /*i18n*/ {
    id: 'wallet.unreachable',
    message: '网络连接中断，正在重新查询订单状态',
  },
  success: /*i18n*/ { id: 'wallet.success', message: '存款成功' },
  successDetail: /*i18n*/ { id: 'wallet.success-detail', message: '{amount} 已存入您的账户。' },
  closed: /*i18n*/ { id: 'wallet.closed', message: '订单已关闭' },
  closedDetail: /*i18n*/ {
    id: 'wallet.closed-detail',
    message: '请勿再向此订单付款。如需存款，请重新提交。',
  },
  expired: /*i18n*/ { id: 'wallet.expired', message: '订单已过期' },
  missing: /*i18n*/ { id: 'wallet.missing', message: '未找到该订单' },
  orderId: /*i18n*/ { id: 'wallet.order-id', message: '订单号' },
  expiresIn: /*i18n*/ { id: 'wallet.expires-in', message: '剩余时间' },
  createdAt: /*i18n*/ { id: 'wallet.created-at', message: '提交时间' },
  copy: /*i18n*/ { id: 'wallet.copy', message: '复制{label}' },
  closeOrder: /*i18n*/ { id: 'wallet.close-order', message: '关闭订单' },
  closeQuestion: /*i18n*/ {
    id: 'wallet.close-question',
    message: '确定要关闭此订单吗？若已付款，请勿关闭，耐心等待到账。',
  },
  toSport: /*i18n*/ { id: 'wallet.to-sport', message: '去体育投注' },
  depositAgain: /*i18n*/ { id: 'wallet.deposit-again', message: '继续存款' },
} as const satisfies Record<string, Message>;

const violationMessages: Readonly<Record<DepositViolationCode, Message>> = {
  'deposit.amount-empty': /*i18n*/ { id: 'wallet.amount-empty', message: '请输入存款金额' },
  'deposit.amount-malformed': /*i18n*/ {
    id: 'wallet.amount-malformed',
    message: '请输入正确的金额，只能包含数字和小数点',
  },
  'deposit.amount-long': /*i18n*/ { id: 'wallet.amount-long', message: '金额最多 12 个字符' },
  'deposit.amount-decimals': /*i18n*/ {
    id: 'wallet.amount-decimals',
    message: '金额最多 {digits} 位小数',
  },
  'deposit.amount-below': /*i18n*/ { id: 'wallet.amount-below', message: '最低存款金额为 {min}' },
  'deposit.amount-above': /*i18n*/ { id: 'wallet.amount-above', message: '最高存款金额为 {max}' },
};

/** The message beside the amount, by the code of its violation. */
export function violationMessage({ code, params }: DepositViolation): Message {
  const whole = code === 'deposit.amount-decimals' && params?.['digits'] === 0;
  return whole ? shared.wholeAmount : violationMessages[code];
}
