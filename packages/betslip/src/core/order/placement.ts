import type { VoidCode } from '../settlement/result-code.ts';

/** Where an event stands. */
export type EventPhase = 'before' | 'running' | 'ended';

/** A bet of the member that is not settled. */
export interface OpenBet {
  readonly gidm: string;
  readonly wtype: string;
  readonly pick: string;
}

/** How alike two bets must be to be one bet placed twice. */
export type DuplicateRule = 'event' | 'market' | 'pick';

/**
 * True when the bet repeats an open one (spec betting 9: duplicate bets on the same event are not accepted). `pick`: the
 * same outcome of the same market, whatever its line; `market`: any outcome of it; `event`: anything on the match.
 */
export function isDuplicate(bet: OpenBet, open: OpenBet, rule: DuplicateRule): boolean {
  if (bet.gidm !== open.gidm) return false;
  if (rule === 'event') return true;
  return bet.wtype === open.wtype && (rule === 'market' || bet.pick === open.pick);
}

/** When a bet was taken, and when its event began and its result was known; instants of one clock. */
export interface BetTiming {
  readonly inPlay: boolean;
  readonly placedAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
}

/**
 * The code of a bet that was taken too late and is void (spec betting 9), or null for one that stands: `DA` when its
 * result was known, `D9` when a pre-match bet was taken after the start.
 *
 * @example lateBet({ inPlay: false, placedAt: 1001, startedAt: 1000, endedAt: null }) // 'D9'
 */
export function lateBet({ inPlay, placedAt, startedAt, endedAt }: BetTiming): VoidCode | null {
  if (endedAt !== null && placedAt >= endedAt) return 'DA';
  return !inPlay && startedAt !== null && placedAt >= startedAt ? 'D9' : null;
}
