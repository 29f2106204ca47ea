import { CourtsideError } from '@courtside/kernel';
import { parsePrice, type Rounding } from '@courtside/money';
import { explainGrade, type GradeInput, type GradeStep } from './grade.ts';
import { isStakeBack, type ResultCode } from './result-code.ts';

export interface SettleInput {
  /** In the smallest units of the currency, above zero. */
  readonly stake: bigint;
  /** Hong Kong price at which the bet was accepted, decimal text. */
  readonly hkPrice: string;
  readonly code: ResultCode;
  /** What happens to parts of a smallest unit. */
  readonly rounding: Rounding;
}

interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

function fractionOf(hkPrice: string): Fraction {
  const [whole = '0', decimals = ''] = hkPrice.split('.');
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) };
}

/** Rounds `over / under`, both not negative. */
function quotient({ over, under }: Fraction, rounding: Rounding): bigint {
  const whole = over / under;
  const twice = (over % under) * 2n;
  if (rounding === 'truncate' || twice < under) return whole;
  if (twice > under || rounding === 'half-up') return whole + 1n;
  return whole + (whole % 2n);
}

/** What one unit of stake becomes. */
function factor(code: ResultCode, { over, under }: Fraction): Fraction {
  if (isStakeBack(code)) return { over: 1n, under: 1n };
  if (code === 'W') return { over: under + over, under };
  if (code === 'LW') return { over: 2n * under + over, under: 2n * under };
  return code === 'LL' ? { over: 1n, under: 2n } : { over: 0n, under: 1n };
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
  if (stake <= 0n) {
    throw new CourtsideError('A stake is above zero', {
      code: 'betslip.stake-invalid',
      kind: 'programming',
    });
  }
  if (!parsePrice(hkPrice, 'H').ok) {
    throw new CourtsideError('Not a Hong Kong price', {
      code: 'betslip.price-invalid',
      kind: 'programming',
    });
  }
  const { over, under } = factor(code, fractionOf(hkPrice));
  return quotient({ over: stake * over, under }, rounding);
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
