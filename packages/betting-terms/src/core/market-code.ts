export type MarketKind =
  | 'handicap'
  | 'total'
  | 'home-total'
  | 'away-total'
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
  | 'nth-goal'
  | 'outright';

/** A market code taken apart. */
export interface MarketCode {
  readonly kind: MarketKind;
  /** `whole` for markets that exist for the whole match only, which need no period in their name. */
  readonly period: 'full' | 'half' | 'whole';
  readonly inPlay: boolean;
  /** Which goal a market of the n-th goal is about, counted from 1; 0 elsewhere. */
  readonly nth: number;
}

/** Markets that exist for the match and for its first half. */
const BY_PERIOD: Readonly<Record<string, MarketKind>> = {
  OU: 'total',
  M: 'winner',
  EO: 'odd-even',
  PD: 'correct-score',
  T: 'goals',
  OUH: 'home-total',
  OUC: 'away-total',
};

/** Markets of the whole match. */
const WHOLE: Readonly<Record<string, MarketKind>> = {
  F: 'half-full',
  DC: 'double-chance',
  TS: 'both-score',
  CS: 'clean-sheet',
  WN: 'win-to-nil',
  WM: 'winning-margin',
};

function table(): ReadonlyMap<string, MarketCode> {
  const rows = new Map<string, MarketCode>();
  for (const half of ['', 'H'] as const) {
    const period = half === 'H' ? 'half' : 'full';
    rows.set(`${half}R`, { kind: 'handicap', period, inPlay: false, nth: 0 });
    // The in-play handicap is the one market whose code is not its pre-match code behind an R.
    rows.set(`${half}RE`, { kind: 'handicap', period, inPlay: true, nth: 0 });
    for (const [base, kind] of Object.entries(BY_PERIOD)) {
      rows.set(`${half}${base}`, { kind, period, inPlay: false, nth: 0 });
      rows.set(`${half}R${base}`, { kind, period, inPlay: true, nth: 0 });
    }
  }
  for (const [base, kind] of Object.entries(WHOLE)) {
    rows.set(base, { kind, period: 'whole', inPlay: false, nth: 0 });
    rows.set(`R${base}`, { kind, period: 'whole', inPlay: true, nth: 0 });
  }
  rows.set('FS', { kind: 'outright', period: 'whole', inPlay: false, nth: 0 });
  return rows;
}

const TABLE = table();

/** Every market code but those of the n-th goal, which have no end (`ARG1`, `ARG2`, ...). */
export const MARKET_CODES: readonly string[] = [...TABLE.keys()];

/**
 * What a market code of the feed means, `[H][R]<market>` with a leading H for the first half and R for in-play; null
 * for a code that is not known.
 *
 * @example marketCode('HROU') // { kind: 'total', period: 'half', inPlay: true, nth: 0 }
 */
export function marketCode(wtype: string): MarketCode | null {
  const nth = /^ARG([1-9]\d?)$/.exec(wtype);
  if (nth) return { kind: 'nth-goal', period: 'whole', inPlay: true, nth: Number(nth[1]) };
  return TABLE.get(wtype) ?? null;
}
