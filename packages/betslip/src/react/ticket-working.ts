import type { NamedPick, Translate } from '@courtside/betting-terms';
import { isCourtsideError } from '@courtside/kernel';
import { type Currency, isDecimal, money, toMinor } from '@courtside/money';
import type { Score, Strong } from '../core/pick/entry.ts';
import { explainTicket, type TicketStep } from '../core/settlement/explain-ticket.ts';
import { explainGrade } from '../core/settlement/grade.ts';
import { explainCounted } from '../core/settlement/grade-leg.ts';
import type { Grade, GradeStep } from '../core/settlement/grade-step.ts';
import { marketOf } from '../core/pick/markets.ts';
import {
  type GradeCode,
  isResultCode,
  type ResultCode,
  type VoidCode,
} from '../core/settlement/result-code.ts';
import {
  explainCorrection,
  explainStake,
  type SettlementExplanation,
} from '../core/settlement/settle.ts';
import { countsFromBet, isSportCode } from '../core/pick/sports.ts';
import { settlementText, type SettlementStep } from './settlement-text.ts';

interface Goals {
  readonly h: number;
  readonly c: number;
}

/** A leg of the gateway's ticket. */
export interface WorkedLeg extends NamedPick {
  /** Hong Kong price, decimal text. */
  readonly ior: string;
  readonly isLive: boolean;
  /** The score from which an in-play handicap counts. */
  readonly baseScore: Goals | null;
}

/** Result of a leg in a settlement. */
export interface WorkedResult {
  readonly resultCode: string | null;
  readonly finalScore: Goals | null;
  readonly halfScore: Goals | null;
  /** The score that the market counts, of another sport than football. */
  readonly countedScore?: Goals | null | undefined;
}

export interface WorkedSettlement {
  readonly legs: readonly WorkedLeg[];
  /** One for each leg, in the order of the legs. */
  readonly results: readonly WorkedResult[];
  /** Sizes of the lines; `[1]` for a single. */
  readonly folds: readonly number[];
  readonly lines: number;
  /** The settled stake, without parts that were cashed out before; decimal text. */
  readonly stake: string;
  /** The gateway's payout for it, decimal text. */
  readonly payout: string;
}

/** Explanation of a settlement, in sentences. */
export interface TicketWorking {
  /** Explanation of each leg's result; empty for a leg that was not needed. */
  readonly legs: readonly (readonly string[])[];
  /** Explanation of the payout of the stake. */
  readonly ticket: readonly string[];
}

export interface WorkingContext {
  readonly t: Translate;
  readonly currency: Currency;
}

const pair = (goals: Goals | null): Score | null => goals && [goals.h, goals.c];
const codeOf = ({ resultCode }: WorkedResult): ResultCode | null =>
  isResultCode(resultCode ?? '') ? (resultCode as ResultCode) : null;
const minor = (amount: string, currency: Currency): bigint =>
  isDecimal(amount) ? toMinor(money(amount, currency)) : 0n;

/** The base score of an in-play handicap, at most the goals of the result. */
function baseOf({ isLive, baseScore }: WorkedLeg, counted: Goals | null): Score | null {
  if (!isLive || !baseScore) return null;
  return counted
    ? [Math.min(baseScore.h, counted.h), Math.min(baseScore.c, counted.c)]
    : pair(baseScore);
}

function gradeInput(leg: WorkedLeg, result: WorkedResult, code: ResultCode) {
  const isVoid = code.startsWith('D');
  const ofHalf = marketOf(leg.wtype)?.period === 'ht';
  return {
    wtype: leg.wtype,
    pick: leg.pick,
    strong: leg.strong as Strong,
    ratio: leg.ratio,
    result: {
      ht: isVoid && ofHalf ? null : pair(result.halfScore),
      ft: isVoid ? null : pair(result.finalScore),
      ...(isVoid ? { voided: code as VoidCode } : {}),
    },
    scoreAtBet: baseOf(leg, ofHalf ? result.halfScore : result.finalScore),
  };
}

/** The grade by these rules; null when the result of the match is not sufficient. */
function gradeOf(leg: WorkedLeg, result: WorkedResult, code: ResultCode): Grade | null {
  const sport = leg.gtype ?? 'FT';
  if (countsFromBet(sport)) return explainGrade(gradeInput(leg, result, code));
  const counted = pair(result.countedScore ?? null);
  if (!counted || !isSportCode(sport)) return null;
  const { wtype, pick, ratio } = leg;
  return explainCounted({ sport, wtype, pick, ratio, strong: leg.strong as Strong }, counted);
}

/** Reasons for which a match has no end: cancelled, postponed, abandoned, walkover, retired. */
const WITHOUT_AN_END: ReadonlySet<string> = new Set(['D0', 'D3', 'D4', 'DD', 'DE']);

/** Whether a bet is void although its match was played, such as when its market has no result. */
const isVoidOfAPlayedMatch = ({ finalScore }: WorkedResult, code: ResultCode): boolean =>
  code.startsWith('D') && !WITHOUT_AN_END.has(code) && finalScore !== null;

/** The steps of a leg; only its code when the rules of this version do not lead to it. */
function gradeSteps(leg: WorkedLeg, result: WorkedResult, code: ResultCode): readonly GradeStep[] {
  const alone: readonly GradeStep[] = [{ step: 'grade', code: code as never }];
  if (leg.wtype === 'FS' || isVoidOfAPlayedMatch(result, code)) return alone;
  try {
    const told = gradeOf(leg, result, code);
    return told?.code === code ? told.steps : alone;
  } catch (fault) {
    if (isCourtsideError(fault)) return alone;
    throw fault;
  }
}

const payoutStep = (stake: bigint, payout: bigint): Extract<TicketStep, { step: 'payout' }> => ({
  step: 'payout',
  payout: String(payout),
  profit: String(payout - stake),
});

/** The steps for the stake of a single. */
function singleSteps(
  leg: WorkedLeg,
  result: WorkedResult,
  stake: bigint,
  payout: bigint,
): readonly SettlementExplanation['steps'][number][] | readonly TicketStep[] {
  const code = codeOf(result);
  const alone = [payoutStep(stake, payout)];
  if (code === null || stake <= 0n) return alone;
  try {
    const grade = gradeOf(leg, result, code) ?? { code: code as GradeCode, steps: [] };
    const told = explainStake(grade, { stake, hkPrice: leg.ior, rounding: 'truncate' });
    if (told.code !== code || told.payout !== payout) return alone;
    return told.steps.filter(({ step }) => step === 'stake' || step === 'payout');
  } catch (fault) {
    if (isCourtsideError(fault)) return alone;
    throw fault;
  }
}

/** The lines of a series; only the payout when a part was cashed out unevenly or the house paid another amount. */
function seriesSteps(
  { legs, results, folds, lines }: WorkedSettlement,
  stake: bigint,
  payout: bigint,
): readonly TicketStep[] {
  const last = payoutStep(stake, payout);
  if (stake <= 0n || stake % BigInt(lines) !== 0n) return [last];
  const known = results.map(codeOf);
  try {
    const steps = explainTicket({
      // A leg that was not needed is in no line that pays.
      legs: legs.map(({ ior }, at) => ({ hkPrice: ior, code: known[at] ?? 'L' })),
      folds,
      unit: stake / BigInt(lines),
      rounding: 'truncate',
      roundEach: 'ticket',
    });
    const told = steps.at(-1);
    if (told?.step !== 'payout' || told.payout !== String(payout)) return [last];
    return steps.filter((step) => step.step !== 'leg' || Boolean(known[step.leg]));
  } catch (fault) {
    if (isCourtsideError(fault)) return [last];
    throw fault;
  }
}

/**
 * Explains the settlement of a ticket, in words for a member who has never read the rules: the score that counted, the
 * line and its halves, the payout of the stake. It never contradicts the gateway: when these rules would pay another
 * amount, only the gateway's data is shown.
 *
 * @example ticketWorking(settlement, { t, currency: 'CNY' }).ticket.at(-1) // 派彩 50，输赢 -50
 */
export function ticketWorking(
  settlement: WorkedSettlement,
  { t, currency }: WorkingContext,
): TicketWorking {
  const { legs, results } = settlement;
  const text = (pick: NamedPick | null) => (step: SettlementStep) =>
    settlementText(step, { t, currency, pick });
  const told = legs.map((leg, at) => {
    const result = results[at];
    const code = result && codeOf(result);
    return result && code ? gradeSteps(leg, result, code).map(text(leg)) : [];
  });
  const [stake, payout] = [minor(settlement.stake, currency), minor(settlement.payout, currency)];
  const [only, ...others] = legs;
  const [result] = results;
  const steps =
    only && result && others.length === 0
      ? singleSteps(only, result, stake, payout)
      : seriesSteps(settlement, stake, payout);
  return { legs: told, ticket: steps.map(text(null)) };
}

/** Text about the change by a corrected result. Amounts are decimal text. */
export function correctionText(
  before: string,
  after: string,
  { t, currency }: WorkingContext,
): string {
  const step = explainCorrection(
    { code: null, payout: minor(before, currency) },
    { code: null, payout: minor(after, currency) },
  );
  return settlementText(step, { t, currency, pick: null });
}
