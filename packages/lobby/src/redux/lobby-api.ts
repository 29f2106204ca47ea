import { defineEndpoints } from '@courtside/api-client/redux';
import type { VenueType } from '@courtside/contract';

const MOST_NOTICES = 20;
const MOST_GAMES = 8;

/** Content that the operator publishes. */
export const lobbyApi = defineEndpoints((gateway) => ({
  notices: gateway.read('/site/api/v1/advertising/queryNoticeListByPage', {
    body: () => ({ pageNum: 1, pageSize: MOST_NOTICES }),
    select: ({ list }) => list,
  }),
  homeBanners: gateway.read('/site/api/v1/advertising/getMyDiscountAd', {
    body: () => ({ position: 'home' as const }),
    select: ({ list }) => list,
  }),
  /** The hot games of a kind of venue. */
  hotGames: gateway.read('/game/api/v1/venue/gameList', {
    body: (category: VenueType) => ({
      category,
      tag: 'hot' as const,
      pageNum: 1,
      pageSize: MOST_GAMES,
    }),
    select: ({ list }) => list,
  }),
  bonusPools: gateway.read('/game/api/v1/venue/getBonusPools', {
    body: () => ({}),
    select: ({ pools }) => pools,
  }),
  promotions: gateway.read('/act/api/v1/promotion/config', {
    body: () => ({}),
    select: ({ list }) => list,
  }),
  sponsors: gateway.read('/site/api/v1/advertising/sponsorContent', { body: () => ({}) }),
}));
