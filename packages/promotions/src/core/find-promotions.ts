import type { Promotion } from '@courtside/contract';
import type { PromotionCategory } from './kinds.ts';

export interface PromotionFilter {
  /** Empty for every category. */
  readonly category: PromotionCategory | '';
  readonly words: string;
}

/** The gateway's category of a promotion, or the default one. */
export const categoryOf = ({ category }: Pick<Promotion, 'category'>): PromotionCategory =>
  category ?? 'theme';

/** Promotions of a category that have every word in their title, text or scope, in the operator's order. */
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
