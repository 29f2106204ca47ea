import type { GatewayCall, Handler } from '../gateway-call.ts';
import type { Favourites } from '../games/favourites.ts';
import type { Halls } from '../games/halls.ts';
import type { Jackpots } from '../games/jackpots.ts';
import type { Play } from '../play/play.ts';
import { spelled } from '../text/search-text.ts';
import { translate, translated } from '../text/translate.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import { banners } from './banners.ts';
import { findGames, type GameFilter } from './games.ts';
import { NAVIGATION } from './navigation.ts';
import { notices } from './notices.ts';
import { endedPromotions, promotions } from './promotions.ts';
import { SPONSORS } from './sponsors.ts';

export interface ContentParts {
  readonly clock: SiteClock;
  readonly favourites: Favourites;
  readonly jackpots: Jackpots;
  readonly halls: Halls;
  readonly play: Play;
}

/** Text typed on a Latin keyboard. */
const SPELLED = /^[a-z]{2,}$/i;

/** Kinds of notices about games; members on a break do not get them. */
const GAME_NEWS: ReadonlySet<string> = new Set(['sport', 'venue']);

/** The operator's content: except for favourites it is the same for everyone, in the caller's language. */
export function contentHandlers({
  clock,
  favourites,
  jackpots,
  halls,
  play,
}: ContentParts): Readonly<Record<string, Handler>> {
  const told =
    (make: (call: GatewayCall) => unknown): Handler =>
    async (call) =>
      translated(make(call), call.language);
  const mayAdvertise = async ({ memberId }: GatewayCall): Promise<boolean> =>
    memberId === '' || (await play.shutBy(memberId, 'advertising')) === null;
  /** A list with advertising: empty for a member on a break. */
  const advertising =
    (make: (call: GatewayCall) => unknown[]): Handler =>
    async (call) =>
      translated({ list: (await mayAdvertise(call)) ? make(call) : [] }, call.language);
  return {
    onlineCustomerService: told(() => ({ url: 'https://support.example.com/chat' })),
    navigationList: told(() => ({ list: NAVIGATION })),
    sponsorContent: told(() => SPONSORS),
    discountAds: advertising(({ body }) =>
      banners((body as { position: 'home' | 'discount' }).position),
    ),
    async noticeList(call) {
      const { pageNum, pageSize } = call.body as { pageNum: number; pageSize: number };
      const open = await mayAdvertise(call);
      const all = notices(clock.site()).filter(({ kind }) => open || !GAME_NEWS.has(kind));
      const from = (pageNum - 1) * pageSize;
      return translated(
        { total: all.length, list: all.slice(from, from + pageSize) },
        call.language,
      );
    },
    venuesByCategory: told(({ body }) => ({
      venues: halls.list((body as { category?: GameFilter['category'] }).category),
    })),
    bonusPools: async ({ language }) => translated({ pools: await jackpots.all() }, language),
    async gameList({ body, memberId, language }) {
      const asked = body as GameFilter;
      // Full-width letters are treated as plain ones.
      const filter = { ...asked, keyword: asked.keyword?.normalize('NFKC') ?? '' };
      if (filter.collected === 1 && memberId === '') throw new Refusal(6001);
      const own = memberId === '' ? undefined : await favourites.of(memberId);
      const names = ({ name, venueName }: { name: string; venueName: string }): string[] => [
        ...[name, venueName].flatMap((each) => [each, translate(each, 'zh-tw')]),
        ...(SPELLED.test(filter.keyword) ? [spelled(name)] : []),
      ];
      return translated(findGames(halls.games(), filter, own, names), language);
    },
    promotionConfig: advertising(({ body }) =>
      (body as { state?: 'running' | 'ended' }).state === 'ended'
        ? endedPromotions(clock.site())
        : promotions(clock.site()),
    ),
  };
}
