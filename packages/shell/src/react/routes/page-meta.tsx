import { useLanguage, useT } from '@courtside/i18n/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { RouteFragment } from '../../core/route-fragment.ts';
import { useServices } from '../services.tsx';
import { siteData, siteDescription } from './search-data.ts';

/**
 * Tags for search engines and previews: they describe the page in words, and name no category that is closed. React
 * hoists the tags into the head; those of the description and of the structured data are part of the site's HTML.
 */
export function PageMeta({ title, route }: { title: string; route: RouteFragment | null }) {
  const t = useT();
  const { tag } = useLanguage();
  const { brand, i18n } = useServices();
  const { pathname } = useLocation();
  const description = route?.description ? t(route.description) : siteDescription(brand, t);
  const data = siteData(
    brand,
    t,
    i18n.languages.map((each) => each.tag),
  );
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
  useEffect(() => {
    const script = document.querySelector('script[type="application/ld+json"]');
    // The build wrote it, and the page's policy lets no script write another: data of another site must not stay.
    if (script && script.textContent !== data) script.remove();
  }, [data]);
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

/** The browser reads a large table for the territory of a language, before the first prices of a slow phone. */
const KNOWN: Partial<Record<string, string>> = { 'zh-Hans': 'zh_CN', 'zh-Hant': 'zh_TW' };

/** Open Graph wants a language with its territory. @example openGraphLocale('ko') // 'ko_KR' */
function openGraphLocale(tag: string): string {
  const known = KNOWN[tag];
  if (known !== undefined) return known;
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}
