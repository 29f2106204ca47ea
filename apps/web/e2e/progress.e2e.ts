import { expect, test } from './fixtures.ts';
import { markReady, waitUntilReady } from './support/ready-page.ts';

test('[NV-10] a bar lies over the page while a screen is on its way', async ({ page }) => {
  await markReady(page);
  await page.goto('/');
  // The bar comes with the site, after what the build rendered.
  await waitUntilReady(page);
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
  // It goes on by itself, so where it begins is kept when it appears.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenBars: seen });
    new MutationObserver(() => {
      const shown = document.querySelector<HTMLElement>('.cs-shell-progress')?.style.transform;
      if (shown) seen.push(shown);
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });
  });
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(bar).toBeVisible();
  const begins = await page.evaluate(
    () => (window as unknown as { seenBars: string[] }).seenBars[0],
  );
  expect(begins).toMatch(/^scaleX\(0\.(08|09|1)/);
  expect(await header.boundingBox()).toEqual(before);
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
});
