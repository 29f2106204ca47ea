import { DEMO_GAMES, MAX_STAKE, MIN_STAKE, returnToPlayer, slotsOf } from '../games/demo-rules.ts';
import type { Schemas } from '../gateway-call.ts';
import { toFen } from '../ledger/amount.ts';
import { BY_NAMES } from './game-names/by-names.ts';
import { CP_NAMES } from './game-names/cp-names.ts';
import { DJ_NAMES } from './game-names/dj-names.ts';
import { DZ_NAMES } from './game-names/dz-names.ts';
import type { NamesByVenue } from './game-names/names-by-venue.ts';
import { QP_NAMES } from './game-names/qp-names.ts';
import { TY_NAMES } from './game-names/ty-names.ts';
import { ZR_NAMES } from './game-names/zr-names.ts';
import { featuresOf, themeOf, volatilityOf } from './game-traits.ts';
import { POOLS } from './pools.ts';
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

const POOLED = new Set(POOLS.map(({ name }) => name));

function tagsOf(name: string, index: number, of: number): Tag[] {
  return [
    ...(index < 2 ? (['hot'] as const) : []),
    ...(index === of - 1 ? (['new'] as const) : []),
    ...(POOLED.has(name) ? (['jackpot'] as const) : []),
  ];
}

/** The return in the rules of a game; the lowest of several choices. */
function rtpOf(category: Game['category'], volatility: Game['volatility']): string {
  if (category !== 'DZ' && category !== 'BY') return '';
  const rules = category === 'BY' ? DEMO_GAMES.fishing : slotsOf(volatility);
  const figures = rules.choices.map((choice) => returnToPlayer(rules, choice));
  return figures.toSorted((a, b) => Number(a) - Number(b))[0] ?? '';
}

/** All games with names, hot ones first. */
export const GAMES: readonly Game[] = VENUES.flatMap((venue) =>
  (NAMES[venue.code] ?? []).map(([name, motif], index, all): Game => {
    const gameCode = `${venue.code}${String(index + 1).padStart(3, '0')}`;
    const volatility = volatilityOf(venue.type, index);
    return {
      gameCode,
      venueCode: venue.code,
      venueName: venue.name,
      enName: venue.code,
      name,
      category: venue.type,
      tags: tagsOf(name, index, all.length),
      theme: themeOf(venue.type, motif),
      volatility,
      features: featuresOf(venue.type, POOLED.has(name)),
      rtp: rtpOf(venue.type, volatility),
      minBet: venue.type === 'DZ' || venue.type === 'BY' ? '0.10' : MIN_STAKE,
      maxBet: venue.code === 'JLZR' ? '100.00' : MAX_STAKE,
      picture: { url: '', motif },
    };
  }),
).toSorted((a, b) => Number(b.tags.includes('hot')) - Number(a.tags.includes('hot')));

const BY_CODE = new Map(GAMES.map((game) => [game.gameCode, game]));

/** A numbered sequel of a game, for a long catalogue. */
const part = (game: Game, number: number): Game => ({
  ...game,
  gameCode: `${game.gameCode}P${String(number).padStart(2, '0')}`,
  name: `${game.name} ${number}`,
  tags: [],
  features: game.features.filter((each) => each !== 'jackpot'),
});

/** The game with a code, or undefined. */
export function gameOf(gameCode: string): Game | undefined {
  const [, code = gameCode, number] = /^(.+)P(\d{2})$/.exec(gameCode) ?? [];
  const game = BY_CODE.get(code);
  return game === undefined || number === undefined ? game : part(game, Number(number));
}

/** Maximum size of a catalogue. */
export const MOST_GAMES = GAMES.length * 50;

let longest: { readonly size: number; readonly games: readonly Game[] } | undefined;

/** The catalogue with `size` games; after the named games it continues with their numbered sequels. */
export function catalogue(size: number): readonly Game[] {
  if (size <= GAMES.length) return GAMES;
  if (longest?.size === size) return longest.games;
  const games = [...GAMES];
  for (let number = 2; games.length < size; number += 1) {
    games.push(...GAMES.slice(0, size - games.length).map((game) => part(game, number)));
  }
  longest = { size, games };
  return games;
}

/** Number of a venue's games in the catalogue. */
export const countOf = (venueCode: string, size: number): number =>
  catalogue(size).reduce((sum, game) => sum + (game.venueCode === venueCode ? 1 : 0), 0);

/** The lowest minimum stake of a venue's games; null when the catalogue has none. */
export function leastBetOf(venueCode: string): string | null {
  const stakes = GAMES.filter((game) => game.venueCode === venueCode).map(({ minBet }) => minBet);
  return stakes.toSorted((a, b) => Number(toFen(a) - toFen(b)))[0] ?? null;
}

export interface GameFilter {
  readonly category?: Game['category'];
  readonly venueCode?: string;
  readonly keyword?: string;
  readonly tag?: Tag;
  readonly theme?: Game['theme'];
  readonly volatility?: 'low' | 'medium' | 'high';
  readonly feature?: Game['features'][number];
  /** In per cent. */
  readonly leastRtp?: number;
  /** A stake that the game accepts. */
  readonly stake?: string;
  /** Favourites only. */
  readonly collected?: 1;
  readonly pageNum: number;
  readonly pageSize: number;
}

const takes = ({ minBet, maxBet }: Game, stake: string): boolean => {
  const fen = toFen(stake);
  return toFen(minBet) <= fen && fen <= toFen(maxBet);
};

/**
 * @param favourites codes of the member's favourites, the latest first; undefined for a visitor
 * @param names returns the game's names in every script
 */
export function findGames(
  games: readonly Game[],
  filter: GameFilter,
  favourites: readonly string[] | undefined,
  names: (game: Game) => readonly string[],
): { total: number; list: Game[] } {
  const { category, venueCode, tag, theme, volatility, feature, leastRtp, stake } = filter;
  const { keyword = '', collected, pageNum, pageSize } = filter;
  const wanted = keyword.trim().toLowerCase();
  const among =
    collected === undefined ? games : (favourites ?? []).flatMap((code) => gameOf(code) ?? []);
  const found = among.filter(
    (game) =>
      (category === undefined || game.category === category) &&
      (venueCode === undefined || game.venueCode === venueCode) &&
      (tag === undefined || game.tags.includes(tag)) &&
      (theme === undefined || game.theme === theme) &&
      (volatility === undefined || game.volatility === volatility) &&
      (feature === undefined || game.features.includes(feature)) &&
      (leastRtp === undefined || (game.rtp !== '' && Number(game.rtp) >= leastRtp)) &&
      (stake === undefined || takes(game, stake)) &&
      (wanted === '' || names(game).some((name) => name.toLowerCase().includes(wanted))),
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
