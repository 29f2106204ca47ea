import {
  betOutcome,
  marketCode,
  marketWords,
  outcomeMessages,
  partWords,
  pickWords,
  scoreText,
  unitWords,
  voidReason,
  type NamedPick,
  type Translate,
} from '@courtside/betting-terms';
import { type Currency, formatMoney, formatOdds, fromMinor } from '@courtside/money';
import type { TicketStep } from '../core/settlement/explain-ticket.ts';
import type { GradeStep } from '../core/settlement/grade-step.ts';
import type { CorrectionStep, SettlementExplanation } from '../core/settlement/settle.ts';
import { s } from './settlement-messages.ts';

/** A step of `explainGrade`, `explainSettlement`, `explainTicket` or `explainCorrection`. */
export type SettlementStep = SettlementExplanation['steps'][number] | TicketStep | CorrectionStep;

export interface SettlementTextContext {
  readonly t: Translate;
  readonly currency: Currency;
  /** The pick of the steps, with the names of its teams. Null for a ticket of several picks. */
  readonly pick: NamedPick | null;
}

/** Formatted text of an amount in the smallest units; half of an odd stake is shown without the half of a unit. */
function amountText(minor: string, currency: Currency): string {
  const [whole = '0'] = minor.split('.');
  return formatMoney(fromMinor(BigInt(whole), currency));
}

function resultText(code: string, t: Translate): string {
  const reason = voidReason(code);
  const outcome = t(outcomeMessages[betOutcome({ status: 'settled', resultCode: code })]);
  return reason ? `${outcome}（${t(reason)}）` : outcome;
}

/** Sports whose score is given in sets, but whose handicap and total count the points or games within the sets. */
const IN_SETS: ReadonlySet<string> = new Set(['TN', 'VB', 'TT']);
const IN_POINTS: ReadonlySet<string> = new Set([
  'handicap',
  'total',
  'home-total',
  'away-total',
  'odd-even',
]);

function isCountedInPoints(pick: NamedPick | null): pick is NamedPick {
  const kind = pick && marketCode(pick.wtype)?.kind;
  return (
    kind !== null && kind !== undefined && IN_POINTS.has(kind) && IN_SETS.has(pick?.gtype ?? '')
  );
}

function scoreStepText(
  { period, score }: Extract<GradeStep, { step: 'score' }>,
  { t, pick }: SettlementTextContext,
): string {
  const values = { score: scoreText(score) };
  // Baseball's half is five innings.
  if (period === 'H1' && pick && marketCode(pick.wtype)?.period === 'half') {
    return t(s.scorePart, { ...values, part: marketWords(pick, t).period });
  }
  if (period === 'ht' || period === 'H1') return t(s.scoreHalf, values);
  if (period === 'regulation') return t(s.scoreRegulation, values);
  if (period === 'H2') return t(s.scoreSecondHalf, values);
  if (period === 'ft' || period === 'match') {
    return isCountedInPoints(pick)
      ? t(s.scoreTotal, { ...values, unit: unitWords(pick, t) })
      : t(s.scoreFull, values);
  }
  return t(s.scorePart, { ...values, part: partWords(Number(period), pick?.gtype, t) });
}

function marginText(
  { giver, margin }: Extract<GradeStep, { step: 'margin' }>,
  { t, pick }: SettlementTextContext,
): string {
  if (margin === '0') return t(s.level);
  const team = (giver === 'H' ? pick?.team_h : pick?.team_c) ?? giver;
  const unit = unitWords(pick ?? { wtype: 'R' }, t);
  const isBehind = margin.startsWith('-');
  return t(isBehind ? s.behind : s.ahead, { team, margin: margin.replace('-', ''), unit });
}

function winningText(
  { picks }: Extract<GradeStep, { step: 'winning' }>,
  { t, pick }: SettlementTextContext,
): string {
  if (picks.length === 0) return t(s.noWinner);
  const names = picks.map((each) =>
    pick ? pickWords({ ...pick, pick: each, pickName: null }, t).selection : each,
  );
  return t(s.winning, { picks: names.join('、') });
}

function stakeText(
  step: Extract<SettlementStep, { step: 'stake' }>,
  { t, currency }: SettlementTextContext,
): string {
  // The calculation is shown in Hong Kong prices, in which winnings are stake times price.
  const price = formatOdds(step.hkPrice, 'H', 'half-up');
  const part = (message: typeof s.won | typeof s.back | typeof s.lost, amount: string) =>
    amount === '0' ? [] : [t(message, { amount: amountText(amount, currency), price })];
  return [
    t(s.stake, { stake: amountText(step.stake, currency), price }),
    ...part(s.won, step.won),
    ...part(s.back, step.back),
    ...part(s.lost, step.lost),
  ].join('；');
}

/** Text of the line of a ticket or of a bet: both steps are named `line`. */
function lineText(
  step: Extract<SettlementStep, { step: 'line' }>,
  { t, currency }: SettlementTextContext,
): string {
  if (!('legs' in step)) return t(s.line, { line: step.line, difference: step.difference });
  return t(s.accumulator, {
    legs: step.legs.map((leg) => leg + 1).join('、'),
    factor: step.factor,
    payout: amountText(step.payout, currency),
  });
}

/**
 * One step of a settlement in words, so that a member can understand the payout of their bet.
 *
 * @example settlementText({ step: 'grade', code: 'LL' }, { t, currency: 'CNY', pick }) // 结果：输半
 */
export function settlementText(step: SettlementStep, context: SettlementTextContext): string {
  const { t, currency } = context;
  const amount = (minor: string) => amountText(minor, currency);
  switch (step.step) {
    case 'score':
      return scoreStepText(step, context);
    case 'void':
      return t(s.unfinished);
    case 'since-bet': {
      const before = scoreText(step.scoreAtBet);
      return t(s.sinceBet, { before, score: scoreText(step.score) });
    }
    case 'margin':
      return marginText(step, context);
    case 'total':
      return t(s.total, { goals: step.goals });
    case 'line':
      return lineText(step, context);
    case 'halves': {
      const [first, second] = step.halves;
      return t(s.halves, {
        firstLine: first.line,
        first: resultText(first.code, t),
        secondLine: second.line,
        second: resultText(second.code, t),
      });
    }
    case 'winning':
      return winningText(step, context);
    case 'grade':
      return t(s.grade, { result: resultText(step.code, t) });
    case 'stake':
      return stakeText(step, context);
    case 'leg':
      return t(s.leg, {
        leg: step.leg + 1,
        result: resultText(step.code, t),
        factor: step.factor,
      });
    case 'sum':
      return t(s.sum, { lines: step.lines, paying: step.paying, gross: amount(step.gross) });
    case 'cap':
      return t(s.cap, { max: amount(step.max), cut: amount(step.cut) });
    case 'payout':
      return t(s.payout, { payout: amount(step.payout), profit: amount(step.profit) });
    case 'correction':
      return t(s.correction, {
        before: amount(step.from.payout),
        after: amount(step.to.payout),
        difference: amount(step.difference),
      });
  }
}
