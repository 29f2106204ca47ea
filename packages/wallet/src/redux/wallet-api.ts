import { gatewayApi } from '@courtside/api-client/redux';
import type { Balance, DepositChannel, DepositOrder } from '@courtside/contract';

export interface PayArguments {
  channelId: string;
  amount: string;
  /** One per intent of the member. */
  key: string;
}

/** The calls about money, as RTK Query endpoints. A paid order makes the balance be read again. */
export const walletApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    balance: build.query<Balance, void>({
      query: () => ({ path: '/fd/api/v1/transfer/getBalance', body: { includeLocked: 1 } }),
      providesTags: ['balance'],
    }),
    depositChannels: build.query<DepositChannel[], void>({
      query: () => ({ path: '/fd/api/v1/payment/types', body: {} }),
      transformResponse: (answer: { channels: DepositChannel[] }) => answer.channels,
    }),
    depositOrder: build.query<DepositOrder, string>({
      query: (orderId) => ({ path: '/fd/api/v1/payment/getDepositOrderStatus', body: { orderId } }),
      async onQueryStarted(_orderId, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer?.data.status === 'success')
          dispatch(gatewayApi.util.invalidateTags(['balance']));
      },
    }),
    pay: build.mutation<DepositOrder, PayArguments>({
      query: (body) => ({ path: '/fd/api/v1/payment/pay', body }),
      // The key makes it safe.
      extraOptions: { retry: true },
    }),
    closeDepositOrder: build.mutation<DepositOrder, string>({
      query: (orderId) => ({ path: '/fd/api/v1/payment/closeOrder', body: { orderId } }),
      async onQueryStarted(orderId, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        await dispatch(walletApi.util.upsertQueryData('depositOrder', orderId, answer.data));
        // It may have been paid in the very moment in which it was given up.
        if (answer.data.status === 'success') dispatch(gatewayApi.util.invalidateTags(['balance']));
      },
    }),
  }),
});
