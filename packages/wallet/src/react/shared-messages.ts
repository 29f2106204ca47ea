/** Texts shared by the pages of deposits, withdrawals and cards. */
export const shared = {
  all: /*i18n*/ { id: 'wallet.w-all', message: '全部' },
  seeProgress: /*i18n*/ { id: 'wallet.w-see-progress', message: '查看进度' },
  bankCard: /*i18n*/ { id: 'wallet.bank-cards', message: '银行卡' },
  goBind: /*i18n*/ { id: 'wallet.go-bind', message: '去绑定' },
  rate: /*i18n*/ { id: 'wallet.rate-label', message: '汇率' },
  wholeOnly: /*i18n*/ { id: 'wallet.whole-only', message: '仅限整数' },
  wholeAmount: /*i18n*/ { id: 'wallet.amount-whole', message: '金额须为整数' },
  locked: /*i18n*/ { id: 'wallet.l-locked', message: '冻结金额' },
  reason: /*i18n*/ { id: 'wallet.reason', message: '原因' },
  submitted: /*i18n*/ { id: 'wallet.slip-done', message: '已提交' },
  detail: /*i18n*/ { id: 'wallet.c-detail', message: '详情' },
  paymentFailed: /*i18n*/ { id: 'wallet.failed', message: '付款未成功' },
  service: /*i18n*/ { id: 'wallet.service', message: '联系客服' },
} as const;
