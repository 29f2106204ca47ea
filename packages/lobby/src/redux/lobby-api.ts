import { gatewayApi } from '@courtside/api-client/redux';
import type {
  Advertisement,
  BonusPool,
  Game,
  Notice,
  Promotion,
  SponsorContent,
  Venue,
  VenueType,
} from '@courtside/contract';

const MOST_NOTICES = 20;

/** What the operator publishes, as RTK Query endpoints. */
export const lobbyApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    notices: build.query<Notice[], void>({
      query: () => ({
        path: '/site/api/v1/advertising/queryNoticeListByPage',
        body: { pageNum: 1, pageSize: MOST_NOTICES },
      }),
      transformResponse: (answer: { list: Notice[] }) => answer.list,
    }),
    homeBanners: build.query<Advertisement[], void>({
      query: () => ({
        path: '/site/api/v1/advertising/getMyDiscountAd',
        body: { position: 'home' },
      }),
      transformResponse: (answer: { list: Advertisement[] }) => answer.list,
    }),
    venues: build.query<Venue[], void>({
      query: () => ({ path: '/game/api/v1/venue/getVenueInfoByCategory', body: {} }),
      transformResponse: (answer: { venues: Venue[] }) => answer.venues,
    }),
    /** The hot games of a kind of venues. */
    hotGames: build.query<Game[], VenueType>({
      query: (category) => ({
        path: '/game/api/v1/venue/gameList',
        body: { category, tag: 'hot', pageNum: 1, pageSize: 8 },
      }),
      transformResponse: (answer: { list: Game[] }) => answer.list,
    }),
    bonusPools: build.query<BonusPool[], void>({
      query: () => ({ path: '/game/api/v1/venue/getBonusPools', body: {} }),
      transformResponse: (answer: { pools: BonusPool[] }) => answer.pools,
    }),
    promotions: build.query<Promotion[], void>({
      query: () => ({ path: '/act/api/v1/promotion/config', body: {} }),
      transformResponse: (answer: { list: Promotion[] }) => answer.list,
    }),
    sponsors: build.query<SponsorContent, void>({
      query: () => ({ path: '/site/api/v1/advertising/sponsorContent', body: {} }),
    }),
  }),
});
