import { defineEndpoints } from '@courtside/api-client/redux';

const DEPOSITS = 'wallet/deposit';

/** Tags that a new order and its end invalidate. */
export const depositTags = [DEPOSITS, 'balance'] as const;

/** The money calls that several parts of a page share. `createDepositRunner` follows the orders themselves. */
export const walletApi = defineEndpoints(
  (gateway) => ({
    /** The channels open to the member, and the member's undecided orders. */
    depositOffer: gateway.read('/fd/api/v1/payment/types', {
      body: () => ({}),
      providesTags: [DEPOSITS],
    }),
    customerInfo: gateway.read('/fd/api/v1/payment/getCustomerInfo', {
      body: (channelId: string) => ({ channelId }),
    }),
  }),
  [DEPOSITS],
);
