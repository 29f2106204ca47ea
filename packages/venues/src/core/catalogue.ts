import type { Game } from '@courtside/contract';

/** The member's filters of a catalogue; an empty list means no filter of that kind. */
export interface GameChoice {
  readonly text: string;
  /** Codes of venues, each the provider of its games. */
  readonly providers: readonly string[];
  readonly themes: readonly string[];
  readonly volatilities: readonly string[];
  readonly features: readonly string[];
  /** Lowest return to player in per cent; empty for any. */
  readonly rtp: string;
  /** `favourite` and `recent` are the member's own lists. */
  readonly list: GameList;
  readonly sort: GameSort;
}

export type GameList = 'all' | 'favourite' | 'recent' | 'hot' | 'new' | 'jackpot';
export type GameSort = 'recommended' | 'name' | 'rtp' | 'newest';

export const NO_CHOICE: GameChoice = {
  text: '',
  providers: [],
  themes: [],
  volatilities: [],
  features: [],
  rtp: '',
  list: 'all',
  sort: 'recommended',
};

/** The filters that have several values at once. */
export type Facet = 'providers' | 'themes' | 'volatilities' | 'features';

export const FACETS = [
  'providers',
  'themes',
  'volatilities',
  'features',
] as const satisfies readonly Facet[];

/** The member's own lists. */
export interface OwnGames {
  readonly favourites: readonly string[];
  readonly recent: readonly string[];
  /** Codes of the games that the gateway found for the search text, also by pinyin and initials. */
  readonly sounding: ReadonlySet<string>;
}

const valuesOf: Readonly<Record<Facet, (game: Game) => readonly string[]>> = {
  providers: ({ venueCode }) => [venueCode],
  themes: ({ theme }) => [theme],
  volatilities: ({ volatility }) => (volatility ? [volatility] : []),
  features: ({ features }) => features,
};

const folded = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/**
 * Whether a game matches a search: each word is part of its name or of its provider's, or the gateway found it by its
 * sound. An empty search matches every game.
 *
 * @example isGameFound({ ...game, name: '七福临门' }, '临门', new Set()) // true
 */
export function isGameFound(
  { gameCode, name, venueName }: Pick<Game, 'gameCode' | 'name' | 'venueName'>,
  text: string,
  sounding: ReadonlySet<string>,
): boolean {
  if (sounding.has(gameCode)) return true;
  const names = folded(`${name} ${venueName}`);
  return folded(text)
    .split(/\s+/)
    .every((word) => names.includes(word));
}

const isOfList = (game: Game, list: GameList, { favourites, recent }: OwnGames): boolean => {
  if (list === 'all') return true;
  if (list === 'favourite') return favourites.includes(game.gameCode);
  if (list === 'recent') return recent.includes(game.gameCode);
  return game.tags.includes(list);
};

/** Compares RTPs, decimal text of the same form, such as `96.50`. */
const atLeast = (rtp: string, lowest: string): boolean =>
  lowest === '' || (rtp !== '' && rtp.padStart(6, '0') >= lowest.padStart(6, '0'));

const isChosen = (values: readonly string[], chosen: readonly string[]): boolean =>
  chosen.length === 0 || chosen.some((each) => values.includes(each));

function fits(game: Game, choice: GameChoice, own: OwnGames, but?: Facet): boolean {
  return (
    isOfList(game, choice.list, own) &&
    atLeast(game.rtp, choice.rtp) &&
    FACETS.every((facet) => facet === but || isChosen(valuesOf[facet](game), choice[facet])) &&
    isGameFound(game, choice.text, own.sounding)
  );
}

type Rank = (a: Game, b: Game) => number;

const RANKS: Readonly<Record<GameSort, (tag: string) => Rank>> = {
  recommended: () => () => 0,
  name(tag) {
    // One collator for the whole list: a catalogue compares thousands of names some ten times each.
    const { compare } = new Intl.Collator(tag);
    return (a, b) => compare(a.name, b.name);
  },
  rtp: () => (a, b) => Number(b.rtp || 0) - Number(a.rtp || 0),
  newest: () => (a, b) => Number(b.tags.includes('new')) - Number(a.tags.includes('new')),
};

/**
 * The games that match a choice, in its order. Without a chosen sort, recent games and favourites have the order of the
 * member's list, others that of the gateway.
 *
 * @param tag BCP 47 tag of the language by which names are sorted
 */
export function chosenGames(
  games: readonly Game[],
  choice: GameChoice,
  own: OwnGames,
  tag: string,
): readonly Game[] {
  const left = games.filter((game) => fits(game, choice, own));
  if (choice.sort !== 'recommended') {
    return left.toSorted(RANKS[choice.sort](tag));
  }
  if (choice.list !== 'recent' && choice.list !== 'favourite') return left;
  const order = choice.list === 'recent' ? own.recent : own.favourites;
  return left.toSorted((a, b) => order.indexOf(a.gameCode) - order.indexOf(b.gameCode));
}

/** A value of a filter, and the number of games with it while all other filters stay. */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/**
 * The catalogue's values of a filter, the most common first, each with the number of games when it is chosen. A value
 * without games stays in the list, so that the list does not jump during use.
 */
export function facetCounts(
  games: readonly Game[],
  facet: Facet,
  choice: GameChoice,
  own: OwnGames,
): readonly FacetCount[] {
  const all = new Map<string, number>();
  const left = new Map<string, number>();
  for (const game of games) {
    const values = valuesOf[facet](game);
    const counts = fits(game, choice, own, facet);
    for (const value of values) {
      all.set(value, (all.get(value) ?? 0) + 1);
      if (counts) left.set(value, (left.get(value) ?? 0) + 1);
    }
  }
  return [...all]
    .toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([value]) => ({ value, count: left.get(value) ?? 0 }));
}

/**
 * The steps of the lowest return to player that a game of the catalogue reaches, and the chosen one, each with its
 * number of games while all other filters stay.
 *
 * @param steps as `rtp` of a choice
 */
export const rtpCounts = <Step extends string>(
  games: readonly Game[],
  steps: readonly Step[],
  choice: GameChoice,
  own: OwnGames,
): readonly { readonly value: Step; readonly count: number }[] =>
  steps
    .filter((rtp) => rtp === choice.rtp || games.some((game) => atLeast(game.rtp, rtp)))
    .map((rtp) => ({
      value: rtp,
      count: games.filter((game) => fits(game, { ...choice, rtp }, own)).length,
    }));

/** Number of set filters, for the button that opens them. */
export const choiceCount = (choice: GameChoice): number =>
  FACETS.reduce((sum, facet) => sum + choice[facet].length, choice.rtp === '' ? 0 : 1);
