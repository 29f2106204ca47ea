/** Titles of the routes, apart from the other texts: the route table is loaded with the first page. */
export const titles = {
  deposit: /*i18n*/ { id: 'wallet.deposit', message: '存款' },
  depositWait: /*i18n*/ { id: 'wallet.deposit-wait', message: '存款订单' },
} as const;
