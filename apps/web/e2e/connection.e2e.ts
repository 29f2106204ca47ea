import { expect, test, type Page } from './fixtures.ts';
import { marketOf, openBoard, pin, priceButton } from './support/board-steps.ts';
import { builtFile } from './support/built-file.ts';
import { homeBlock } from './support/home-blocks.ts';
import { CUT_LINE } from './support/page-guard.ts';
import { markReady, waitUntilReady } from './support/ready-page.ts';

const bar = (page: Page) => page.locator('.cs-shell-connection').filter({ hasText: /./ });
/** What the browser says of every request that failed. */
const LOST = /^console: Failed to load resource: /;
/** What the site and React say where the code of a page did not come. */
const PART_MISSING =
  /^console: (?:courtside: site\.part-missing during (?:load-part|render) |CourtsideError: A part of the site did not load)/;
/** React found such a part missing while it took the page over, and drew it anew. */
const DRAWN_ANEW = /^page: Error: Minified React error #422;/;
const main = (page: Page) => page.getByRole('navigation', { name: '主导航' });

test(
  'a lost line is said once, and prices wait for it',
  { tag: '@landing' },
  async ({ page, context, guard }) => {
    guard.allowProblem(CUT_LINE);
    await page.goto('/game/sport?show=FT');
    const prices = page.locator('.cs-price:enabled');
    await expect(prices.first()).toBeVisible();
    await context.setOffline(true);
    await expect(bar(page)).toHaveText(/网络已断开/);
    await expect(prices).toHaveCount(0);
    // The word goes by itself after some seconds: it is waited for before it comes.
    const told = expect(page.getByText('网络已恢复')).toBeVisible();
    await context.setOffline(false);
    await told;
    await expect(prices.first()).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  },
);

test(
  'a gateway that fails is said, and the site recovers by itself',
  { tag: '@landing' },
  async ({ page, doors, guard }) => {
    guard.allowProblem(LOST);
    await page.goto('/game/sport?show=FT');
    await expect(page.getByRole('article').first()).toBeVisible();
    for (const path of ['/game/api/v1/venue/resource', '/site/api/v1/configuration/preInfo']) {
      await doors.fault({ path, httpStatus: 502, times: 10_000 });
    }
    await expect(bar(page)).toHaveAttribute('data-status', 'failing');
    await expect(bar(page)).toHaveText(/正在重新连接/);
    await doors.clearFaults();
    await expect(bar(page)).toHaveCount(0);
  },
);

test('a page that was opened without a line comes by itself when the line is back', async ({
  page,
  context,
  guard,
}) => {
  guard.allowProblem(LOST);
  guard.expectProblem(PART_MISSING);
  await markReady(page);
  await page.goto('/download');
  // Before that a link opens another document.
  await waitUntilReady(page);
  await context.setOffline(true);
  await main(page).getByRole('link', { name: '体育' }).click();
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('网络异常，请重试');
  await expect(page.getByRole('contentinfo')).toContainText('18');
  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the page between goes on by itself when the gateway is back', async ({
  page,
  doors,
  guard,
}) => {
  guard.allowProblem(LOST);
  await doors.fault({ path: '/site/api/v1/configuration/preInfo', httpStatus: 502, times: 10_000 });
  await page.goto('/loading?to=/download');
  await expect(page.getByText('加载失败')).toBeVisible();
  await doors.clearFaults();
  await expect(page).toHaveURL(/\/download$/);
});

test('[CA-27] the download page says that its addresses cannot be had, and shows them when they can', async ({
  page,
  doors,
  guard,
}) => {
  guard.allowProblem(LOST);
  await doors.fault({ path: '/site/api/v1/configuration/preInfo', httpStatus: 502, times: 10_000 });
  await page.goto('/download');
  await expect(page.getByRole('main').getByText('加载失败')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: '常见问题' })).toBeVisible();
  // Said once the line is known to be down; a single call that failed is tried again by the button alone.
  await expect(bar(page)).toBeVisible();
  await doors.clearFaults();
  await expect(page.getByRole('main').getByRole('link', { name: '下载安卓安装包' })).toBeVisible();
});

test('after a deploy that took the old files away the page says so and is loaded anew, once', async ({
  page,
  guard,
}) => {
  guard.allowProblem(LOST);
  guard.expectProblem(PART_MISSING);
  guard.expectProblem(DRAWN_ANEW);
  let build = 'a';
  let gone = false;
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('/runtime-config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), build } });
  });
  for (const part of ['sport/sport-screen.tsx', 'sport']) {
    await page.route(`**${builtFile(part)}`, (route) =>
      gone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
    );
  }
  await markReady(page);
  await page.goto('/download');
  // Before that a link opens another document, whose build is the new one.
  await waitUntilReady(page);
  build = 'b';
  gone = true;
  await main(page).getByRole('link', { name: '体育' }).click();
  await expect(page.getByText('网站已更新，正在刷新页面')).toBeVisible();
  await expect.poll(() => loads).toBe(2);
  // The files are still missing: this is another fault, and the page is not loaded again and again.
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  expect(loads).toBe(2);
  gone = false;
  await page.getByRole('button', { name: '重试' }).press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  // The button is gone: keyboard users go on from the screen.
  await expect(page.getByRole('main')).toBeFocused();
});

test('a board whose socket cannot be loaded asks for its prices', async ({ page, site, guard }) => {
  guard.expectProblem(LOST);
  guard.expectProblem(/^console: courtside: unknown during socket TypeError: Failed to fetch /);
  await page.route(`**${builtFile('socket')}`, (route) => route.abort());
  const match = await site.make('FT');
  const market = marketOf(match, 'M');
  await pin(site.doors, match, market, 'H', '0.95');
  await openBoard(page, 'FT');
  await expect(priceButton(page, market, 'H')).toContainText('1.95');
  await pin(site.doors, match, market, 'H', '0.90');
  await expect(priceButton(page, market, 'H')).toContainText('1.90');
});

test('no jackpot shows before the time of the site is known, and none falls', async ({ page }) => {
  let tell = () => undefined as void;
  const told = new Promise<void>((resolve) => (tell = resolve));
  await page.route('**/site/api/v1/configuration/preInfo', async (route) => {
    await told;
    await route.continue();
  });
  // Every amount that is ever drawn, by the name of its pool.
  await page.addInitScript(() => {
    const drawn: Record<string, number[]> = {};
    Object.assign(window, { drawn });
    const read = () => {
      for (const pool of document.querySelectorAll('.cs-lobby-pool')) {
        const name = pool.querySelector('h3')?.textContent ?? '';
        const text = pool.querySelector('.cs-lobby-pool__amount')?.textContent ?? '';
        const amount = Number(text.replaceAll(/[^0-9.]/g, ''));
        const seen = (drawn[name] ??= []);
        if (/[0-9]/.test(text) && seen.at(-1) !== amount) seen.push(amount);
      }
    };
    new MutationObserver(read).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const drawn = () =>
    page.evaluate(() =>
      Object.values((window as unknown as { drawn: Record<string, number[]> }).drawn),
    );
  await page.goto('/');
  await expect(await homeBlock(page, '累积奖池')).toBeVisible();
  expect((await drawn()).flat()).toEqual([]);
  tell();
  await expect
    .poll(async () => (await drawn()).filter((amounts) => amounts.length > 2).length)
    .toBeGreaterThan(1);
  for (const amounts of await drawn()) {
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(amounts.at(-1) ?? 0).toBeLessThan((amounts[0] ?? 0) * 1.01);
  }
});
