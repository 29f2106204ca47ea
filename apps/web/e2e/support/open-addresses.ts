import type { Page } from '@playwright/test';

/** The addresses that anybody may read, as `/sitemap.xml` names them. */
export async function openAddresses(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const found = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)];
  return found.map(([, path = '']) => (path === '' ? '/' : path));
}
