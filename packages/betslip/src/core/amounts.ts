import {
  compareDecimals,
  type Currency,
  dividedBy,
  floorMoney,
  isDecimal,
  minMoney,
  type Money,
  compareMoney,
  times,
  toPlaces,
} from '@courtside/money';

/**
 * The stake that may really be placed: at most the smaller of limit and balance, floored to a whole number
 * (spec betting 5). A stake that fits is left as it is, decimals included. A null limit or balance is unknown and does
 * not cap.
 *
 * @param onCapped called with the lowered stake, only when it was lowered
 * @example capStake(money('500', 'CNY'), money('1000', 'CNY'), money('88.80', 'CNY')) // 88.00 CNY
 */
export function capStake<C extends Currency>(
  stake: Money<C>,
  maxLimit: Money<NoInfer<C>> | null,
  balance: Money<NoInfer<C>> | null,
  onCapped?: (capped: Money<C>) => void,
): Money<C> {
  const ceiling =
    maxLimit && balance ? minMoney<C>(maxLimit, balance) : (maxLimit ?? balance ?? null);
  if (!ceiling) return stake;
  const whole = floorMoney<C>(ceiling);
  if (compareMoney(stake, whole) <= 0) return stake;
  onCapped?.(whole);
  return whole;
}

function positive(text: string): boolean {
  return isDecimal(text) && compareDecimals(text, '0') > 0;
}

/**
 * 可赢额: stake times Hong Kong price, cut towards zero so that no screen promises more than is paid; zero when either is
 * not a positive plain number (spec betting 5). At two decimals, or at those of the currency: none in yen, six in USDT.
 *
 * @example winnings('100', '0.955') // '95.50'
 */
export function winnings(stake: string, hkOdds: string, places = 2): string {
  const won = positive(stake) && positive(hkOdds) ? times(stake, hkOdds) : '0';
  return toPlaces(won, places, 'truncate');
}

/**
 * Rebate (返水) on turnover: `effectiveBet * ratePercent / 100` at two decimals, cut towards zero; `0.00` unless all
 * three are positive plain numbers and the bet is at least the minimum (spec betting 5).
 *
 * @example rebate('10000', '100', '0.6') // '60.00'
 */
export function rebate(effectiveBet: string, minimum: string, ratePercent: string): string {
  const all = [effectiveBet, minimum, ratePercent];
  if (!all.every(positive) || compareDecimals(effectiveBet, minimum) < 0) return '0.00';
  const share = dividedBy(times(effectiveBet, ratePercent), '100', 2, 'truncate');
  return toPlaces(share, 2, 'truncate');
}
