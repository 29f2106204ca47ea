import { defineEndpoints } from '@courtside/api-client/redux';

const STANDINGS = 'promotions/standing';
const POINTS = 'promotions/points';

/** Tags that a claim invalidates: the member's standing, and their money. */
export const claimTags = [STANDINGS, POINTS, 'balance'] as const;

/** Requests of the pages of promotions, loaded with their screens only. */
export const promotionsApi = defineEndpoints(
  (gateway) => ({
    promotionPage: gateway.read('/act/api/v1/promotion/config', {
      body: (state: 'running' | 'ended') => ({ state }),
      select: ({ list }) => list,
    }),
    promotionStanding: gateway.read('/act/api/v1/promotion/verification', {
      body: (promotionId: string) => ({ promotionId }),
      providesTags: [STANDINGS],
    }),
    promotionStandings: gateway.read('/act/api/v1/promotion/standings', {
      body: () => ({}),
      select: ({ list }) => list,
      providesTags: [STANDINGS],
    }),
    raceBoard: gateway.read('/act/api/v1/promotion/raceBoard', {
      body: (promotionId: string) => ({ promotionId }),
    }),
    joinPromotion: gateway.write('/act/api/v1/promotion/joinActivity', {
      body: (promotionId: string) => ({ promotionId }),
      invalidatesTags: [STANDINGS, POINTS],
    }),
    welfareWeek: gateway.read('/act/api/v1/vipWeek/VipWeekInfo', {
      body: () => ({}),
      providesTags: [STANDINGS],
    }),
    exchangeGifts: gateway.read('/act/api/v1/activityTopGift/giftList', {
      body: () => ({}),
      providesTags: [POINTS],
    }),
  }),
  [STANDINGS, POINTS],
);
