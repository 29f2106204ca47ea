import type { DepositChannel } from '@courtside/contract';
import {
  addMoney,
  multiplyMoney,
  subtractMoney,
  times,
  zero,
  type Currency,
  type Money,
} from '@courtside/money';

/** The properties of a channel that decide the credited amount and its turnover. */
export type DepositConditions = Pick<
  DepositChannel,
  'bonusPercent' | 'feePercent' | 'turnoverTimes'
>;

/** Result of a deposit amount. */
export interface DepositTerms<C extends Currency = Currency> {
  readonly fee: Money<C>;
  /** Zero when no bonus is offered or the member declines it. */
  readonly bonus: Money<C>;
  /** The amount minus the fee plus the bonus. */
  readonly credited: Money<C>;
  /** Amount that must be turned over before a withdrawal; null when the gateway does not tell it. */
  readonly turnover: Money<C> | null;
}

const PER_CENT = '0.01';

/**
 * Fee, bonus, credited amount and turnover of a deposit. Fee and bonus are per cent of the amount, truncated after the
 * currency's last digit as by the gateway.
 *
 * @example depositTerms(money('1000', 'CNY'), { bonusPercent: '1.00', turnoverTimes: 1 }, true).turnover // 1010.00
 */
export function depositTerms<const C extends Currency>(
  amount: Money<C>,
  { bonusPercent, feePercent, turnoverTimes }: DepositConditions,
  takesBonus: boolean,
): DepositTerms<C> {
  const part = (percent: string | undefined): Money<C> =>
    percent === undefined
      ? zero(amount.currency)
      : multiplyMoney(amount, times(percent, PER_CENT), 'truncate');
  const fee = part(feePercent);
  const bonus = takesBonus ? part(bonusPercent) : zero(amount.currency);
  const credited = addMoney(subtractMoney(amount, fee), bonus);
  return {
    fee,
    bonus,
    credited,
    turnover:
      turnoverTimes === undefined
        ? null
        : multiplyMoney(credited, String(turnoverTimes), 'truncate'),
  };
}
