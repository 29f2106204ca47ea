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

/** Quick bets (快速下注) while they are on: a touched price is a bet of `amount`, until `bound` is used up. */
export interface QuickBets<C extends Currency = Currency> {
  readonly amount: Money<C>;
  /** The most that quick bets may stake in all. */
  readonly bound: Money<C>;
  /** What they have staked since they were turned on. */
  readonly used: Money<C>;
}

/** What a member typed and why it cannot be used. */
export type QuickBetFault = Violation<'quick.amount' | 'quick.bound'>;

/**
 * Quick bets as the member typed them. Neither amount is ever suggested, and the bound allows one bet at least.
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

/** Quick bets after one more, or null when the bound does not leave room for it. */
export function afterQuickBet<C extends Currency>(quick: QuickBets<C>): QuickBets<C> | null {
  const used = addMoney<C>(quick.used, quick.amount);
  return compareMoney<C>(used, quick.bound) > 0 ? null : { ...quick, used };
}
