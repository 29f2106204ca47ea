import { type Currency, currencyInfo, type Money, money, roundDecimal } from '@courtside/money';
import { isLimits } from './selection-guards.ts';
import type { SlipContext } from './slip-context.ts';
import type { SlipState } from './slip-state.ts';
import type { StakeField } from './stakes.ts';

const cut = <C extends Currency>(amount: string, currency: C): Money<C> =>
  money<C>(roundDecimal(amount, currencyInfo(currency).digits, 'truncate'), currency);

/**
 * The limits of a stake: those of the pick, in a series those that the gateway quoted for it, else those of the
 * context. Null when there are none or they are unreadable: the gateway then decides.
 */
export function fieldLimits<C extends Currency>(
  slip: SlipState,
  field: StakeField,
  context: Pick<SlipContext<C>, 'limits' | 'currency'>,
): { readonly min: Money<C>; readonly max: Money<C> } | null {
  const own =
    slip.mode === 'series'
      ? slip.seriesQuote?.limits
      : slip.entries.find(({ id }) => id === field.id)?.limits;
  const limits = own ?? context.limits;
  if (!limits || !isLimits(limits)) return null;
  return { min: cut(limits.min, context.currency), max: cut(limits.max, context.currency) };
}
