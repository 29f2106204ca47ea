/**
 * A market code of the feed: `[H | P<n>][R]<market>`. Leading H is the first half (in baseball the first five innings),
 * `P<n>` the n-th quarter, set, inning, frame or third; R marks in-play, except for the handicap, which is `R` and
 * in-play `RE`. `ARG1` is the first goal, `ARG2` the second. Gateways send text, so an unknown code is refused where it
 * is used.
 */
export type MatchWtype = string;

export type MarketKind =
  | 'handicap'
  | 'total'
  | 'team-total'
  /** 1X2, with the draw as a pick. */
  | 'winner'
  /** The winner of two, without the draw as a pick. */
  | 'moneyline'
  | 'odd-even'
  | 'correct-score'
  | 'goals'
  | 'half-full'
  | 'double-chance'
  | 'both-score'
  | 'clean-sheet'
  | 'win-to-nil'
  | 'winning-margin'
  | 'nth-goal';

/** How a market is graded. */
export interface Market {
  readonly kind: MarketKind;
  /** The score that it uses; `both` is half time and full time, `part` one quarter, set, inning, frame or third. */
  readonly period: 'ht' | 'ft' | 'both' | 'part';
  /** Number of the part, from 1; 0 for other periods. */
  readonly part: number;
  /** True for handicap and total in sets (`SR`, `SOU`). */
  readonly inSets: boolean;
  readonly inPlay: boolean;
  /** True when goals before the bet do not count: for an in-play handicap, and in football only. */
  readonly sinceBet: boolean;
  /** The team of a team total. */
  readonly side: 'H' | 'C' | null;
  /** Number of the goal, from 1; 0 for other markets. */
  readonly nth: number;
}

interface Base {
  readonly kind: MarketKind;
  /** Periods for which it exists beside the whole match: the first half, or any part too. */
  readonly periods: 'match' | 'half' | 'part';
  readonly inPlay: string;
}

const base = (code: string, kind: MarketKind, periods: Base['periods'] = 'match') =>
  [code, { kind, periods, inPlay: `R${code}` }] as const;

const BASES: ReadonlyMap<string, Base> = new Map<string, Base>([
  ['R', { kind: 'handicap', periods: 'part', inPlay: 'RE' }],
  base('OU', 'total', 'part'),
  base('M', 'winner', 'part'),
  base('ML', 'moneyline', 'part'),
  base('EO', 'odd-even', 'part'),
  base('OUH', 'team-total', 'part'),
  base('OUC', 'team-total', 'part'),
  base('PD', 'correct-score', 'half'),
  base('T', 'goals', 'half'),
  base('F', 'half-full'),
  base('DC', 'double-chance'),
  base('TS', 'both-score'),
  base('CS', 'clean-sheet'),
  base('WN', 'win-to-nil'),
  base('WM', 'winning-margin'),
  ['SR', { kind: 'handicap', periods: 'match', inPlay: 'SRE' }],
  ['SOU', { kind: 'total', periods: 'match', inPlay: 'SROU' }],
]);

/** The market behind each code without its period. */
const CODES: ReadonlyMap<string, { readonly code: string; readonly inPlay: boolean }> = new Map([
  ...[...BASES.keys()].map((code) => [code, { code, inPlay: false as boolean }] as const),
  ...[...BASES].map(([code, { inPlay }]) => [inPlay, { code, inPlay: true as boolean }] as const),
]);

/** Every code of the match and its first half; codes of parts and of goals in order (`ARG1`) are unlimited. */
export const MATCH_WTYPES: readonly MatchWtype[] = [...CODES].flatMap(([wtype, { code }]) =>
  BASES.get(code)?.periods === 'match' ? [wtype] : [wtype, `H${wtype}`],
);

/**
 * The meaning of a market code, or null for an unknown code.
 *
 * @example marketOf('HROU')?.period // 'ht'
 * @example marketOf('P3ML') // { kind: 'moneyline', period: 'part', part: 3, inPlay: false, ... }
 */
export function marketOf(wtype: string): Market | null {
  const plain = { part: 0, inSets: false, sinceBet: false, side: null, nth: 0 } as const;
  const nth = /^ARG([1-9]\d?)$/.exec(wtype);
  if (nth) return { ...plain, kind: 'nth-goal', period: 'ft', inPlay: true, nth: Number(nth[1]) };
  const [, prefix = '', rest = ''] = /^(H|P[1-9]\d?|)([A-Z]+)$/.exec(wtype) ?? [];
  const found = CODES.get(rest);
  const known = found && BASES.get(found.code);
  if (!found || !known) return null;
  const isPart = prefix.startsWith('P');
  if (isPart && known.periods !== 'part') return null;
  if (prefix === 'H' && known.periods === 'match') return null;
  const period = prefix === 'H' ? 'ht' : 'ft';
  return {
    ...plain,
    kind: known.kind,
    period: isPart ? 'part' : known.kind === 'half-full' ? 'both' : period,
    part: isPart ? Number(prefix.slice(1)) : 0,
    inSets: found.code.startsWith('S'),
    inPlay: found.inPlay,
    sinceBet: found.inPlay && known.kind === 'handicap' && !isPart && found.code === 'R',
    side: known.kind === 'team-total' ? (found.code === 'OUH' ? 'H' : 'C') : null,
  };
}

const H_C = ['H', 'C'];
const H_N_C = ['H', 'N', 'C'];

/** The picks of winning margin. */
export const MARGIN_PICKS = ['H1', 'H2', 'H3', 'HOV', 'C1', 'C2', 'C3', 'COV', '0', 'N'];
/** The picks of half and full time. */
export const HALF_FULL_PICKS = H_N_C.flatMap((half) => H_N_C.map((full) => half + full));

const PICKS: Readonly<Record<MarketKind, readonly string[] | RegExp>> = {
  handicap: H_C,
  total: H_C,
  'team-total': ['O', 'U'],
  winner: H_N_C,
  moneyline: H_C,
  'odd-even': ['O', 'E'],
  'correct-score': /^(H\d{1,2}C\d{1,2}|OVH)$/,
  goals: /^\d{1,2}(?:-\d{1,2}|\+)?$/,
  'half-full': HALF_FULL_PICKS,
  'double-chance': ['HN', 'CN', 'HC'],
  'both-score': ['Y', 'N'],
  'clean-sheet': H_C,
  'win-to-nil': H_C,
  'winning-margin': MARGIN_PICKS,
  'nth-goal': H_N_C,
};

/** True for a pick that the market has. @example isPickOf(marketOf('TS'), 'Y') // true */
export function isPickOf({ kind }: Market, pick: string): boolean {
  const picks = PICKS[kind];
  return picks instanceof RegExp ? picks.test(pick) : picks.includes(pick);
}
