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

/** What of a channel decides what arrives and what it binds. */
export type DepositConditions = Pick<
  DepositChannel,
  'bonusPercent' | 'feePercent' | 'turnoverTimes'
>;

/** What becomes of an amount. */
export interface DepositTerms<C extends Currency = Currency> {
  readonly fee: Money<C>;
  /** Zero where none is offered or it is declined. */
  readonly bonus: Money<C>;
  /** The amount less the fee, with the bonus. */
  readonly credited: Money<C>;
  /** What must be turned over before it can be withdrawn; null where the gateway does not tell. */
  readonly turnover: Money<C> | null;
}

const PER_CENT = '0.01';

/**
 * What a deposit brings and binds. Fee and bonus are per cent of the amount, cut after the currency's last digit as the
 * gateway cuts them.
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
