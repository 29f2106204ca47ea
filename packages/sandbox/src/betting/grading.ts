import {
  countsFromBet,
  gradeLeg as gradeAny,
  gradeMarket,
  gradeOutright,
  isStakeBack,
  lineCount,
  marketOf,
  type ResultCode,
  settleTicket,
  validStake,
} from '@courtside/betslip';
import type { Score, SportCode } from '@courtside/contract';
import { isCourtsideError } from '@courtside/kernel';
import type { MatchState } from '../world/match-state.ts';
import { foldsOf, type Leg, stakeLeftOf, type Ticket } from './ticket-row.ts';

/** Result of a leg, with the scores that decide it. */
export interface LegResult {
  readonly code: ResultCode;
  readonly final: Score | null;
  readonly half: Score | null;
  /** The result counted by the market, for other sports than football. */
  readonly counted: Score | null;
}

/** The data of a leg that grading needs: of a bet, or of a pick without one. */
export type GradedLeg = Pick<
  Leg,
  'gtype' | 'wtype' | 'pick' | 'ratio' | 'strong' | 'isLive' | 'base'
>;

const lower = (a: Score, b: Score): Score => ({ h: Math.min(a.h, b.h), c: Math.min(a.c, b.c) });

/** The result of a leg, or undefined while it runs. */
export function gradeLeg(leg: GradedLeg, state: MatchState): LegResult | undefined {
  const over = state.status === 'finished' || state.status === 'abandoned';
  if (leg.gtype === 'FS') {
    const code = gradeOutright(leg.pick, { winners: state.winners ?? [] });
    return over ? { code, final: null, half: null, counted: null } : undefined;
  }
  return countsFromBet(leg.gtype)
    ? gradeFootball(leg, state, over)
    : gradeParts(leg, leg.gtype, state, over);
}

function gradeFootball(leg: GradedLeg, state: MatchState, over: boolean): LegResult | undefined {
  const { half, status } = state;
  const ofHalf = marketOf(leg.wtype)?.period === 'ht';
  if (!over && !(ofHalf && half !== null)) return undefined;
  const final = status === 'finished' ? state.score : null;
  const counted = ofHalf ? half : final;
  // A goal in the score at the bet but not in the final score was cancelled, so the bet never counted from it.
  const base = counted === null ? leg.base : lower(leg.base, counted);
  return { code: footballCode(leg, base, state, final), final, half, counted: null };
}

function footballCode(
  leg: GradedLeg,
  base: Score,
  { half, goals }: MatchState,
  final: Score | null,
): ResultCode {
  try {
    return gradeMarket({
      wtype: leg.wtype,
      pick: leg.pick,
      strong: leg.strong,
      ratio: leg.ratio,
      result: {
        ht: half === null ? null : [half.h, half.c],
        ft: final === null ? null : [final.h, final.c],
        goals: goals === null ? null : goals.map(({ side }) => (side === 'h' ? 'H' : 'C')),
        voided: 'D4',
      },
      scoreAtBet: leg.isLive ? [base.h, base.c] : null,
    });
  } catch (fault) {
    // For example a half-time score above the final one: it decides nothing.
    if (isCourtsideError(fault, 'betslip.result-invalid')) return 'D2';
    // A score that was set by hand does not tell who scored which goal.
    if (isCourtsideError(fault, 'betslip.goals-missing')) return 'DN';
    throw fault;
  }
}

function gradeParts(
  { wtype, pick, strong, ratio }: GradedLeg,
  sport: SportCode,
  state: MatchState,
  over: boolean,
): LegResult | undefined {
  const { result, half } = state;
  const final = state.status === 'finished' ? state.score : null;
  const none = { final, half, counted: null };
  if (result === null) return over ? { ...none, code: 'D4' } : undefined;
  try {
    const { code, steps } = gradeAny({ sport, wtype, pick, strong, ratio, result });
    // Before the end, a void result only means that the part is not played yet.
    if (!over && code.startsWith('D')) return undefined;
    const told = steps.find((step) => step.step === 'score');
    return { ...none, code, counted: told ? { h: told.score[0], c: told.score[1] } : null };
  } catch (fault) {
    if (isCourtsideError(fault, 'betslip.result-invalid'))
      return over ? { ...none, code: 'D2' } : undefined;
    throw fault;
  }
}

/** True when no running leg can change the payout of a ticket: all results are known, or every line has lost. */
export function isDecided(
  codes: readonly (ResultCode | null)[],
  folds: readonly number[],
): boolean {
  const alive = codes.filter((code) => code !== 'L').length;
  return !codes.includes(null) || alive < Math.min(...folds);
}

export interface TicketPay {
  /** For the stake that was not cashed out, in fen. */
  readonly payout: bigint;
  /** The part of that stake that counts as turnover. */
  readonly valid: bigint;
}

/** The payout of a decided ticket for the stake that was not cashed out. */
export function payOf(ticket: Ticket, codes: readonly (ResultCode | null)[]): TicketPay {
  const left = stakeLeftOf(ticket);
  const folds = foldsOf(ticket);
  const lines = BigInt(ticket.lines);
  // A leg that still runs is in no line that can win, so any code will do.
  const known = codes.map((code): ResultCode => code ?? 'L');
  if (left === 0n) return { payout: 0n, valid: 0n };
  const { payout } = settleTicket({
    legs: ticket.legs.map(({ ior }, at) => ({ hkPrice: ior, code: known[at] ?? 'L' })),
    folds,
    // The lines share the remaining stake evenly; truncated once, after the division.
    unit: left,
    rounding: 'truncate',
    roundEach: 'ticket',
  });
  const [only, ...others] = known;
  if (only !== undefined && others.length === 0) return { payout, valid: validStake(only, left) };
  // In a series, lines whose legs all returned the stake do not count.
  const back = lineCount(known.filter(isStakeBack).length, folds);
  return {
    payout: payout / lines,
    valid: (left * (lines - BigInt(back))) / lines,
  };
}
