import type { SiteAddresses } from './prerendered.ts';

const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => XML[sign] ?? sign);

/**
 * `/robots.txt`: the rules for search engines.
 *
 * @param origin null where the site does not know its own address
 */
export function robotsText({ closed }: SiteAddresses, origin: string | null): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...(origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n');
}

/** `/sitemap.xml`: the public pages. */
export function sitemapText({ open }: SiteAddresses, origin: string): string {
  const entries = open.map((path) => `  <url><loc>${escaped(origin + path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}
