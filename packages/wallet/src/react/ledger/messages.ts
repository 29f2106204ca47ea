import type { DealKind, DealState } from '@courtside/contract';
import type { Message } from '@courtside/i18n';
import type { TransferAmountCode } from '../../core/transfer-amount.ts';
import { titles } from '../route-titles.ts';
import { shared } from '../shared-messages.ts';

/** Texts of the pages of transfers, of the whole wallet and of its records. */
export const l = {
  ...titles,
  all: shared.all,
  centre: /*i18n*/ { id: 'wallet.l-centre', message: '中心钱包' },
  venueTotal: /*i18n*/ { id: 'wallet.l-venue-total', message: '场馆合计' },
  total: /*i18n*/ { id: 'wallet.l-total', message: '总资产' },
  inWallets: /*i18n*/ { id: 'wallet.l-in-wallets', message: '余额合计' },
  locked: shared.locked,
  lockedWhy: /*i18n*/ {
    id: 'wallet.l-locked-why',
    message: '未结算注单的本金与处理中的取款，结算或退回后自动解冻',
  },
  auto: /*i18n*/ { id: 'wallet.l-auto', message: '自动转账' },
  autoHint: /*i18n*/ {
    id: 'wallet.l-auto-hint',
    message: '开启后，进入场馆时中心钱包的余额自动转入该场馆',
  },
  autoOn: /*i18n*/ { id: 'wallet.l-auto-on', message: '自动转账已开启' },
  autoOff: /*i18n*/ { id: 'wallet.l-auto-off', message: '自动转账已关闭' },
  openBets: /*i18n*/ { id: 'wallet.l-open-bets', message: '查看注单' },
  enter: /*i18n*/ { id: 'wallet.l-enter', message: '进入' },
  recycle: /*i18n*/ { id: 'wallet.l-recycle', message: '一键回收' },
  recycleNone: /*i18n*/ { id: 'wallet.l-recycle-none', message: '场馆里没有余额' },
  way: /*i18n*/ { id: 'wallet.l-way', message: '转账方向' },
  intoVenue: /*i18n*/ { id: 'wallet.l-into', message: '转入场馆' },
  outOfVenue: /*i18n*/ { id: 'wallet.l-out-of', message: '转出场馆' },
  betweenVenues: /*i18n*/ { id: 'wallet.l-between', message: '场馆互转' },
  fromVenue: /*i18n*/ { id: 'wallet.l-from-venue', message: '转出自' },
  toVenue: /*i18n*/ { id: 'wallet.l-to-venue', message: '转入到' },
  venue: /*i18n*/ { id: 'wallet.l-venue', message: '场馆' },
  venueOption: /*i18n*/ { id: 'wallet.l-venue-option', message: '{name}（{amount}）' },
  closedOption: /*i18n*/ { id: 'wallet.l-closed-option', message: '{name}（维护中）' },
  amount: /*i18n*/ { id: 'wallet.l-amount', message: '转账金额' },
  most: /*i18n*/ { id: 'wallet.l-most', message: '最多可转 {max}' },
  submitIn: /*i18n*/ { id: 'wallet.l-submit-in', message: '转入{name}' },
  submitOut: /*i18n*/ { id: 'wallet.l-submit-out', message: '从{name}转出' },
  submitBetween: /*i18n*/ { id: 'wallet.l-submit-between', message: '从{name}转到{to}' },
  venues: /*i18n*/ { id: 'wallet.l-venues', message: '各场馆余额' },
  kind: /*i18n*/ { id: 'wallet.l-kind', message: '类别' },
  balanceThere: /*i18n*/ { id: 'wallet.l-balance', message: '场馆余额' },
  actions: /*i18n*/ { id: 'wallet.l-actions', message: '操作' },
  in: /*i18n*/ { id: 'wallet.l-in', message: '转入' },
  out: /*i18n*/ { id: 'wallet.l-out', message: '转出' },
  maintenance: /*i18n*/ { id: 'wallet.l-maintenance', message: '维护中' },
  bound: /*i18n*/ { id: 'wallet.l-bound', message: '优惠绑定' },
  boundDetail: /*i18n*/ {
    id: 'wallet.l-bound-detail',
    message: '“{title}”还差 {left} 流水，达成前不能转出',
  },
  hideNone: /*i18n*/ { id: 'wallet.l-hide-none', message: '隐藏零余额' },
  noneShown: /*i18n*/ { id: 'wallet.l-none-shown', message: '各场馆都没有余额' },
  refresh: /*i18n*/ { id: 'wallet.l-refresh', message: '刷新全部余额' },
  toTransfer: /*i18n*/ { id: 'wallet.l-to-transfer', message: '去转账' },
  unknown: /*i18n*/ { id: 'wallet.l-unknown', message: '正在确认上一笔转账' },
  unknownMove: /*i18n*/ {
    id: 'wallet.l-unknown-move',
    message: '{what}的结果还没有收到。正在确认，不会重复转账。',
  },
  unknownRecycle: /*i18n*/ {
    id: 'wallet.l-unknown-recycle',
    message: '回收的结果还没有收到。正在确认，不会重复回收。',
  },
  unclear: /*i18n*/ { id: 'wallet.l-unclear', message: '上一笔转账的结果不明确' },
  unclearDetail: /*i18n*/ {
    id: 'wallet.l-unclear-detail',
    message: '{what}已提交超过一小时，一直没有收到结果，不会再自动提交。请先在交易记录里核对。',
  },
  notSent: /*i18n*/ {
    id: 'wallet.l-not-sent',
    message: '上一笔转账还在确认，这一笔没有提交',
  },
  what: /*i18n*/ { id: 'wallet.l-what', message: '{way}{name} {amount}' },
  whatBetween: /*i18n*/ {
    id: 'wallet.l-what-between',
    message: '{name} 转到 {to} {amount}',
  },
  moved: /*i18n*/ { id: 'wallet.l-moved', message: '转账成功' },
  movedDetail: /*i18n*/ {
    id: 'wallet.l-moved-detail',
    message: '{what}，中心钱包现有 {centre}',
  },
  movedBetween: /*i18n*/ {
    id: 'wallet.l-moved-between',
    message: '{what}，{to}现有 {balance}',
  },
  recycled: /*i18n*/ { id: 'wallet.l-recycled', message: '已回收 {amount}' },
  recycledNothing: /*i18n*/ { id: 'wallet.l-recycled-nothing', message: '没有可以回收的余额' },
  keptActivity: /*i18n*/ {
    id: 'wallet.l-kept-activity',
    message: '{name} {amount} 未回收：优惠流水未达成',
  },
  keptMaintenance: /*i18n*/ {
    id: 'wallet.l-kept-maintenance',
    message: '{name} {amount} 未回收：场馆维护中',
  },
  refused: /*i18n*/ { id: 'wallet.l-refused', message: '转账未成功，余额不变' },
  agreeTitle: /*i18n*/ { id: 'wallet.l-agree-title', message: '该场馆有进行中的优惠' },
  agreeDetail: /*i18n*/ {
    id: 'wallet.l-agree-detail',
    message: '“{title}”还差 {left} 流水。现在转入的金额，要等流水达成后才能转出。',
  },
  agree: /*i18n*/ { id: 'wallet.l-agree', message: '仍要转入' },
  rates: /*i18n*/ { id: 'wallet.l-rates', message: '虚拟币参考汇率' },
  rateLine: /*i18n*/ {
    id: 'wallet.l-rate-line',
    message: '1 {currency}：存款 {deposit}，取款 {withdrawal}',
  },
  net: /*i18n*/ { id: 'wallet.l-net', message: '净存款' },
  netDays: /*i18n*/ { id: 'wallet.l-net-days', message: '近 {days} 天' },
  netHint: /*i18n*/ {
    id: 'wallet.l-net-hint',
    message: '成功的存款减去取款；为负表示取款多于存款',
  },
  lately: /*i18n*/ { id: 'wallet.l-lately', message: '最近资金变动' },
  allDeals: /*i18n*/ { id: 'wallet.l-all-deals', message: '全部交易记录' },
  dealKind: /*i18n*/ { id: 'wallet.l-deal-kind', message: '类型' },
  dealState: /*i18n*/ { id: 'wallet.l-deal-state', message: '状态' },
  dealAt: /*i18n*/ { id: 'wallet.l-deal-at', message: '交易时间' },
  dealNumber: /*i18n*/ { id: 'wallet.l-deal-number', message: '单号' },
  dealTitle: /*i18n*/ { id: 'wallet.l-deal-title', message: '说明' },
  dealAmount: /*i18n*/ { id: 'wallet.l-deal-amount', message: '金额' },
  dealAfter: /*i18n*/ { id: 'wallet.l-deal-after', message: '变动后余额' },
  sums: /*i18n*/ { id: 'wallet.l-sums', message: '合计' },
  sumCount: /*i18n*/ { id: 'wallet.l-sum-count', message: '笔数' },
  sumIn: /*i18n*/ { id: 'wallet.l-sum-in', message: '进账' },
  sumOut: /*i18n*/ { id: 'wallet.l-sum-out', message: '出账' },
  sumNet: /*i18n*/ { id: 'wallet.l-sum-net', message: '中心钱包净变动' },
  noDeals: /*i18n*/ { id: 'wallet.l-no-deals', message: '这段时间没有交易记录' },
  noDealsDetail: /*i18n*/ {
    id: 'wallet.l-no-deals-detail',
    message: '可以放宽时间，或换一个类型再看。交易记录保存五年。',
  },
  seeProgress: shared.seeProgress,
  seeDetail: shared.detail,
  detailTitle: /*i18n*/ { id: 'wallet.l-detail-title', message: '交易详情' },
  exportDeals: /*i18n*/ { id: 'wallet.l-export', message: '导出 CSV' },
  exportName: /*i18n*/ { id: 'wallet.l-export-name', message: '交易记录 {day}' },
  exportFailed: /*i18n*/ { id: 'wallet.l-export-failed', message: '导出失败，请重试' },
  exportPartly: /*i18n*/ {
    id: 'wallet.l-export-partly',
    message: '只导出了前 {count} 条，请缩短时间范围',
  },
  giftTitle: /*i18n*/ { id: 'wallet.l-gift-title', message: '活动' },
  giftAmount: /*i18n*/ { id: 'wallet.l-gift-amount', message: '奖励' },
  giftTurnover: /*i18n*/ { id: 'wallet.l-gift-turnover', message: '需要流水' },
  giftAt: /*i18n*/ { id: 'wallet.l-gift-at', message: '领取时间' },
  giftNone: /*i18n*/ { id: 'wallet.l-gift-none', message: '未中奖' },
  giftPageAmount: /*i18n*/ { id: 'wallet.l-gift-page-amount', message: '本页奖励' },
  giftPageTurnover: /*i18n*/ { id: 'wallet.l-gift-page-turnover', message: '本页需要流水' },
  giftDetailTitle: /*i18n*/ { id: 'wallet.l-gift-detail', message: '领取详情' },
  giftTurnoverLeft: /*i18n*/ { id: 'wallet.l-gift-turnover-left', message: '查看剩余流水' },
  noGifts: /*i18n*/ { id: 'wallet.l-no-gifts', message: '这段时间没有领取过奖励' },
  noGiftsDetail: /*i18n*/ {
    id: 'wallet.l-no-gifts-detail',
    message: '可以放宽时间再看。参加优惠活动领取的奖励会列在这里。',
  },
} as const satisfies Record<string, Message>;

/** Names of the kinds of movements of the centre wallet. */
export const dealKindMessages: Readonly<Record<DealKind, Message>> = {
  deposit: titles.deposit,
  bonus: /*i18n*/ { id: 'wallet.l-kind-bonus', message: '奖励金' },
  withdraw: titles.withdraw,
  withdrawReturn: /*i18n*/ { id: 'wallet.l-kind-return', message: '取款退回' },
  transferIn: l.intoVenue,
  transferOut: l.outOfVenue,
  bet: /*i18n*/ { id: 'wallet.l-kind-bet', message: '投注' },
  payout: /*i18n*/ { id: 'wallet.l-kind-payout', message: '派彩' },
  refund: /*i18n*/ { id: 'wallet.l-kind-refund', message: '注单退款' },
  adjust: /*i18n*/ { id: 'wallet.l-kind-adjust', message: '账户调整' },
};

export const dealStateMessages: Readonly<Record<DealState, Message>> = {
  pending: /*i18n*/ { id: 'wallet.l-pending', message: '处理中' },
  success: /*i18n*/ { id: 'wallet.l-success', message: '成功' },
  failed: /*i18n*/ { id: 'wallet.l-failed', message: '未成功' },
};

/** The message beside the amount, by the code of its violation. */
export const transferAmountMessages: Readonly<Record<TransferAmountCode, Message>> = {
  'transfer.amount-empty': /*i18n*/ { id: 'wallet.ta-empty', message: '请输入转账金额' },
  'transfer.amount-malformed': /*i18n*/ {
    id: 'wallet.ta-malformed',
    message: '转账金额只能包含数字和小数点',
  },
  'transfer.amount-long': /*i18n*/ {
    id: 'wallet.ta-long',
    message: '转账金额最多 {most} 个字符',
  },
  'transfer.amount-decimals': /*i18n*/ {
    id: 'wallet.ta-decimals',
    message: '转账金额最多 {digits} 位小数',
  },
  'transfer.amount-below': /*i18n*/ { id: 'wallet.ta-below', message: '单笔最低转账 {min}' },
  'transfer.amount-above-balance': /*i18n*/ {
    id: 'wallet.ta-above-balance',
    message: '转出的钱包只有 {max}',
  },
};
