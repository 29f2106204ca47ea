import {
  addMoney,
  compareMoney,
  type Currency,
  type Money,
  subtractMoney,
  zero,
} from '@courtside/money';
import { isChampion } from '../pick/entry.ts';
import {
  dailyLimit,
  type PayoutCategory,
  payoutCategory,
  strictestCategory,
} from './payout-limits.ts';
import type { SlipContext, SlipViolation } from './slip-context.ts';
import type { SlipState } from './slip-state.ts';
import { fieldOutlook, type StakeField, stakeFields } from './stakes.ts';
import { moneyText } from '../money-text.ts';

/** Category of a field in the daily payout table. */
export function categoryOf(slip: SlipState, { picks }: StakeField): PayoutCategory {
  const chosen = slip.entries.filter(({ id }) => picks.includes(id));
  return strictestCategory(
    chosen.map((entry) =>
      isChampion(entry) ? payoutCategory('FS') : payoutCategory(entry.sport, entry.discipline),
    ),
  );
}

/** Violations of the maximum payout of one ticket, and of the member in one day. */
export function payoutViolations<C extends Currency>(
  slip: SlipState,
  { currency, maxPayout, daily }: SlipContext<C>,
): readonly SlipViolation[] {
  const found: SlipViolation[] = [];
  const byCategory = new Map<PayoutCategory, { payout: Money<C>; picks: string[] }>();
  for (const field of stakeFields(slip)) {
    const outlook = fieldOutlook(slip, field, currency);
    if (!outlook) continue;
    const { most } = outlook;
    if (maxPayout && compareMoney<C>(most, maxPayout) > 0) {
      const params = {
        max: moneyText(maxPayout),
        payout: moneyText(most),
      };
      found.push({ code: 'payout.ticket-limit', field: field.id, picks: field.picks, params });
    }
    const category = categoryOf(slip, field);
    const known = byCategory.get(category) ?? { payout: zero<C>(currency), picks: [] };
    const picks = [...new Set([...known.picks, ...field.picks])];
    byCategory.set(category, { payout: addMoney<C>(known.payout, most), picks });
  }
  if (!daily) return found;
  for (const [category, { payout, picks }] of byCategory) {
    const limit: Money<C> = dailyLimit<C>(category, currency, daily.usdRate);
    const paid = daily.paid[category] ?? zero<C>(currency);
    if (compareMoney<C>(addMoney<C>(paid, payout), limit) <= 0) continue;
    const left =
      compareMoney<C>(paid, limit) < 0 ? subtractMoney<C>(limit, paid) : zero<C>(currency);
    const params = {
      category,
      max: moneyText(limit),
      left: moneyText(left),
      payout: moneyText(payout),
    };
    found.push({ code: 'payout.daily-limit', picks, params });
  }
  return found;
}
