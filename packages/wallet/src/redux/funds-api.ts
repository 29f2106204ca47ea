import { defineEndpoints } from '@courtside/api-client/redux';

const CARDS = 'wallet/card';
const WITHDRAWALS = 'wallet/withdrawal';

/** Tags that a change of cards, a withdrawal or a new withdrawal password invalidates. */
export const moneyTags = [CARDS, WITHDRAWALS, 'balance', 'member'] as const;

/**
 * The calls of withdrawals and cards. They are loaded with their screens: the feature does not declare their names, so
 * that no other page loads them; Redux Toolkit refuses a second endpoint of the same name in development.
 */
export const fundsApi = defineEndpoints(
  (gateway) => ({
    withdrawalWays: gateway.read('/fd/api/v1/withdraw/baseCfg/list', {
      body: () => ({}),
      select: ({ list }) => list,
    }),
    withdrawalInfo: gateway.read('/fd/api/v1/withdraw/withdrawInfo', {
      body: (kind: 'bank' | 'alipay') => ({ kind }),
      providesTags: [WITHDRAWALS],
    }),
    /** For an amount, or an empty text without one. */
    usdtWithdrawalInfo: gateway.read('/fd/api/v1/withdraw/usdtWithdrawInfo', {
      body: (amount: string) => (amount === '' ? {} : { amount }),
      providesTags: [WITHDRAWALS],
    }),
    /** By its number; an empty text requests the newest. */
    withdrawalOrder: gateway.read('/fd/api/v1/withdraw/withdrawOrderInfo', {
      body: (orderId: string) => (orderId === '' ? {} : { orderId }),
      providesTags: [WITHDRAWALS],
    }),
    memberCards: gateway.read('/fd/api/v1/bankCard/queryMemberBanksInfoList', {
      body: () => ({}),
      select: ({ list }) => list,
      providesTags: [CARDS],
    }),
    addableCards: gateway.read('/fd/api/v1/bankCard/withdraw/add/list', {
      body: () => ({}),
      select: ({ list }) => list,
      providesTags: [CARDS],
    }),
    virtualCurrencies: gateway.read('/fd/api/v1/vCurrency/list', {
      body: () => ({}),
      select: ({ list }) => list,
    }),
  }),
  [CARDS, WITHDRAWALS],
);
