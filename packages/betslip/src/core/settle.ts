import type { Rounding } from '@courtside/money';
import { explainGrade, type GradeInput } from './grade.ts';
import type { GradeStep } from './grade-step.ts';
import type { ResultCode } from './result-code.ts';
import { settleTicket } from './ticket.ts';

export interface SettleInput {
  /** In the smallest units of the currency, above zero. */
  readonly stake: bigint;
  /** Hong Kong price at which the bet was accepted, decimal text. */
  readonly hkPrice: string;
  readonly code: ResultCode;
  /** What happens to parts of a smallest unit. */
  readonly rounding: Rounding;
}

/**
 * What a single bet pays back, stake included, in the smallest units: exact, and rounded once at the end.
 *
 * | code           | pays              |
 * | -------------- | ----------------- |
 * | `W`            | stake x (1 + h)   |
 * | `LW`           | stake x (1 + h/2) |
 * | `P` `A` `D...` | stake             |
 * | `LL`           | stake / 2         |
 * | `L`            | 0                 |
 *
 * @throws CourtsideError `betslip.stake-invalid` for a stake that is not above zero, `betslip.price-invalid` for a price that is none
 * @example settleSingle({ stake: 10000n, hkPrice: '0.95', code: 'LW', rounding: 'truncate' }) // 14750n
 */
export function settleSingle({ stake, hkPrice, code, rounding }: SettleInput): bigint {
  const legs = [{ hkPrice, code }];
  return settleTicket({ legs, folds: [1], unit: stake, rounding, roundEach: 'line' }).payout;
}

/** The last step: what is paid. Amounts are in the smallest units as text, so that steps go into JSON. */
export interface PayoutStep {
  readonly step: 'payout';
  readonly code: ResultCode;
  readonly hkPrice: string;
  readonly stake: string;
  readonly payout: string;
  readonly profit: string;
}

export interface SettlementExplanation {
  readonly code: ResultCode;
  readonly payout: bigint;
  readonly steps: readonly (GradeStep | PayoutStep)[];
}

/**
 * Grades and settles one single bet, and shows the working.
 *
 * @throws CourtsideError as `explainGrade` and `settleSingle`
 */
export function explainSettlement(
  bet: GradeInput & Omit<SettleInput, 'code'>,
): SettlementExplanation {
  const { code, steps } = explainGrade(bet);
  const { stake, hkPrice, rounding } = bet;
  const payout = settleSingle({ stake, hkPrice, code, rounding });
  const last: PayoutStep = {
    step: 'payout',
    code,
    hkPrice,
    stake: String(stake),
    payout: String(payout),
    profit: String(payout - stake),
  };
  return { code, payout, steps: [...steps, last] };
}
