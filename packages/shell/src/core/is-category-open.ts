import type { Brand } from './brand.ts';
import type { Category } from './categories.ts';

/**
 * Whether a brand has the screens of a category. With `skipSport` the sport category is closed even if the brand opens
 * it.
 *
 * @example isCategoryOpen(brand, 'sport') // false where `skipSport` is on
 */
export const isCategoryOpen = (
  { openCategories, toggles }: Pick<Brand, 'openCategories' | 'toggles'>,
  category: Category,
): boolean => openCategories.includes(category) && !(category === 'sport' && toggles.skipSport);
