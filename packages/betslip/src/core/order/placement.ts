import type { VoidCode } from '../settlement/result-code.ts';

/** Phase of an event. */
export type EventPhase = 'before' | 'running' | 'ended';

/** A bet of the member that is not settled. */
export interface OpenBet {
  readonly gidm: string;
  readonly wtype: string;
  readonly pick: string;
}

/** Rule that tells when two bets are duplicates. */
export type DuplicateRule = 'event' | 'market' | 'pick';

/**
 * True when the bet repeats an open one (spec betting 9: duplicate bets on the same event are not accepted). `pick`:
 * the same outcome of the same market, on any line; `market`: any outcome of the market; `event`: any bet on the match.
 */
export function isDuplicate(bet: OpenBet, open: OpenBet, rule: DuplicateRule): boolean {
  if (bet.gidm !== open.gidm) return false;
  if (rule === 'event') return true;
  return bet.wtype === open.wtype && (rule === 'market' || bet.pick === open.pick);
}

/** Times of a bet and its event, as instants of one clock. `endedAt` is the time when the result was known. */
export interface BetTiming {
  readonly inPlay: boolean;
  readonly placedAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
}

/**
 * The code of a bet that is void because it was taken too late (spec betting 9), or null for a valid bet: `DA` when its
 * result was known, `D9` when a pre-match bet was taken after the start.
 *
 * @example lateBet({ inPlay: false, placedAt: 1001, startedAt: 1000, endedAt: null }) // 'D9'
 */
export function lateBet({ inPlay, placedAt, startedAt, endedAt }: BetTiming): VoidCode | null {
  if (endedAt !== null && placedAt >= endedAt) return 'DA';
  return !inPlay && startedAt !== null && placedAt >= startedAt ? 'D9' : null;
}
