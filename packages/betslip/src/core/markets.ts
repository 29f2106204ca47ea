/** Football markets that exist for the whole match and for its first half. */
type HalfBase = 'OU' | 'M' | 'EO' | 'PD' | 'T' | 'OUH' | 'OUC';
/** Football markets of the whole match only. */
type FullBase = 'F' | 'DC' | 'TS' | 'CS' | 'WN' | 'WM';

/**
 * Market codes of the feed for football: `[H][R]<market>`, leading H first half, R in-play; the handicap is `R`, in-play
 * `RE`. `ARG1` is the first goal, `ARG2` the second.
 */
export type MatchWtype =
  | 'R'
  | 'RE'
  | 'HR'
  | 'HRE'
  | `${'' | 'R' | 'H' | 'HR'}${HalfBase}`
  | `${'' | 'R'}${FullBase}`
  | `ARG${number}`;

export type MarketKind =
  | 'handicap'
  | 'total'
  | 'team-total'
  | 'winner'
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
  /** The score that it looks at; `both` is half time and full time. */
  readonly period: 'ht' | 'ft' | 'both';
  readonly inPlay: boolean;
  /** Only an in-play handicap forgets the goals before the bet. */
  readonly sinceBet: boolean;
  /** The team of a team total. */
  readonly side: 'H' | 'C' | null;
  /** Which goal, counted from 1; 0 elsewhere. */
  readonly nth: number;
}

const KINDS: Readonly<Record<HalfBase | FullBase, MarketKind>> = {
  OU: 'total',
  M: 'winner',
  EO: 'odd-even',
  PD: 'correct-score',
  T: 'goals',
  OUH: 'team-total',
  OUC: 'team-total',
  F: 'half-full',
  DC: 'double-chance',
  TS: 'both-score',
  CS: 'clean-sheet',
  WN: 'win-to-nil',
  WM: 'winning-margin',
};
const HALF_BASES: readonly string[] = ['OU', 'M', 'EO', 'PD', 'T', 'OUH', 'OUC'];
const PREFIXES = ['', 'R', 'H', 'HR'] as const;

const plain = { inPlay: false, sinceBet: false, side: null, nth: 0 } as const;
const TABLE: ReadonlyMap<string, Market> = new Map<string, Market>([
  ['R', { ...plain, kind: 'handicap', period: 'ft' }],
  ['RE', { ...plain, kind: 'handicap', period: 'ft', inPlay: true, sinceBet: true }],
  ['HR', { ...plain, kind: 'handicap', period: 'ht' }],
  ['HRE', { ...plain, kind: 'handicap', period: 'ht', inPlay: true, sinceBet: true }],
  ...Object.entries(KINDS).flatMap(([base, kind]) =>
    PREFIXES.filter((prefix) => !prefix.startsWith('H') || HALF_BASES.includes(base)).map(
      (prefix): [string, Market] => {
        const period = prefix.startsWith('H') ? 'ht' : 'ft';
        const side = kind === 'team-total' ? (base.slice(-1) as 'H' | 'C') : null;
        return [
          `${prefix}${base}`,
          {
            ...plain,
            kind,
            side,
            period: kind === 'half-full' ? 'both' : period,
            inPlay: prefix.endsWith('R'),
          },
        ];
      },
    ),
  ),
]);

/** Every football market with a fixed code; goals in order (`ARG1`, `ARG2`, ...) come on top. */
export const MATCH_WTYPES: readonly MatchWtype[] = [...TABLE.keys()] as MatchWtype[];

/**
 * What a football market code means, or null for a code that is none.
 *
 * @example marketOf('HROU') // { kind: 'total', period: 'ht', inPlay: true, sinceBet: false, side: null, nth: 0 }
 */
export function marketOf(wtype: string): Market | null {
  const nth = /^ARG([1-9]\d?)$/.exec(wtype);
  if (nth) return { ...plain, kind: 'nth-goal', period: 'ft', inPlay: true, nth: Number(nth[1]) };
  return TABLE.get(wtype) ?? null;
}
