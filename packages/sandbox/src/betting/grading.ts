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

/** How a leg ended, with the scores that say so. */
export interface LegResult {
  readonly code: ResultCode;
  readonly final: Score | null;
  readonly half: Score | null;
  /** What the market counted, of another sport than football. */
  readonly counted: Score | null;
}

/** What grading asks of a leg: a bet, or a pick that nobody bet on. */
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
  // A goal of the score at the bet that is not in the end was cancelled: the bet never counted from it.
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
    // A half-time score above the final one, or the like: nothing can be decided by it.
    if (isCourtsideError(fault, 'betslip.result-invalid')) return 'D2';
    // A score that was set by hand does not say who scored which goal.
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
    // Until the end what is void is not played yet.
    if (!over && code.startsWith('D')) return undefined;
    const told = steps.find((step) => step.step === 'score');
    return { ...none, code, counted: told ? { h: told.score[0], c: told.score[1] } : null };
  } catch (fault) {
    if (isCourtsideError(fault, 'betslip.result-invalid'))
      return over ? { ...none, code: 'D2' } : undefined;
    throw fault;
  }
}

/** True when nothing that still runs can change what a ticket pays: all is known, or every line has lost. */
export function isDecided(
  codes: readonly (ResultCode | null)[],
  folds: readonly number[],
): boolean {
  const alive = codes.filter((code) => code !== 'L').length;
  return !codes.includes(null) || alive < Math.min(...folds);
}

export interface TicketPay {
  /** For the stake that was not cashed out, fen. */
  readonly payout: bigint;
  /** What of that stake counts as turnover. */
  readonly valid: bigint;
}

/** What a decided ticket pays for the stake that was not cashed out. */
export function payOf(ticket: Ticket, codes: readonly (ResultCode | null)[]): TicketPay {
  const left = stakeLeftOf(ticket);
  const folds = foldsOf(ticket);
  const lines = BigInt(ticket.lines);
  // A leg that still runs is in no line that can win, so any code does.
  const known = codes.map((code): ResultCode => code ?? 'L');
  if (left === 0n) return { payout: 0n, valid: 0n };
  const { payout } = settleTicket({
    legs: ticket.legs.map(({ ior }, at) => ({ hkPrice: ior, code: known[at] ?? 'L' })),
    folds,
    // The lines share what is left evenly; cut once, after the division.
    unit: left,
    rounding: 'truncate',
    roundEach: 'ticket',
  });
  const [only, ...others] = known;
  if (only !== undefined && others.length === 0) return { payout, valid: validStake(only, left) };
  // Of a series, lines whose legs all gave the stake back count nothing.
  const back = lineCount(known.filter(isStakeBack).length, folds);
  return {
    payout: payout / lines,
    valid: (left * (lines - BigInt(back))) / lines,
  };
}
