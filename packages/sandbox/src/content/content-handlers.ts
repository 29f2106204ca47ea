import type { GatewayCall, Handler } from '../gateway-call.ts';
import { CURRENCY } from '../ledger/amount.ts';
import { translate, translated } from '../text/translate.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { banners } from './banners.ts';
import { findGames, type GameFilter, gamesOf } from './games.ts';
import { bonusPools } from './jackpots.ts';
import { NAVIGATION } from './navigation.ts';
import { notices } from './notices.ts';
import { promotions } from './promotions.ts';
import { SPONSORS } from './sponsors.ts';
import { venues } from './venues.ts';

/** What the operator publishes: the same for everybody, in the language of the caller. */
export function contentHandlers(clock: SiteClock): Readonly<Record<string, Handler>> {
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
    bonusPools: told(() => ({ pools: bonusPools(clock.site(), CURRENCY) })),
    gameList: told(({ body }) =>
      findGames(body as GameFilter, (game) => [game.name, translate(game.name, 'zh-tw')]),
    ),
    promotionConfig: told(() => ({ list: promotions(clock.site()) })),
  };
}
