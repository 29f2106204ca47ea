/** Titles of the routes, in a separate file from the other texts, as the route table is loaded with the first page. */
export const titles = {
  deposit: /*i18n*/ { id: 'wallet.deposit', message: '存款' },
  depositWait: /*i18n*/ { id: 'wallet.deposit-wait', message: '存款订单' },
  withdraw: /*i18n*/ { id: 'wallet.withdraw', message: '取款' },
  cards: /*i18n*/ { id: 'wallet.cards', message: '收款账户' },
  transfer: /*i18n*/ { id: 'wallet.transfer', message: '转账' },
  wallet: /*i18n*/ { id: 'wallet.wallet', message: '我的钱包' },
  deals: /*i18n*/ { id: 'wallet.deals', message: '交易记录' },
  gifts: /*i18n*/ { id: 'wallet.gifts', message: '领取记录' },
} as const;
