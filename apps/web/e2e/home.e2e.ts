import { expect, test, type Page } from './fixtures.ts';
import { builtFile } from './support/built-file.ts';
import { hold } from './support/hold.ts';
import { homeBanners, homeBlock, wholeHome } from './support/home-blocks.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test(
  '[CA-31] [CA-73] home shows notices, banners, matches, jackpots, venues, games, promotions and the app',
  { tag: '@landing' },
  async ({ page }) => {
    await page.goto('/');
    await expect(region(page, '今日焦点').getByRole('article').first()).toBeVisible();
    await homeBanners(page);
    await expect(region(page, '推荐').getByRole('heading').first()).toHaveText('每一球，都有盘口');
    const pools = await homeBlock(page, '累积奖池');
    await expect(pools.getByRole('article')).toHaveCount(4);
    const venues = await homeBlock(page, '场馆与游戏');
    await expect(venues.getByRole('tab')).toHaveText([
      '体育',
      '电子',
      '真人',
      '彩票',
      '棋牌',
      '电竞',
      '捕鱼',
    ]);
    await expect(venues.getByRole('heading', { name: '七福电子' })).toBeVisible();
    await venues.getByRole('tab', { name: '彩票' }).click();
    await expect(venues.getByText(/维护中，预计 \d\d:\d\d 恢复/)).toBeVisible();
    await expect(venues.getByRole('button', { name: /一分时时彩/ })).toBeVisible();
    const promotions = await homeBlock(page, '优惠活动');
    await expect(promotions.getByRole('article')).toHaveCount(4);
    await expect(page.getByRole('img', { name: '手机版的二维码' })).toBeVisible();
  },
);

test('home begins with the next great match, at most 240 px high on a desk, and then what is in play', async ({
  page,
  site,
}) => {
  const featured = page.locator('.cs-sports-featured:not(.is-waiting)');
  const today = region(page, '今日焦点');
  await site.make('RB');
  await page.goto('/');
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(featured.locator('.cs-price:visible')).toHaveCount(3);
    await expect.poll(async () => (await featured.boundingBox())?.height).toBeLessThanOrEqual(240);
    await expect(featured).toBeInViewport({ ratio: 1 });
  }
  await wholeHome(page);
  const order = await page.getByRole('main').evaluate((main) => {
    const names = ['.cs-sports-featured', '[aria-label="滚球进行中"]', '[aria-label="即将开赛"]'];
    const tops = [...names, '.cs-lobby-venues', '.cs-lobby-promotions', '.cs-lobby-pools'].map(
      (name) => main.querySelector(name)?.getBoundingClientRect(),
    );
    return tops.map((box) => box && Math.round(box.top));
  });
  const [hero, live, next, ...others] = order;
  expect(hero).toBeLessThan(live ?? 0);
  expect(live).toBeLessThanOrEqual(next ?? 0);
  for (const other of others) expect(other).toBeGreaterThan(next ?? 0);
  await expect(
    today.getByRole('region', { name: '滚球进行中' }).getByRole('article'),
  ).not.toHaveCount(0);
});

test('an image of the gateway stands in the place of a drawing, and a drawing in that of one that does not load', async ({
  page,
}) => {
  await page.route(/act\/api\/v1\/promotion\/config/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const [first, second] = answer.data.list;
    first.picture.url = '/app/courtside-512.png';
    second.picture.url = 'data:image/png;base64,AAAA';
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/');
  const offers = (await homeBlock(page, '优惠活动')).getByRole('article');
  const image = offers.nth(0).locator('.cs-picture img');
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(512);
  await expect(offers.nth(1).locator('.cs-picture .cs-artwork')).toBeVisible();
  await expect(offers.locator('img')).toHaveCount(1);
});

test('[CA-32] a notice that is pressed is shown whole', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: '存款渠道安全提示' }).first().click();
  const dialog = page.getByRole('dialog', { name: '存款渠道安全提示' });
  await expect(dialog).toContainText('工作人员不会向您索取验证码或登录密码。');
  await expect(dialog).toContainText(/发布于 2024\/05\/1\d \d\d:\d\d:\d\d（北京时间）/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a price on home goes into the slip beside it', async ({ page }) => {
  await page.goto('/');
  const match = region(page, '今日焦点').getByRole('article').first();
  const name = (await match.getAttribute('aria-label')) ?? '';
  await match.locator('.cs-price:enabled').first().click();
  await expect(page.getByRole('complementary', { name: '投注单' })).toContainText(
    name.split(' 对 ')[0] ?? '?',
  );
  expect(new URL(page.url()).pathname).toBe('/');
});

test('jackpots grow while they are looked at, and can be stopped', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/');
  const pools = await homeBlock(page, '累积奖池');
  const amount = pools.locator('.cs-lobby-pool__amount').first();
  const first = await amount.textContent();
  await expect(amount).not.toHaveText(first ?? '');
  await pools.getByRole('button', { name: '暂停更新' }).click();
  const stopped = (await amount.textContent()) ?? '';
  await page.clock.runFor(10_000);
  await expect(amount).toHaveText(stopped);
});

test('a block that cannot be loaded says so and tries again, and the others are there', async ({
  page,
  doors,
}) => {
  await doors.fault({ path: '/act/api/v1/promotion/config', times: 1, statusCode: 6399 });
  await page.goto('/');
  const promotions = await homeBlock(page, '优惠活动');
  await expect(promotions.getByText('加载失败')).toBeVisible();
  const pools = await homeBlock(page, '累积奖池');
  await expect(pools.getByRole('article')).toHaveCount(4);
  await promotions.getByRole('button', { name: '重试' }).click();
  await expect(promotions.getByRole('article')).toHaveCount(4);
});

test('on a phone what is far below is asked for when it comes near, and the way back leads to it', async ({
  page,
  wire,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.locator('.cs-price:enabled').first()).toBeVisible();
  expect(wire.of('getBonusPools')).toHaveLength(0);
  expect(wire.of('promotion/config')).toHaveLength(0);
  await wholeHome(page);
  expect(wire.of('getBonusPools')).toHaveLength(1);
  const offer = region(page, '优惠活动').getByRole('article').first();
  await offer.scrollIntoViewIfNeeded();
  const top = async () => Math.round((await offer.boundingBox())?.y ?? Number.NaN);
  const before = await top();
  // By its key, as a click would scroll to its middle first.
  await offer.getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/activity\//);
  await page.goBack();
  await expect.poll(top).toBe(before);
});

/** The heights of the blocks, and how much of what stood in the window has moved by itself. */
const stillness = (page: Page) =>
  page.evaluate(() => ({
    heights: [...document.querySelectorAll('.cs-lobby__blocks > *')].map(
      (block) => block.getBoundingClientRect().height,
    ),
    moved: performance
      .getEntriesByType('mark')
      .filter(({ name }) => name === 'e2e:shift')
      .reduce((sum, mark) => sum + Number((mark as PerformanceMark).detail), 0),
  }));

for (const size of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]) {
  test(`the blocks are as high from the first paint on as with their content, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.addInitScript(() => {
      // Kept as marks: entries of layout shifts cannot be asked for later.
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
          performance.mark('e2e:shift', { detail: shift.value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const go = await hold(page, `**${builtFile('lobby/src/react/lower-content.ts')}`);
    const goMatches = await hold(page, '**/game/api/v1/venue/resource');
    await page.goto('/');
    await expect(page.locator('.cs-sports-home.is-waiting')).toBeVisible();
    const built = await stillness(page);
    goMatches();
    await expect(page.locator('.cs-price:enabled').first()).toBeVisible();
    const first = await stillness(page);
    expect(Math.abs((first.heights[2] ?? 0) - (built.heights[2] ?? 0)), 'matches').toBeLessThan(3);
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
    const app = region(page, '手机应用');
    await expect(app.getByRole('status', { name: '加载中' })).toBeVisible();
    await expect(region(page, '优惠活动').getByRole('status', { name: '加载中' })).toBeVisible();
    go();
    await expect(app.getByRole('img', { name: '手机版的二维码' })).toBeVisible();
    await expect(region(page, '优惠活动').getByRole('article')).toHaveCount(4);
    expect((await stillness(page)).moved).toBeLessThan(0.01);
    await wholeHome(page);
    const { heights } = await stillness(page);
    // The notices, what is a member's, the matches and the categories come before.
    const lower = heights.slice(4);
    expect(lower).toHaveLength(5);
    for (const [at, height] of lower.entries())
      expect(Math.abs(height - (first.heights[4 + at] ?? 0)), `block ${4 + at}`).toBeLessThan(3);
  });
}

test('what the gateway says is in the script of the page, also after a change', async ({
  page,
}) => {
  await page.goto('/');
  await expect(await homeBlock(page, '优惠活动')).toContainText('首存礼遇');
  await page.getByRole('button', { name: /繁體/ }).click();
  await expect(region(page, '優惠活動')).toContainText('首存禮遇');
  await expect(region(page, '優惠活動')).not.toContainText('首存礼遇');
});

test('[TG-04] a site without sports has no category, no page and no matches of it', async ({
  page,
}) => {
  await page.route('/runtime-config.json', async (route) => {
    const response = await route.fetch();
    const brand = { COURTSIDE_BRAND_SKIP_SPORT: 'on' };
    await route.fulfill({ response, json: { ...(await response.json()), brand } });
  });
  await page.goto('/');
  const pools = await homeBlock(page, '累积奖池');
  await expect(pools.getByRole('article')).toHaveCount(4);
  await expect(region(page, '今日焦点')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: '主导航' })).not.toContainText('体育');
  await page.goto('/game/sport');
  await expect(page.getByRole('heading', { name: '页面不存在', level: 1 })).toBeVisible();
});

test('the download page gives code, address and steps for each way', async ({ page }) => {
  await page.goto('/download');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'iPhone 与 iPad',
    '安卓',
    '手机浏览器',
    '安装前请核对',
    '常见问题',
  ]);
  await expect(page.getByRole('img', { name: 'iOS 安装页的二维码' })).toBeVisible();
  await expect(page.getByRole('link', { name: '下载安卓安装包' })).toHaveAttribute(
    'href',
    'https://h5.example.com/app/android',
  );
});

test('the loading page goes on to a page of this site only', async ({ page }) => {
  await page.goto('/loading?to=/download');
  await expect(page).toHaveURL(/\/download$/);
  await page.goto('/loading?to=//elsewhere.example/');
  await expect(page.getByRole('region', { name: '今日焦点' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('[TG-12] [TG-13] the agent page goes and the sponsor page comes by their toggles', async ({
  page,
}) => {
  await page.goto('/agent');
  await expect(page.getByRole('heading', { name: '合营计划', level: 1 })).toBeVisible();
  await page.goto('/sponsor');
  await expect(page.getByRole('heading', { name: '页面不存在', level: 1 })).toBeVisible();
  await page.route('/runtime-config.json', async (route) => {
    const response = await route.fetch();
    const brand = { COURTSIDE_BRAND_SHOW_SPONSOR: 'on', COURTSIDE_BRAND_HIDE_AGENT: 'on' };
    await route.fulfill({ response, json: { ...(await response.json()), brand } });
  });
  await page.goto('/sponsor');
  await expect(page.getByRole('article')).toHaveCount(4);
  // Spec access 2: no footer there.
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto('/agent');
  await expect(page.getByRole('heading', { name: '页面不存在', level: 1 })).toBeVisible();
});

test('[DG-07] [CA-28] customer service opens only after the security notice', async ({
  page,
  context,
  guard,
}) => {
  guard.expectProblem(/^foreign: https:\/\/support\.example\.com\/chat$/);
  await context.route('https://support.example.com/**', (route) =>
    route.fulfill({ body: 'support' }),
  );
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: '在线客服' }).click();
  const notice = page.getByRole('alertdialog', { name: '安全提示' });
  await expect(notice).toContainText('存款渠道只在官方网站、官方应用与在线客服中提供');
  await expect(notice).toContainText('谨防诈骗');
  await expect(notice).toContainText('工作人员不会向您索取验证码');
  await notice.getByRole('button', { name: '取消' }).click();
  await expect(notice).toBeHidden();
  expect(context.pages()).toHaveLength(1);
  await page.getByRole('banner').getByRole('button', { name: '在线客服' }).click();
  const opened = context.waitForEvent('page');
  await notice.getByRole('button', { name: '联系客服' }).click();
  expect((await opened).url()).toBe('https://support.example.com/chat');
});

test('price colours are the member’s choice and stay it', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-price-colors', 'red-up');
  await page.getByRole('button', { name: '显示设置' }).click();
  await page.getByRole('radio', { name: '绿涨红跌' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-price-colors', 'green-up');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-price-colors', 'green-up');
});
