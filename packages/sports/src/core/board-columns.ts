import { marketCode, type MarketKind } from '@courtside/betting-terms';
import type { Match } from '@courtside/contract';

/** The pre-match code of the market that a column holds: `M`, `R`, `HOU`, `SR`. */
export type MarketColumn = 'M' | 'ML' | 'SR' | 'R' | 'OU' | 'HM' | 'HML' | 'HR' | 'HOU';

/** The fields of a match that decide its columns. */
export type ColumnedMatch = Pick<Match, 'gameType' | 'discipline'>;

const FULL_AND_HALF = ['M', 'R', 'OU', 'HM', 'HR', 'HOU'] as const;
const TWO_SIDED_HALVES = ['ML', 'R', 'OU', 'HML', 'HR', 'HOU'] as const;
const IN_SETS = ['ML', 'SR', 'R', 'OU'] as const;

const BY_SPORT: Readonly<Record<Match['gameType'], readonly MarketColumn[]>> = {
  FT: FULL_AND_HALF,
  VF: ['M', 'R', 'OU'],
  BK: TWO_SIDED_HALVES,
  BS: TWO_SIDED_HALVES,
  TN: IN_SETS,
  VB: IN_SETS,
  TT: IN_SETS,
  SK: ['ML', 'R', 'OU'],
  OP: ['ML', 'R', 'OU'],
};

const BY_DISCIPLINE: Readonly<Record<string, readonly MarketColumn[]>> = {
  AF: ['ML', 'R', 'OU', 'HR', 'HOU'],
  IH: ['ML', 'M', 'R', 'OU'],
  RU: ['M', 'R', 'OU', 'HR', 'HOU'],
};

/**
 * The columns of a match on the board, in their order: full time, then first half.
 *
 * @example boardColumns({ gameType: 'TN' }) // ['ML', 'SR', 'R', 'OU']
 */
export function boardColumns({ gameType, discipline }: ColumnedMatch): readonly MarketColumn[] {
  return BY_DISCIPLINE[discipline ?? ''] ?? BY_SPORT[gameType];
}

/** Columns of the first half; only wide screens have room for them beside those of the match. */
export const isHalfColumn = (column: MarketColumn): boolean => column.startsWith('H');

const BASES: Readonly<Partial<Record<MarketKind, 'M' | 'ML' | 'SR' | 'R' | 'OU'>>> = {
  winner: 'M',
  moneyline: 'ML',
  'set-handicap': 'SR',
  handicap: 'R',
  total: 'OU',
};

/** The column of a market, or null where the board has no column for it. */
export function columnOf(wtype: string): MarketColumn | null {
  const code = marketCode(wtype);
  const base = code && BASES[code.kind];
  if (!base || code.period === 'part') return null;
  return code.period === 'half' && base !== 'SR' ? `H${base}` : base;
}

/** The picks of a column from the top down. */
export function picksOf(column: MarketColumn): readonly ('H' | 'N' | 'C')[] {
  if (column.endsWith('M')) return ['H', 'N', 'C'];
  // Over stands above under, and the feed's C is over.
  return column.endsWith('OU') ? ['C', 'H'] : ['H', 'C'];
}
