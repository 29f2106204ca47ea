import { defineEndpoints, gatewayApi } from '@courtside/api-client/redux';
import type { CallBody } from '@courtside/api-client';

/** A deposit; `key` is one per intent of the member. */
export type PayArguments = CallBody<'/fd/api/v1/payment/pay'>;

/** The calls about money. A paid order makes the balance be read again. */
export const walletApi = defineEndpoints((gateway) => ({
  depositChannels: gateway.read('/fd/api/v1/payment/types', {
    body: () => ({}),
    select: ({ channels }) => channels,
  }),
  depositOrder: gateway.read('/fd/api/v1/payment/getDepositOrderStatus', {
    body: (orderId: string) => ({ orderId }),
    async onQueryStarted(_orderId, { dispatch, queryFulfilled }) {
      const answer = await queryFulfilled.catch(() => null);
      if (answer?.data.status === 'success') {
        dispatch(gatewayApi.util.invalidateTags(['balance']));
      }
    },
  }),
  pay: gateway.write('/fd/api/v1/payment/pay', {
    body: (order: PayArguments) => order,
    // The key makes it safe.
    retry: true,
  }),
  closeDepositOrder: gateway.write('/fd/api/v1/payment/closeOrder', {
    body: (orderId: string) => ({ orderId }),
    async onQueryStarted(orderId, { dispatch, queryFulfilled }) {
      const answer = await queryFulfilled.catch(() => null);
      if (!answer) return;
      await dispatch(walletApi.util.upsertQueryData('depositOrder', orderId, answer.data));
      // It may have been paid at the very moment at which it was given up.
      if (answer.data.status === 'success') dispatch(gatewayApi.util.invalidateTags(['balance']));
    },
  }),
}));
