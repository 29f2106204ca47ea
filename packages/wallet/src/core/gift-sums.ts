import type { PromotionExchange } from '@courtside/contract';
import { plus, toPlaces } from '@courtside/money';

/** Sums of the amounts and the required turnovers of gifts. */
export interface GiftSums {
  readonly amount: string;
  readonly turnover: string;
}

/** @example giftSums([{ amount: '18.00', turnover: '18.00' }, { amount: '8.00', turnover: '0.00' }]).amount // '26.00' */
export function giftSums(
  gifts: readonly Pick<PromotionExchange, 'amount' | 'turnover'>[],
): GiftSums {
  const sum = (name: keyof GiftSums) =>
    toPlaces(
      gifts.reduce((total, gift) => plus(total, gift[name]), '0'),
      2,
      'truncate',
    );
  return { amount: sum('amount'), turnover: sum('turnover') };
}
