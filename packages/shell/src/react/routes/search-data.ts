import type { Translate } from '@courtside/i18n/react';
import type { Brand } from '../../core/brand.ts';
import { CATEGORIES, type Category } from '../../core/categories.ts';
import { categoryPath } from '../../core/category-path.ts';
import { isCategoryOpen } from '../../core/is-category-open.ts';
import { categoryTitles } from '../menu/category-titles.ts';
import { metaCategories, metaDescription } from './page-meta-messages.ts';

type Described = Exclude<Category, 'home'>;

/** The open categories, in words that people search for. */
const describedCategories = (brand: Brand, t: Translate) =>
  CATEGORIES.filter(
    (each): each is Described => each !== 'home' && isCategoryOpen(brand, each),
  ).map((each) => ({
    name: t({ ...categoryTitles, ...metaCategories }[each]),
    path: categoryPath(each),
  }));

/** Describes the site to search engines; it names no category that is closed. */
export function siteDescription(brand: Brand, t: Translate): string {
  const names = describedCategories(brand, t).map(({ name }) => name);
  return t(metaDescription, {
    site: brand.name,
    categories: names.join('、'),
    age: brand.minimumAge,
  });
}

/**
 * Structured data of the site, as JSON-LD: who runs it, what it is, and its categories with their pages.
 *
 * @param languages tags of the languages in which the site can be read
 */
export function siteData(brand: Brand, t: Translate, languages: readonly string[]): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', '@id': '#organization', name: brand.name },
      {
        '@type': 'WebSite',
        name: brand.name,
        description: siteDescription(brand, t),
        inLanguage: languages,
        publisher: { '@id': '#organization' },
      },
      {
        '@type': 'ItemList',
        itemListElement: describedCategories(brand, t).map(({ name, path }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name,
          url: path,
        })),
      },
    ],
  });
}
