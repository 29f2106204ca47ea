import type { Promotion } from '@courtside/contract';
import type { PromotionCategory } from './kinds.ts';

export interface PromotionFilter {
  /** Empty for all. */
  readonly category: PromotionCategory | '';
  readonly words: string;
}

/** The category that the gateway tells, or the one for whatever has none. */
export const categoryOf = ({ category }: Pick<Promotion, 'category'>): PromotionCategory =>
  category ?? 'theme';

/** Those of a category in whose title, text or scope every word occurs, in the operator's order. */
export function findPromotions(
  promotions: readonly Promotion[],
  { category, words }: PromotionFilter,
): readonly Promotion[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return promotions
    .filter((each) => category === '' || categoryOf(each) === category)
    .filter(({ title, text, scope }) => {
      const all = `${title} ${text} ${scope}`.toLowerCase();
      return wanted.every((word) => all.includes(word));
    });
}
