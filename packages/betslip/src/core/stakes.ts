import {
  addMoney,
  type Currency,
  minus,
  type Money,
  type MoneyViolation,
  parseMoney,
  plus,
  times,
  toPlaces,
  zero,
} from '@courtside/money';
import type { Result } from '@courtside/kernel';
import { winnings } from './amounts.ts';
import { SERIES_STAKE, type SlipState } from './slip-state.ts';

/** One stake the slip needs: for a pick, or for the series of all picks. */
export interface StakeField {
  readonly id: string;
  readonly picks: readonly string[];
  /** Hong Kong price of the field's bet, exact decimal text: of the pick, or of the series as a whole. */
  readonly price: string;
}

/** The stakes that the slip asks for in its mode; none when it is empty. */
export function stakeFields(slip: SlipState): readonly StakeField[] {
  if (slip.mode !== 'series') {
    return slip.entries.map(({ id, terms }) => ({ id, picks: [id], price: terms.price }));
  }
  if (slip.entries.length === 0) return [];
  const decimal = slip.entries.reduce(
    (product, { terms }) => times(product, plus(terms.price, '1')),
    '1',
  );
  const picks = slip.entries.map(({ id }) => id);
  return [{ id: SERIES_STAKE, picks, price: minus(decimal, '1') }];
}

/** What was typed, or ''. A point at the end is one still being typed after, and is not looked at. */
export function stakeText(slip: SlipState, id: string): string {
  return (slip.stakes[id] ?? '').replace(/^(\d+)\.$/, '$1');
}

/** The stake of a field as money, or why it is none. */
export function stakeOf<C extends Currency>(
  slip: SlipState,
  id: string,
  currency: C,
): Result<Money<C>, MoneyViolation> {
  return parseMoney<C>(stakeText(slip, id), currency);
}

export interface SlipTotals<C extends Currency = Currency> {
  /** Sum of the stakes that can be read. */
  readonly stake: Money<C>;
  /** 可赢额 if every bet wins, two decimals. */
  readonly winnings: string;
}

/** Sums over the stakes typed so far; fit to be worked out on each key stroke. */
export function slipTotals<C extends Currency>(slip: SlipState, currency: C): SlipTotals<C> {
  let stake: Money<C> = zero<C>(currency);
  let won = '0.00';
  for (const field of stakeFields(slip)) {
    const typed = stakeOf(slip, field.id, currency);
    if (!typed.ok) continue;
    stake = addMoney<C>(stake, typed.value);
    won = plus(won, winnings(typed.value.amount, field.price));
  }
  return { stake, winnings: toPlaces(won, 2, 'truncate') };
}
