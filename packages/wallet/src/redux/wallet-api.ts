import { defineEndpoints } from '@courtside/api-client/redux';

const DEPOSITS = 'wallet/deposit';

/** What a new order and the end of one make stale. */
export const depositTags = [DEPOSITS, 'balance'] as const;

/** The calls about money that several parts of a page share. Orders themselves are followed by `createDepositRunner`. */
export const walletApi = defineEndpoints(
  (gateway) => ({
    /** The channels open to the member, and their orders that are not decided. */
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
