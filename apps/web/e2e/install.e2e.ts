import { expect, test } from './fixtures.ts';
import { openLine } from './support/line.ts';
import { markReady, waitUntilReady } from './support/ready-page.ts';

test.describe('as an app', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a page without a network says so and what still works, and the site is back with it',
    { tag: '@landing' },
    async ({ page, site, guard }) => {
      // The browser's emulated offline mode may not reach its service worker, so the connection itself is cut.
      const line = await openLine(site.url);
      guard.allowProblem(new RegExp(`^foreign: ${line.url}/`));
      try {
        await page.goto(line.url);
        await page.evaluate(async () => void (await navigator.serviceWorker.ready));
        // Nothing of the page is on its way when the network goes.
        await page.goto('about:blank');
        const isNetworkFault = /ERR_EMPTY_RESPONSE|ERR_CONNECTION_|ERR_FAILED/;
        expect(guard.problems.filter((problem) => isNetworkFault.test(problem))).toEqual([]);
        // Whether anything is asked for while there is no network is a matter of the moment. What goes through the
        // worker fails as its answer does, without the reason.
        guard.allowProblem(isNetworkFault);
        line.cut();
        await page.goto(`${line.url}/download`);
        await expect(page.getByRole('heading', { name: '网络未连接' })).toBeVisible();
        await expect(page.getByRole('heading', { name: '網路未連線' })).toBeVisible();
        await expect(page.getByText('已提交的注单由本站处理')).toBeVisible();
        line.mend();
        await page.getByRole('link', { name: '重新连接' }).click();
        await expect(page.getByRole('heading', { name: 'iPhone 与 iPad' })).toBeVisible();
        await page.goto('about:blank');
      } finally {
        await line.stop();
      }
    },
  );

  test('the worker keeps no answer of the gateway and no page', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto('/game/sport');
    await expect(page.getByRole('article').first()).toBeVisible();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return all.flat().map((url) => new URL(url).pathname);
    });
    expect(kept).toContain('/offline.html');
    expect(kept.filter((path) => !/^\/(assets\/|offline\.|favicon)/.test(path))).toEqual([]);
  });
});

test('the brand has a manifest with icons that there are, and its colour', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await page.request.get(href ?? '')).json()) as {
    name: string;
    icons: { src: string; purpose?: string }[];
  };
  expect(manifest.name).toBe('Courtside');
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type']).toBe('image/png');
  }
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0c2422');
});

test('a newer version is offered quietly, and loads when it is asked for', async ({ page }) => {
  await markReady(page);
  await page.goto('/');
  await waitUntilReady(page);
  await page.route('/runtime-config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), build: 'newer' } });
  });
  const chip = page.getByRole('status').filter({ hasText: '新版本已发布' });
  await expect(async () => {
    // As when somebody comes back to the tab, and again: the part that looks for it loads after the page answers.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(chip).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  const loaded = page.waitForEvent('load');
  await chip.getByRole('button', { name: '更新' }).click();
  await loaded;
  await expect(chip).toBeHidden();
});
