import { defineEndpoints } from '@courtside/api-client/redux';

/**
 * Data that several packages show, requested once each: components use the hooks of this package (`useMember`,
 * `useBalance`, `useUnread`, `useVenues`) and share one answer.
 */
export const rails = defineEndpoints((gateway) => ({
  member: gateway.read('/site/api/v1/user/member/info', {
    body: () => ({}),
    providesTags: ['member'],
  }),
  balance: gateway.read('/fd/api/v1/transfer/getBalance', {
    body: () => ({ includeLocked: 1 as const }),
    providesTags: ['balance'],
  }),
  unread: gateway.read('/site/api/v1/site/letter/getUnreadForType', {
    body: () => ({ userSystem: 1 as const }),
    providesTags: ['unread'],
  }),
  venues: gateway.read('/game/api/v1/venue/getVenueInfoByCategory', {
    body: () => ({}),
    select: ({ venues }) => venues,
    providesTags: ['venue'],
  }),
  customerService: gateway.read('/site/api/v1/configuration/onlinecustomservice', {
    body: () => ({}),
    // The address of customer service hardly ever changes.
    keepUnusedDataFor: 600,
  }),
}));
