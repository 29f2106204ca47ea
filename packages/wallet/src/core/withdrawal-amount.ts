import type { WithdrawalInfo } from '@courtside/contract';
import { err, ok, type Result, type Violation } from '@courtside/kernel';
import {
  compareMoney,
  minMoney,
  money,
  parseMoney,
  type Currency,
  type Money,
} from '@courtside/money';
import { AMOUNT_LENGTH } from './amount-length.ts';

export type WithdrawalAmountCode =
  | 'withdrawal.amount-empty'
  | 'withdrawal.amount-malformed'
  | 'withdrawal.amount-long'
  | 'withdrawal.amount-decimals'
  | 'withdrawal.amount-below'
  | 'withdrawal.amount-above'
  | 'withdrawal.amount-above-day'
  | 'withdrawal.amount-above-balance';

export type WithdrawalAmountViolation = Violation<WithdrawalAmountCode>;

/** The limits of a withdrawal that the rule needs. */
export type WithdrawalLimits = Pick<WithdrawalInfo, 'min' | 'max' | 'available' | 'amountLeft'> & {
  /** Decimals that the way accepts. @default those of the currency */
  readonly decimals?: number;
};

/**
 * The maximum of one withdrawal now: the smallest of the balance, the limit and the rest of the day's amount.
 *
 * @example mostWithdrawable({ max: '50000.00', available: '800.00', amountLeft: '200000.00' }, 'CNY').amount // '800.00'
 */
export function mostWithdrawable<const C extends Currency>(
  { max, available, amountLeft }: Pick<WithdrawalLimits, 'max' | 'available' | 'amountLeft'>,
  currency: C,
): Money<C> {
  return minMoney(
    money(max, currency),
    minMoney(money(available, currency), money(amountLeft, currency)),
  );
}

/**
 * The rule for a typed withdrawal amount: plain decimal text of at most twelve characters, with two decimals or none
 * depending on the way, at least `min`, and at most what can be withdrawn. White space around it does not count.
 *
 * Codes: `withdrawal.amount-empty`, `-malformed`, `-long` (`params.most`), `-decimals` (`params.digits`), `-below`
 * (`params.min`), and above one of three limits: `-above-balance`, `-above-day`, `-above` (`params.max`).
 *
 * @example
 * const limits = { min: '100.00', max: '50000.00', available: '800.00', amountLeft: '200000.00' };
 * checkWithdrawalAmount('900', limits, 'CNY'); // withdrawal.amount-above-balance
 */
export function checkWithdrawalAmount<const C extends Currency>(
  text: string,
  { min, max, available, amountLeft, decimals }: WithdrawalLimits,
  currency: C,
): Result<Money<C>, WithdrawalAmountViolation> {
  const refuse = (code: WithdrawalAmountCode, params?: Violation['params']) =>
    err({ code, field: 'amount', ...(params && { params }) });
  const typed = text.trim();
  if (typed === '') return refuse('withdrawal.amount-empty');
  if (typed.length > AMOUNT_LENGTH)
    return refuse('withdrawal.amount-long', { most: AMOUNT_LENGTH });
  const parsed = parseMoney(typed, currency);
  if (!parsed.ok) {
    return parsed.error.code === 'money.too-many-decimals'
      ? refuse('withdrawal.amount-decimals', { digits: decimals ?? 2 })
      : refuse('withdrawal.amount-malformed');
  }
  const [, fraction = ''] = typed.split('.');
  if (decimals !== undefined && fraction.length > decimals) {
    return refuse('withdrawal.amount-decimals', { digits: decimals });
  }
  const above = (most: string) => compareMoney(parsed.value, money(most, currency)) > 0;
  if (compareMoney(parsed.value, money(min, currency)) < 0) {
    return refuse('withdrawal.amount-below', { min });
  }
  if (above(available)) return refuse('withdrawal.amount-above-balance', { max: available });
  if (above(amountLeft)) return refuse('withdrawal.amount-above-day', { max: amountLeft });
  if (above(max)) return refuse('withdrawal.amount-above', { max });
  return ok(parsed.value);
}
