import type { Message } from '@courtside/i18n';
import { shared } from '../shared-messages.ts';

/** Texts of the deposit page and its waiting pages. */
export const d = {
  lastUsed: /*i18n*/ { id: 'wallet.last-used', message: '上次使用' },
  noFee: /*i18n*/ { id: 'wallet.no-fee', message: '免手续费' },
  fee: /*i18n*/ { id: 'wallet.fee', message: '手续费 {percent}%' },
  arrival: /*i18n*/ { id: 'wallet.arrival', message: '到账{time}' },
  needs: /*i18n*/ { id: 'wallet.needs', message: '需先绑定：{list}' },
  needPhone: /*i18n*/ { id: 'wallet.need-phone', message: '手机号码' },
  needName: /*i18n*/ { id: 'wallet.need-name', message: '真实姓名' },
  needCard: shared.bankCard,
  listComma: /*i18n*/ { id: 'wallet.list-comma', message: '、' },
  needsMissing: /*i18n*/ {
    id: 'wallet.needs-missing',
    message: '使用{channel}前，请先绑定：{list}。',
  },
  payer: /*i18n*/ { id: 'wallet.payer', message: '付款人姓名（选填）' },
  payerHint: /*i18n*/ {
    id: 'wallet.payer-hint',
    message: '请填写付款账户的姓名，便于尽快核对。',
  },
  payerKnown: /*i18n*/ { id: 'wallet.payer-known', message: '付款人姓名' },
  payerAnother: /*i18n*/ { id: 'wallet.payer-another', message: '换一个付款人' },
  payerLast: /*i18n*/ { id: 'wallet.payer-last', message: '与上次存款的付款人相同。' },
  payerReal: /*i18n*/ { id: 'wallet.payer-real', message: '您的实名。' },
  payerEmpty: /*i18n*/ { id: 'wallet.payer-empty', message: '留空则为 {name}。' },
  payerCard: /*i18n*/ { id: 'wallet.payer-card', message: '您绑定的银行卡尾号 {tail}。' },
  bonus: /*i18n*/ { id: 'wallet.bonus', message: '存款加赠' },
  bonusTake: /*i18n*/ { id: 'wallet.bonus-take', message: '领取加赠 {percent}%' },
  bonusDecline: /*i18n*/ { id: 'wallet.bonus-decline', message: '不领取' },
  bonusTerms: /*i18n*/ {
    id: 'wallet.bonus-terms',
    message: '加赠与本金一并入账，合计完成 {times} 倍流水后方可取款。',
  },
  bonusNone: /*i18n*/ {
    id: 'wallet.bonus-none',
    message: '只入账本金，本金完成 {times} 倍流水后方可取款。',
  },
  bonusUnchosen: /*i18n*/ { id: 'wallet.bonus-unchosen', message: '请选择是否领取加赠' },
  creditedSum: /*i18n*/ { id: 'wallet.credited-sum', message: '预计到账 {amount}' },
  bonusSum: /*i18n*/ { id: 'wallet.bonus-sum', message: '含加赠 {amount}' },
  feeSum: /*i18n*/ { id: 'wallet.fee-sum', message: '手续费 {amount}' },
  turnoverSum: /*i18n*/ { id: 'wallet.turnover-sum', message: '取款前需完成流水 {amount}' },
  asking: /*i18n*/ {
    id: 'wallet.asking',
    message: '网络中断，正在查询这笔 {amount} 的存款是否已提交，请勿重复操作。',
  },
  absent: /*i18n*/ {
    id: 'wallet.absent',
    message: '平台还没有收到这笔 {amount} 的存款。可以重新提交，不会重复生成订单。',
  },
  resend: /*i18n*/ { id: 'wallet.resend', message: '重新提交' },
  openOrders: /*i18n*/ { id: 'wallet.open-orders', message: '未完成的存款' },
  openOrder: /*i18n*/ { id: 'wallet.open-order', message: '查看订单' },
  openMark: /*i18n*/ { id: 'wallet.open-mark', message: '有存款订单待完成' },
  goVerify: /*i18n*/ { id: 'wallet.go-verify', message: '去验证' },
  goPassword: /*i18n*/ { id: 'wallet.go-password', message: '去处理取款密码' },
  centsLowered: /*i18n*/ {
    id: 'wallet.cents-lowered',
    message: '提交后金额会减少几分，系统据此认出您的付款',
  },
  readAgain: /*i18n*/ { id: 'wallet.read-again', message: '重新读取' },
  scan: /*i18n*/ { id: 'wallet.scan', message: '请扫描二维码付款，到账后本页会自动更新。' },
  payInto: /*i18n*/ {
    id: 'wallet.pay-into',
    message: '请转账至以下账户，到账后本页会自动更新。',
  },
  payCoin: /*i18n*/ {
    id: 'wallet.pay-coin',
    message: '请向以下地址转入，网络确认后本页会自动更新。',
  },
  payApp: /*i18n*/ {
    id: 'wallet.pay-app',
    message: '请在{channel}中打开付款码，付款后本页会自动更新。',
  },
  noPayee: /*i18n*/ {
    id: 'wallet.no-payee',
    message: '尚未取得付款信息，请先不要付款。可重新读取，或联系客服。',
  },
  exactAmount: /*i18n*/ {
    id: 'wallet.exact-amount',
    message:
      '请一分不差地支付 {amount}。系统按金额识别付款，您提交的 {asked} 已相应调整，实付多少到账多少。',
  },
  coinAmount: /*i18n*/ { id: 'wallet.coin-amount', message: '入账 {amount}' },
  rate: /*i18n*/ { id: 'wallet.rate', message: '1 {coin} = {rate}' },
  rateLabel: shared.rate,
  payAmount: /*i18n*/ { id: 'wallet.pay-amount', message: '支付数量' },
  networkWarning: /*i18n*/ {
    id: 'wallet.network-warning',
    message: '仅支持{network}网络的 {coin}。用其他网络或币种转入，款项将无法找回。',
  },
  qr: /*i18n*/ { id: 'wallet.qr', message: '付款二维码' },
  qrCopy: /*i18n*/ { id: 'wallet.qr-copy', message: '复制二维码内容' },
  qrTooLong: /*i18n*/ {
    id: 'wallet.qr-too-long',
    message: '内容过长，无法生成二维码，请复制文字。',
  },
  code: /*i18n*/ { id: 'wallet.code', message: '付款码' },
  codeExpires: /*i18n*/ { id: 'wallet.code-expires', message: '付款码 {time} 后失效' },
  codeOver: /*i18n*/ { id: 'wallet.code-over', message: '付款码已失效' },
  codeNew: /*i18n*/ { id: 'wallet.code-new', message: '换一个付款码' },
  codeFailed: /*i18n*/ { id: 'wallet.code-failed', message: '未能取得付款码，请先不要付款。' },
  openApp: /*i18n*/ { id: 'wallet.open-app', message: '打开{channel}' },
  bonusLine: /*i18n*/ { id: 'wallet.bonus-line', message: '加赠' },
  crediting: /*i18n*/ { id: 'wallet.crediting', message: '已收到付款，正在入账' },
  creditingDetail: /*i18n*/ {
    id: 'wallet.crediting-detail',
    message: '无需再次付款，入账后本页会自动更新。',
  },
  timeOver: /*i18n*/ {
    id: 'wallet.time-over',
    message: '付款时间已到。若尚未付款，请勿再付；若已付款，请提交凭证或联系客服，并提供订单号。',
  },
  timeOverNoSlip: /*i18n*/ {
    id: 'wallet.time-over-no-slip',
    message: '付款时间已到。若尚未付款，请勿再付；若已付款，请联系客服，并提供订单号。',
  },
  lateHelp: /*i18n*/ {
    id: 'wallet.late-help',
    message: '已付款却迟迟未到账？请勿关闭订单，提交付款凭证，或带上订单号联系客服。',
  },
  lateHelpNoSlip: /*i18n*/ {
    id: 'wallet.late-help-no-slip',
    message: '已付款却迟迟未到账？请勿关闭订单，带上订单号联系客服。',
  },
  slip: /*i18n*/ { id: 'wallet.slip', message: '付款凭证' },
  slipHint: /*i18n*/ {
    id: 'wallet.slip-hint',
    message: '一张 PNG、JPEG 或 WebP 图片，不超过 2 MB。',
  },
  slipPrompt: /*i18n*/ { id: 'wallet.slip-prompt', message: '点击选择，或拖入、粘贴图片' },
  slipSend: /*i18n*/ { id: 'wallet.slip-send', message: '提交凭证' },
  slipSent: /*i18n*/ { id: 'wallet.slip-sent', message: '凭证已提交 {count} 张' },
  slipRemove: /*i18n*/ { id: 'wallet.slip-remove', message: '移除' },
  slipUploading: /*i18n*/ { id: 'wallet.slip-uploading', message: '正在提交' },
  slipDone: shared.submitted,
  slipType: /*i18n*/ { id: 'wallet.slip-type', message: '不是支持的图片格式' },
  slipSize: /*i18n*/ { id: 'wallet.slip-size', message: '超过 2 MB' },
  slipCount: /*i18n*/ { id: 'wallet.slip-count', message: '一次只能提交一张' },
  failed: shared.paymentFailed,
  failedDetail: /*i18n*/ {
    id: 'wallet.failed-detail',
    message: '订单未入账。如已被扣款，请带上订单号联系客服。',
  },
  reason: shared.reason,
  expiredDetail: /*i18n*/ {
    id: 'wallet.expired-detail',
    message: '未在时限内收到付款，请勿再向此订单付款。若已付款，请带上订单号联系客服。',
  },
  otherChannels: /*i18n*/ { id: 'wallet.other-channels', message: '换一种方式存款' },
} as const satisfies Record<string, Message>;

/** Names of the things that a channel may require to be bound. */
export const needNames = {
  phone: d.needPhone,
  name: d.needName,
  card: d.needCard,
} as const satisfies Record<'phone' | 'name' | 'card', Message>;
