import { err, ok, type Result, type Violation } from '@courtside/kernel';
import {
  addMoney,
  compareMoney,
  type Currency,
  isPositiveMoney,
  type Money,
  parseMoney,
  zero,
} from '@courtside/money';

/** Quick bets (快速下注) while they are on: a pressed price is a bet of `amount`, until `bound` is used up. */
export interface QuickBets<C extends Currency = Currency> {
  readonly amount: Money<C>;
  /** Maximum of the stakes of all quick bets together. */
  readonly bound: Money<C>;
  /** Stakes of the quick bets since they were turned on. */
  readonly used: Money<C>;
}

/** Reason why the member's input cannot be used. */
export type QuickBetFault = Violation<'quick.amount' | 'quick.bound'>;

/**
 * Quick bets from the member's input. Neither amount is ever suggested, and the bound must allow at least one bet.
 *
 * @example quickBetsOf({ amount: '10', bound: '100' }, 'CNY') // { ok: true, value: { amount, bound, used: 0 } }
 */
export function quickBetsOf<C extends Currency>(
  typed: { readonly amount: string; readonly bound: string },
  currency: C,
): Result<QuickBets<C>, QuickBetFault> {
  const amount = parseMoney<C>(typed.amount, currency);
  if (!amount.ok || !isPositiveMoney(amount.value)) return err({ code: 'quick.amount' });
  const bound = parseMoney<C>(typed.bound, currency);
  if (!bound.ok || compareMoney<C>(bound.value, amount.value) < 0) {
    return err({ code: 'quick.bound' });
  }
  return ok({ amount: amount.value, bound: bound.value, used: zero<C>(currency) });
}

/** Quick bets after one more bet, or null when the bound does not allow it. */
export function afterQuickBet<C extends Currency>(quick: QuickBets<C>): QuickBets<C> | null {
  const used = addMoney<C>(quick.used, quick.amount);
  return compareMoney<C>(used, quick.bound) > 0 ? null : { ...quick, used };
}
