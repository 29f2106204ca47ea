import type { Schemas } from '../gateway-call.ts';
import { BY_NAMES } from './game-names/by-names.ts';
import { CP_NAMES } from './game-names/cp-names.ts';
import { DJ_NAMES } from './game-names/dj-names.ts';
import { DZ_NAMES } from './game-names/dz-names.ts';
import type { NamesByVenue } from './game-names/names-by-venue.ts';
import { QP_NAMES } from './game-names/qp-names.ts';
import { TY_NAMES } from './game-names/ty-names.ts';
import { ZR_NAMES } from './game-names/zr-names.ts';
import { VENUES } from './venues.ts';

type Game = Schemas['Game'];
type Tag = Game['tags'][number];

const NAMES: NamesByVenue = {
  ...TY_NAMES,
  ...ZR_NAMES,
  ...QP_NAMES,
  ...DJ_NAMES,
  ...CP_NAMES,
  ...DZ_NAMES,
  ...BY_NAMES,
};

/** Venues with a figure for the return to the player, in their rules. */
const WITH_RTP = new Set(['DZ', 'BY']);
const POOLED = new Set(['喜从天降', '彗星奖池', '千箱万宝', '幻星连消', '龙宫夺宝', '七福临门']);

function tagsOf(name: string, index: number, of: number): Tag[] {
  return [
    ...(index < 2 ? (['hot'] as const) : []),
    ...(index === of - 1 ? (['new'] as const) : []),
    ...(POOLED.has(name) ? (['jackpot'] as const) : []),
  ];
}

/** The whole catalogue, hot ones first. */
export const GAMES: readonly Game[] = VENUES.flatMap((venue) =>
  (NAMES[venue.code] ?? []).map(([name, motif], index, all): Game => {
    const gameCode = `${venue.code}${String(index + 1).padStart(3, '0')}`;
    return {
      gameCode,
      venueCode: venue.code,
      venueName: venue.name,
      enName: venue.code,
      name,
      category: venue.type,
      tags: tagsOf(name, index, all.length),
      rtp: WITH_RTP.has(venue.type) ? (94 + ((index * 37) % 300) / 100).toFixed(2) : '',
      minBet: venue.type === 'DZ' || venue.type === 'BY' ? '0.10' : '1.00',
      picture: { url: '', motif },
    };
  }),
).toSorted((a, b) => Number(b.tags.includes('hot')) - Number(a.tags.includes('hot')));

const BY_CODE = new Map(GAMES.map((game) => [game.gameCode, game]));

/** The game of a code, or undefined. */
export const gameOf = (gameCode: string): Game | undefined => BY_CODE.get(gameCode);

const COUNTS = new Map(VENUES.map(({ code }) => [code, NAMES[code]?.length ?? 0]));

/** How many games the catalogue has of a venue. */
export const gamesOf = (venueCode: string): number => COUNTS.get(venueCode) ?? 0;

export interface GameFilter {
  readonly category?: Game['category'];
  readonly venueCode?: string;
  readonly keyword?: string;
  readonly tag?: Tag;
  /** Favourites only. */
  readonly collected?: 1;
  readonly pageNum: number;
  readonly pageSize: number;
}

/**
 * @param favourites codes of the member's favourites, the latest first; undefined for a visitor
 * @param names every script that a name is known in
 */
export function findGames(
  { category, venueCode, keyword = '', tag, collected, pageNum, pageSize }: GameFilter,
  favourites: readonly string[] | undefined,
  names: (game: Game) => readonly string[],
): { total: number; list: Game[] } {
  const wanted = keyword.trim();
  const among =
    collected === undefined ? GAMES : (favourites ?? []).flatMap((code) => gameOf(code) ?? []);
  const found = among.filter(
    (game) =>
      (category === undefined || game.category === category) &&
      (venueCode === undefined || game.venueCode === venueCode) &&
      (tag === undefined || game.tags.includes(tag)) &&
      (wanted === '' || names(game).some((name) => name.includes(wanted))),
  );
  const from = (pageNum - 1) * pageSize;
  const page = found.slice(from, from + pageSize);
  if (favourites === undefined) return { total: found.length, list: page };
  const own = new Set(favourites);
  return {
    total: found.length,
    list: page.map((game) => ({ ...game, collected: own.has(game.gameCode) ? 1 : 0 })),
  };
}
