import { expect, test, type Page } from './fixtures.ts';

const meta = (page: Page, selector: string) => page.locator(`head meta[${selector}]`);
const DESCRIPTION =
  'Courtside提供体育、电子、真人、彩票、棋牌、电竞、捕鱼。仅限年满 18 周岁的人士使用。';

test('[NV-12] search engines read what the open categories are, and one address for a page', async ({
  page,
  site,
}) => {
  await page.goto('/game/sport?show=FU');
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${site.url}/game/sport`,
  );
  await expect(meta(page, 'name="description"')).toHaveAttribute('content', DESCRIPTION);
  await expect(meta(page, 'property="og:description"')).toHaveAttribute('content', DESCRIPTION);
  await expect(meta(page, 'property="og:title"')).toHaveAttribute('content', /^体育投注 - /);
  await page.getByRole('link', { name: 'Courtside' }).click();
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/`);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Organization' }, { '@type': 'WebSite' }],
  });
});

test('a page that there is not asks to be left out', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(meta(page, 'name="robots"')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('head link[rel="canonical"]')).toHaveCount(0);
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(meta(page, 'name="robots"')).toHaveCount(0);
});
