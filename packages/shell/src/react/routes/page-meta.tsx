import { useLanguage, useT } from '@courtside/i18n/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { RouteFragment } from '../../core/route-fragment.ts';
import { categoryTitles } from '../menu/category-titles.ts';
import { metaDescription } from './page-meta-messages.ts';
import { useServices } from '../services.tsx';

/**
 * Tags for search engines and previews: they describe the page in words, and name no category that is closed. React
 * hoists the tags into the head; the description's tag is part of the site's HTML.
 */
export function PageMeta({ title, route }: { title: string; route: RouteFragment | null }) {
  const t = useT();
  const { tag } = useLanguage();
  const { brand } = useServices();
  const { pathname } = useLocation();
  const categories = brand.openCategories
    .filter((each) => each !== 'home')
    .map((each) => t(categoryTitles[each]));
  const description = route?.description
    ? t(route.description)
    : t(metaDescription, {
        site: brand.name,
        categories: categories.join('、'),
        age: brand.minimumAge,
      });
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
  if (!route) return <meta name="robots" content="noindex" />;
  // When the site is built, its address is not known yet: the browser adds these tags.
  if (typeof location === 'undefined') return null;
  const address = location.origin + pathname;
  return (
    <>
      {/* The query selects content within a page; it does not make another page. */}
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={openGraphLocale(tag)} />
    </>
  );
}

/** Open Graph wants a language with its territory. @example openGraphLocale('zh-Hant') // 'zh_TW' */
function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}
