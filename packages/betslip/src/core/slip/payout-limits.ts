import { type Currency, exchangeMoney, money, type Money } from '@courtside/money';
import type { SportCode } from '../pick/sports.ts';

/** Categories of the daily payout table in the terms (spec betting 9). */
export type PayoutCategory =
  | 'football'
  | 'basketball'
  | 'tennis'
  | 'american-football'
  | 'baseball'
  | 'ice-hockey'
  | 'rugby'
  | 'volleyball'
  | 'other-sport'
  | 'outright'
  | 'casino'
  | 'financials';

/** Maximum payout to a member in one day, in whole US dollars. */
export const DAILY_PAYOUT_USD: Readonly<Record<PayoutCategory, string>> = {
  football: '1500000',
  basketball: '1500000',
  tennis: '300000',
  'american-football': '300000',
  baseball: '300000',
  'ice-hockey': '300000',
  rugby: '300000',
  volleyball: '300000',
  'other-sport': '200000',
  outright: '25000',
  casino: '600000',
  financials: '180000',
};

const OF_SPORT: Readonly<Partial<Record<SportCode, PayoutCategory>>> = {
  FT: 'football',
  BK: 'basketball',
  TN: 'tennis',
  BS: 'baseball',
  VB: 'volleyball',
  FS: 'outright',
};

/** Other sports with a row of their own, by the discipline in the feed. */
const OF_DISCIPLINE: Readonly<Record<string, PayoutCategory>> = {
  AF: 'american-football',
  IH: 'ice-hockey',
  RU: 'rugby',
};

/**
 * The row of the table for a sport of the feed. Virtual football is no football match: it counts as another sport.
 *
 * @param discipline of the sport `OP` only
 * @example payoutCategory('OP', 'IH') // 'ice-hockey'
 */
export function payoutCategory(sport: SportCode, discipline?: string): PayoutCategory {
  const own = sport === 'OP' && discipline !== undefined ? OF_DISCIPLINE[discipline] : undefined;
  return own ?? OF_SPORT[sport] ?? 'other-sport';
}

/** Strictest first; categories with the same limit are in the order of the table. */
const STRICTEST_FIRST = (Object.keys(DAILY_PAYOUT_USD) as PayoutCategory[]).toSorted(
  (a, b) => Number(DAILY_PAYOUT_USD[a]) - Number(DAILY_PAYOUT_USD[b]),
);

/**
 * The category of a ticket over several: the one with the lowest limit, for any order of `categories`. Of categories
 * with the same limit it is the first of the table.
 *
 * @example strictestCategory(['volleyball', 'football', 'tennis']) // 'tennis'
 */
export function strictestCategory(categories: readonly PayoutCategory[]): PayoutCategory {
  return STRICTEST_FIRST.find((each) => categories.includes(each)) ?? 'other-sport';
}

/**
 * The daily limit of a category in the member's currency, cut to its smallest unit.
 *
 * @param usdRate units of the currency for one US dollar
 * @throws CourtsideError `money.rate-invalid`
 * @example dailyLimit('tennis', 'CNY', '7.2') // 2160000.00 CNY
 */
export function dailyLimit<const C extends Currency>(
  category: PayoutCategory,
  currency: C,
  usdRate: string,
): Money<C> {
  return exchangeMoney(money(DAILY_PAYOUT_USD[category], 'USD'), currency, usdRate, 'truncate');
}
