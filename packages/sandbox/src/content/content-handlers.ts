import type { GatewayCall, Handler } from '../gateway-call.ts';
import type { Favourites } from '../games/favourites.ts';
import type { Jackpots } from '../games/jackpots.ts';
import { translate, translated } from '../text/translate.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import { banners } from './banners.ts';
import { findGames, type GameFilter, gamesOf } from './games.ts';
import { NAVIGATION } from './navigation.ts';
import { notices } from './notices.ts';
import { promotions } from './promotions.ts';
import { SPONSORS } from './sponsors.ts';
import { venues } from './venues.ts';

export interface ContentParts {
  readonly clock: SiteClock;
  readonly favourites: Favourites;
  readonly jackpots: Jackpots;
}

/** What the operator publishes: but for favourites the same for everybody, in the language of the caller. */
export function contentHandlers({
  clock,
  favourites,
  jackpots,
}: ContentParts): Readonly<Record<string, Handler>> {
  const told =
    (make: (call: GatewayCall) => unknown): Handler =>
    async (call) =>
      translated(make(call), call.language);
  return {
    onlineCustomerService: told(() => ({ url: 'https://support.example.com/chat' })),
    navigationList: told(() => ({ list: NAVIGATION })),
    sponsorContent: told(() => SPONSORS),
    discountAds: told(({ body }) => ({
      list: banners((body as { position: 'home' | 'discount' }).position),
    })),
    noticeList: told(({ body }) => {
      const { pageNum, pageSize } = body as { pageNum: number; pageSize: number };
      const all = notices(clock.site());
      const from = (pageNum - 1) * pageSize;
      return { total: all.length, list: all.slice(from, from + pageSize) };
    }),
    venuesByCategory: told(({ body }) => ({
      venues: venues(
        clock.site(),
        (body as { category?: GameFilter['category'] }).category,
        gamesOf,
      ),
    })),
    bonusPools: async ({ language }) => translated({ pools: await jackpots.all() }, language),
    async gameList({ body, memberId, language }) {
      const filter = body as GameFilter;
      if (filter.collected === 1 && memberId === '') throw new Refusal(6001);
      const own = memberId === '' ? undefined : await favourites.of(memberId);
      const names = ({ name }: { name: string }): string[] => [name, translate(name, 'zh-tw')];
      return translated(findGames(filter, own, names), language);
    },
    promotionConfig: told(() => ({ list: promotions(clock.site()) })),
  };
}
