import { expect, test } from './fixtures.ts';

test('[NV-10] a bar lies over the page while a screen is on its way', async ({ page }) => {
  await page.goto('/');
  // Its own chunk comes after the first paint.
  await page.waitForLoadState('networkidle');
  let arrive = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const header = page.locator('.cs-shell-header');
  const before = await header.boundingBox();
  const bar = page.getByRole('progressbar', { name: '加载中' });
  await expect(bar).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(bar).toHaveCSS('transform', /^matrix\(0\.(08|09|1)/);
  expect(await header.boundingBox()).toEqual(before);
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
});
