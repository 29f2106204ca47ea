import { expect, test, type Page } from './fixtures.ts';

const bar = (page: Page) => page.locator('.cs-shell-connection').filter({ hasText: /./ });
const main = (page: Page) => page.getByRole('navigation', { name: '主导航' });

test('a lost line is said once, and prices wait for it', async ({ page, context, guard }) => {
  guard.allowProblem(/^console: (?:Failed to load resource: |courtside: |CourtsideError: )/);
  await page.goto('/game/sport?show=FT');
  const prices = page.locator('.cs-price:enabled');
  await expect(prices.first()).toBeVisible();
  await context.setOffline(true);
  await expect(bar(page)).toHaveText(/网络已断开/);
  await expect(prices).toHaveCount(0);
  await context.setOffline(false);
  await expect(prices.first()).toBeVisible({ timeout: 2_000 });
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByText('网络已恢复')).toBeVisible();
});

test('a gateway that fails is said, and the site recovers by itself', async ({
  page,
  doors,
  guard,
}) => {
  guard.allowProblem(/^console: (?:Failed to load resource: |courtside: |CourtsideError: )/);
  await page.goto('/game/sport?show=FT');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const path of ['/game/api/v1/venue/resource', '/site/api/v1/configuration/preInfo']) {
    await doors.fault({ path, httpStatus: 502, times: 10_000 });
  }
  await expect(bar(page)).toHaveAttribute('data-status', 'failing');
  await expect(bar(page)).toHaveText(/正在重新连接/);
  await doors.clearFaults();
  await expect(bar(page)).toHaveCount(0, { timeout: 2_500 });
});

test('a page that was opened without a line comes by itself when the line is back', async ({
  page,
  context,
  guard,
}) => {
  guard.allowProblem(/^console: (?:Failed to load resource: |courtside: |CourtsideError: )/);
  await page.goto('/download');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await main(page).getByRole('link', { name: '体育' }).click();
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await expect(page.getByText('网络异常，请重试')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('18');
  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('after a deploy that took the old files away the page says so and is loaded anew, once', async ({
  page,
  guard,
}) => {
  guard.allowProblem(/^console: (?:Failed to load resource: |courtside: |CourtsideError: )/);
  let build = 'a';
  let gone = false;
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('/runtime-config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), build } });
  });
  await page.route(/\/assets\/(?:sport-screen|site-sport)-/, (route) =>
    gone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
  await page.goto('/download');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  build = 'b';
  gone = true;
  await main(page).getByRole('link', { name: '体育' }).click();
  await expect(page.getByText('网站已更新，正在刷新页面')).toBeVisible();
  await expect.poll(() => loads).toBe(2);
  // The files are still missing: this is another fault, and the page is not loaded again and again.
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  expect(loads).toBe(2);
  gone = false;
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('no jackpot falls once it is shown', async ({ page }) => {
  await page.goto('/');
  const amounts = page.locator('.cs-lobby-pool__amount');
  await expect(amounts.first()).toHaveText(/¥/);
  const read = async () =>
    (await amounts.allInnerTexts()).map((text) => Number(text.replaceAll(/[^0-9.]/g, '')));
  const first = await read();
  await expect.poll(read, { timeout: 8_000 }).not.toEqual(first);
  for (const [at, amount] of (await read()).entries()) {
    expect(amount).toBeGreaterThanOrEqual(first[at] ?? 0);
    expect(amount).toBeLessThan((first[at] ?? 0) * 1.01);
  }
});
