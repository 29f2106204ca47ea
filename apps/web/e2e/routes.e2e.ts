import { expect, test } from './fixtures.ts';

interface Route {
  /** Starts with the ids, which `docs/requirements.tsv` has the sentences of. */
  title: string;
  path: string;
  /** The heading of the page, level 1. */
  heading: string;
}

const PUBLIC: readonly Route[] = [
  { title: '[RT-16] the agent page', path: '/agent', heading: '合营计划' },
  { title: '[RT-17] the download page', path: '/download', heading: '在手机上使用Courtside' },
  { title: '[RT-75] the rules and terms', path: '/app/help/gztk', heading: '规则与条款' },
  { title: '[RT-77] the privacy rules', path: '/app/help/ysgz', heading: '隐私政策' },
];

const OF_MEMBERS: readonly Route[] = [
  { title: '[RT-43] the bet record', path: '/mine/betRecord', heading: '投注记录' },
  { title: '[RT-48] the deposit page', path: '/mine/savemoney', heading: '存款' },
  { title: '[RT-50] the withdrawal page', path: '/mine/takemoney', heading: '取款' },
];

for (const { title, path, heading } of PUBLIC) {
  test(`${title} opens for anybody`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: heading, level: 1, exact: true })).toBeVisible();
  });
}

for (const { title, path, heading } of OF_MEMBERS) {
  test(`${title} opens for members only`, async ({ page, logInAs }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    // Home lies behind it.
    await expect(page.getByRole('dialog', { name: '登录/注册' })).toBeVisible();
    await logInAs('1.00');
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: heading, level: 1, exact: true })).toBeVisible();
  });
}

test(
  '[RT-01] [RT-04] the root is the home page, in the frame of the site, without a login',
  { tag: '@landing' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: '今日焦点' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  },
);

test('[RT-02] the loading page shows to anybody', async ({ page }) => {
  // The gateway answers once the page was seen: it goes on as soon as there is an answer.
  let go: () => void = () => undefined;
  const seen = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/preInfo', async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto('/loading');
  await expect(page.getByRole('status').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/loading');
  go();
  await expect(page).toHaveURL('/');
});

test('[RT-06] the sports venue opens for anybody, in the sport theme', async ({ page }) => {
  await page.goto('/game/sport');
  await expect(page.getByRole('group', { name: '赛事' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'sport');
  await page.goto('/download');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'sport');
});

test('[RT-15] the sponsor page has no footer', async ({ page }) => {
  await page.route('/runtime-config.json', async (route) => {
    const response = await route.fetch();
    const brand = { COURTSIDE_BRAND_SHOW_SPONSOR: 'on' };
    await route.fulfill({ response, json: { ...(await response.json()), brand } });
  });
  await page.goto('/download');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto('/sponsor');
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test(
  '[RT-19] a path that matches nothing ends on the notFound page',
  { tag: '@landing' },
  async ({ page }) => {
    for (const path of ['/no/such/page', '/game/sport/unknown', '/mine/nothing']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: '页面不存在', level: 1 })).toBeVisible();
    }
  },
);

test('[NV-01] a route says whether it needs a login, a bound phone and name too, and whether it is kept', async ({
  page,
  logInAs,
}) => {
  await page.goto('/mine/takemoney');
  await expect(page).toHaveURL('/');
  await logInAs('1.00');
  await page.goto('/mine/takemoney');
  await expect(page.getByRole('heading', { name: '取款', level: 1 })).toBeVisible();
  await page.goto('/mine/addBankCard');
  await expect(page).toHaveURL('/mine/auth');
  // The page between is no page to come back to.
  await page.goto('/loading?to=/download');
  await expect(page).toHaveURL('/download');
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '首页' })
    .click();
  const tabs = page.getByRole('navigation', { name: '访问过的页面' });
  await expect(tabs.getByRole('link')).toHaveCount(2);
  await expect(tabs.getByRole('link').last()).toHaveText('首页');
});
