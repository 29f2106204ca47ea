import type { Rounding } from '@courtside/money';
import { explainGrade, type GradeInput } from './grade.ts';
import type { Grade, GradeStep } from './grade-step.ts';
import type { ResultCode } from './result-code.ts';
import { settleTicket, type TicketRules } from './ticket.ts';

export interface SettleInput {
  /** In the smallest units of the currency, above zero. */
  readonly stake: bigint;
  /** Hong Kong price at which the bet was accepted, decimal text. */
  readonly hkPrice: string;
  readonly code: ResultCode;
  /** Rounding of fractions of a smallest unit. */
  readonly rounding: Rounding;
}

/**
 * Payout of a single bet, stake included, in the smallest units: calculated exactly, and rounded once at the end.
 *
 * | code           | pays              |
 * | -------------- | ----------------- |
 * | `W`            | stake x (1 + h)   |
 * | `LW`           | stake x (1 + h/2) |
 * | `P` `A` `D...` | stake             |
 * | `LL`           | stake / 2         |
 * | `L`            | 0                 |
 *
 * @throws CourtsideError `betslip.stake-invalid` for a stake that is not above zero, `betslip.price-invalid` for an
 *   invalid price
 * @example settleSingle({ stake: 10000n, hkPrice: '0.95', code: 'LW', rounding: 'truncate' }) // 14750n
 */
export function settleSingle({ stake, hkPrice, code, rounding }: SettleInput): bigint {
  const legs = [{ hkPrice, code }];
  return settleTicket({ legs, folds: [1], unit: stake, rounding, roundEach: 'line' }).payout;
}

/**
 * The parts of a stake: the part that won at the price, the part that is returned, the part that is lost. Amounts are
 * in the smallest units as exact decimal text, so that steps can be JSON; half of an odd stake ends in `.5`.
 */
export interface StakeStep {
  readonly step: 'stake';
  readonly stake: string;
  readonly hkPrice: string;
  readonly won: string;
  readonly back: string;
  readonly lost: string;
}

/** The cap of a ticket, when it applies. */
export interface CapStep {
  readonly step: 'cap';
  readonly max: string;
  /** Amount above the cap, which is not paid. */
  readonly cut: string;
}

/** The last step: the payout. */
export interface PayoutStep {
  readonly step: 'payout';
  readonly code: ResultCode;
  readonly hkPrice: string;
  readonly stake: string;
  readonly payout: string;
  readonly profit: string;
}

/** A settlement that replaces an earlier one, because the result was corrected. */
export interface CorrectionStep {
  readonly step: 'correction';
  readonly from: { readonly code: ResultCode | null; readonly payout: string };
  readonly to: { readonly code: ResultCode | null; readonly payout: string };
  /** Booked amount: above zero it is paid to the member, below zero it is taken back. */
  readonly difference: string;
}

export interface SettlementExplanation {
  readonly code: ResultCode;
  readonly payout: bigint;
  readonly steps: readonly (GradeStep | StakeStep | CapStep | PayoutStep)[];
}

/** Half of an amount as exact text. @example halfOf(101n) // '50.5' */
const halfOf = (amount: bigint): string => `${amount / 2n}${amount % 2n === 0n ? '' : '.5'}`;

function stakeStep(stake: bigint, hkPrice: string, code: ResultCode): StakeStep {
  const [all, half] = [String(stake), halfOf(stake)];
  const parts = { won: '0', back: '0', lost: '0' };
  if (code === 'W') parts.won = all;
  else if (code === 'L') parts.lost = all;
  else if (code === 'LW') Object.assign(parts, { won: half, back: half });
  else if (code === 'LL') Object.assign(parts, { back: half, lost: half });
  else parts.back = all;
  return { step: 'stake', stake: all, hkPrice, ...parts };
}

/**
 * Grades and settles one single bet, with the steps of the calculation: the score that counted, the line and its
 * halves, the parts of the stake, the cap, the payout.
 *
 * @throws CourtsideError as `explainGrade` and `settleSingle`
 */
export function explainSettlement(
  bet: GradeInput & Omit<SettleInput, 'code'> & Pick<TicketRules, 'maxPayout'>,
): SettlementExplanation {
  return explainStake(explainGrade(bet), bet);
}

/**
 * As `explainSettlement`, for a known grade.
 *
 * @throws CourtsideError as `settleSingle`
 */
export function explainStake(
  { code, steps }: Grade,
  bet: Omit<SettleInput, 'code'> & Pick<TicketRules, 'maxPayout'>,
): SettlementExplanation {
  const { stake, hkPrice, rounding, maxPayout = null } = bet;
  const { payout, gross, capped } = settleTicket({
    legs: [{ hkPrice, code }],
    folds: [1],
    unit: stake,
    rounding,
    roundEach: 'line',
    maxPayout,
  });
  const last: PayoutStep = {
    step: 'payout',
    code,
    hkPrice,
    stake: String(stake),
    payout: String(payout),
    profit: String(payout - stake),
  };
  const cap: CapStep = { step: 'cap', max: String(maxPayout), cut: String(gross - payout) };
  const working = [...steps, stakeStep(stake, hkPrice, code), ...(capped ? [cap] : []), last];
  return { code, payout, steps: working };
}

/**
 * The change by a corrected result, of a bet or of a ticket (whose code is null).
 *
 * @example explainCorrection({ code: 'L', payout: 0n }, { code: 'W', payout: 19_500n }).difference // '19500'
 */
export function explainCorrection(
  before: { readonly code: ResultCode | null; readonly payout: bigint },
  after: { readonly code: ResultCode | null; readonly payout: bigint },
): CorrectionStep {
  return {
    step: 'correction',
    from: { code: before.code, payout: String(before.payout) },
    to: { code: after.code, payout: String(after.payout) },
    difference: String(after.payout - before.payout),
  };
}
