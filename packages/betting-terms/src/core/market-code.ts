export type MarketKind =
  | 'handicap'
  | 'set-handicap'
  | 'total'
  | 'set-total'
  | 'home-total'
  | 'away-total'
  | 'winner'
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
  | 'nth-goal'
  | 'outright';

/** A parsed market code. */
export interface MarketCode {
  readonly kind: MarketKind;
  /**
   * `whole` for markets that exist for the whole match only, which need no period in their name; `part` for one quarter,
   * set, inning, frame or third.
   */
  readonly period: 'full' | 'half' | 'part' | 'whole';
  /** Number of the part, from 1; 0 elsewhere. */
  readonly part: number;
  readonly inPlay: boolean;
  /** Number of the goal in a market of the n-th goal, from 1; 0 elsewhere. */
  readonly nth: number;
}

/** Markets that exist for the match, for its first half and for each of its parts. */
const BY_PART: Readonly<Record<string, MarketKind>> = {
  OU: 'total',
  M: 'winner',
  ML: 'moneyline',
  EO: 'odd-even',
  OUH: 'home-total',
  OUC: 'away-total',
};

/** Markets that exist for the match and for its first half. */
const BY_HALF: Readonly<Record<string, MarketKind>> = { PD: 'correct-score', T: 'goals' };

/** Markets of the whole match. */
const WHOLE: Readonly<Record<string, MarketKind>> = {
  F: 'half-full',
  DC: 'double-chance',
  TS: 'both-score',
  CS: 'clean-sheet',
  WN: 'win-to-nil',
  WM: 'winning-margin',
};

/** Markets in sets, whose code in play has its R in the middle. */
const IN_SETS: Readonly<Record<string, readonly [MarketKind, inPlay: boolean]>> = {
  SR: ['set-handicap', false],
  SRE: ['set-handicap', true],
  SOU: ['set-total', false],
  SROU: ['set-total', true],
};

type Row = Pick<MarketCode, 'kind' | 'inPlay'>;

/** Codes whose in-play code has an R in front; the handicap is the exception. */
function rows(kinds: Readonly<Record<string, MarketKind>>): [string, Row][] {
  return Object.entries(kinds).flatMap(([base, kind]): [string, Row][] => [
    [base, { kind, inPlay: false }],
    [`R${base}`, { kind, inPlay: true }],
  ]);
}

const OF_PARTS: ReadonlyMap<string, Row> = new Map([
  ['R', { kind: 'handicap', inPlay: false }],
  ['RE', { kind: 'handicap', inPlay: true }],
  ...rows(BY_PART),
]);

function table(): ReadonlyMap<string, MarketCode> {
  const codes = new Map<string, MarketCode>();
  for (const [code, row] of [...OF_PARTS, ...rows(BY_HALF)]) {
    codes.set(code, { ...row, period: 'full', part: 0, nth: 0 });
    codes.set(`H${code}`, { ...row, period: 'half', part: 0, nth: 0 });
  }
  for (const [code, row] of rows(WHOLE))
    codes.set(code, { ...row, period: 'whole', part: 0, nth: 0 });
  for (const [code, [kind, inPlay]] of Object.entries(IN_SETS)) {
    codes.set(code, { kind, inPlay, period: 'whole', part: 0, nth: 0 });
  }
  codes.set('FS', { kind: 'outright', period: 'whole', part: 0, inPlay: false, nth: 0 });
  return codes;
}

const TABLE = table();

/** Every market code except the open-ended ones: of the n-th goal (`ARG1`) and of parts (`P3OU`). */
export const MARKET_CODES: readonly string[] = [...TABLE.keys()];

/**
 * Parses a market code of the feed, `[H | P<n>][R]<market>` with a leading H for the first half, `P<n>` for the n-th
 * part and R for in-play; returns null for an unknown code.
 *
 * @example marketCode('HROU') // { kind: 'total', period: 'half', part: 0, inPlay: true, nth: 0 }
 */
export function marketCode(wtype: string): MarketCode | null {
  const nth = /^ARG([1-9]\d?)$/.exec(wtype);
  if (nth) return { kind: 'nth-goal', period: 'whole', part: 0, inPlay: true, nth: Number(nth[1]) };
  const [, part = '', base = ''] = /^P([1-9]\d?)([A-Z]+)$/.exec(wtype) ?? [];
  const row = OF_PARTS.get(base);
  if (row) return { ...row, period: 'part', part: Number(part), nth: 0 };
  return TABLE.get(wtype) ?? null;
}
