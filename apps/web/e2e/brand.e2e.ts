import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from './fixtures.ts';
import { account } from './support/auth-steps.ts';
import { chooseAmount, drawer } from './support/money-steps.ts';

/** Hands the page these overrides, as the site's server does with those of its environment. */
async function override(page: Page, brand: Record<string, string>): Promise<void> {
  await page.route('/runtime-config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), brand } });
  });
}

test('[TG-02] a brand may let its members change to CR mode and back', async ({
  page,
  logInAs,
}) => {
  const main = page.getByRole('main');
  const toMode = main.getByRole('link', { name: 'CR 模式' });
  const back = main.getByRole('link', { name: '标准模式' });
  await page.goto('/game/sport?sport=BK&show=FT');
  await expect(page.getByRole('link', { name: '赛果' })).toBeVisible();
  await expect(toMode).toHaveCount(0);
  await override(page, { COURTSIDE_BRAND_CR_MODE_SWITCH: 'on' });
  // Nor do visitors see it: the page is for members.
  await page.reload();
  await expect(page.getByRole('link', { name: '赛果' })).toBeVisible();
  await expect(toMode).toHaveCount(0);
  await logInAs('1.00');
  await page.reload();
  await toMode.click();
  await expect(page).toHaveURL('/game/sport/crty?sport=BK&show=FT');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.locator('.cs-sports-match__page').first().click();
  await page.getByRole('link', { name: '返回赛事列表' }).click();
  await expect(page).toHaveURL('/game/sport/crty?sport=BK&show=FT');
  await back.click();
  await expect(page).toHaveURL('/game/sport?sport=BK&show=FT');
  await expect(toMode).toBeVisible();
});

test(
  '[TG-03] a brand without deposits has neither the button nor the screens',
  { tag: '@landing' },
  async ({ page, logInAs }) => {
    await logInAs('1.00');
    await page.goto('/');
    await expect(account(page).getByRole('link', { name: '存款' })).toBeVisible();
    await override(page, { COURTSIDE_BRAND_DEPOSIT: 'off' });
    for (const path of ['/mine/savemoney', '/mine/savemoney/transfer/D1']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: '页面不存在', level: 1 })).toBeVisible();
    }
    await expect(account(page)).toContainText('余额');
    await expect(account(page).getByRole('link', { name: '存款' })).toHaveCount(0);
  },
);

test('[TG-11] [CO-40] a brand may ask for no withdrawal password; a gateway that wants one all the same says so', async ({
  page,
  logInAs,
}) => {
  const { withdrawalPassword: _, ...unset } = drawer();
  await logInAs('2000.00', unset);
  await page.goto('/mine/takemoney');
  await expect(page.getByText('还没有设置取款密码')).toBeVisible();
  await override(page, { COURTSIDE_BRAND_WITHDRAW_PASSWORD: 'off' });
  await page.reload();
  await chooseAmount(page, '500');
  await expect(page.getByText('还没有设置取款密码')).toHaveCount(0);
  const dialog = page.getByRole('dialog', { name: '确认取款' });
  await expect(dialog.getByLabel('取款密码', { exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: /^确认取款/ }).click();
  const refused = page.getByRole('dialog', { name: '取款未提交' });
  await expect(refused.getByRole('button', { name: '联系客服' })).toBeVisible();
});

test('[TG-01] a brand may leave out what a birthday is asked for; that it cannot be changed is said all the same', async ({
  page,
  logInAs,
}) => {
  await logInAs('1.00');
  await page.goto('/mine/userinfo');
  const birthday = page.getByLabel('生日', { exact: true });
  await expect(birthday).toHaveAccessibleDescription(/并发放生日礼金。提交后不可修改。/);
  await override(page, { COURTSIDE_BRAND_BIRTHDAY_DESCRIPTION: 'off' });
  await page.reload();
  await expect(birthday).toBeVisible();
  await expect(birthday).not.toHaveAccessibleDescription(/生日礼金/);
  await expect(page.getByRole('main')).toContainText(/提交后不可/);
});

test('[TG-06] a brand without the professional edition stays classic', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: '切换到专业版' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'professional');
  await override(page, { COURTSIDE_BRAND_PROFESSIONAL_THEME: 'off' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'classic');
  await expect(page.getByRole('button', { name: /切换到/ })).toHaveCount(0);
});

test('[TG-10] a brand may show its navigation without icons', async ({ page }) => {
  await page.goto('/');
  const icons = page.getByRole('navigation', { name: '主导航' }).locator('svg');
  await expect(icons).toHaveCount(8);
  await override(page, { COURTSIDE_BRAND_HIDE_NAV_ICON: 'on' });
  await page.reload();
  await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link')).toHaveCount(8);
  await expect(icons).toHaveCount(0);
});

test('[TG-07] the download page shows the address to keep', async ({ page }) => {
  await page.goto('/download');
  await expect(page.getByRole('heading', { name: 'iPhone 与 iPad' })).toBeVisible();
  await expect(page.getByText('永久网址')).toHaveCount(0);
  await override(page, { COURTSIDE_BRAND_FOREVER_SITE: 'https://keep.example' });
  await page.reload();
  await expect(page.getByText('https://keep.example', { exact: true })).toBeVisible();
});

test('[TG-08] the default language is for those who have chosen none', async ({ page }) => {
  await override(page, { COURTSIDE_BRAND_DEFAULT_LANGUAGE: 'zh-Hant' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await page.getByRole('button', { name: /简体/ }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});

for (const { set, says } of [
  { set: { COURTSIDE_BRAND_DEPOSIT: 'no' }, says: 'COURTSIDE_BRAND_DEPOSIT must be on or off' },
  { set: { COURTSIDE_BRAND_BONUS: 'on' }, says: 'COURTSIDE_BRAND_BONUS is no toggle' },
]) {
  test(`the server does not start when ${says}`, () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--conditions=@courtside/source', 'apps/web/server/main.ts'],
      {
        cwd: fileURLToPath(new URL('../../..', import.meta.url)),
        env: { ...process.env, NODE_OPTIONS: '', WEB_PORT: '0', ...set },
        encoding: 'utf8',
      },
    );
    expect(status).toBe(1);
    expect(stderr).toContain(says);
  });
}

for (const { brand, mark } of [
  { brand: 'meridian', mark: 'Meridian' },
  { brand: 'vermilion', mark: 'Vermilion' },
]) {
  test(`[ED-05] the brand ${brand} shows its theme, its logo and its name`, async ({ page }) => {
    await page.goto('/');
    const colour = () =>
      page.evaluate(
        () => getComputedStyle(document.querySelector('header') ?? document.body).backgroundColor,
      );
    const plain = await colour();
    await page.route('/runtime-config.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), brandName: brand } });
    });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
    await expect(
      page.getByRole('banner').getByRole('link', { name: mark, exact: true }),
    ).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(mark));
    expect(await colour()).not.toBe(plain);
  });
}

test('a brand that there is not shows that the site cannot be opened', async ({ page, guard }) => {
  guard.expectProblem(/^console: courtside: unknown during start at \/ /);
  await page.route('/runtime-config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), brandName: 'nobody' } });
  });
  await page.goto('/');
  await expect(page.getByText('网站暂时无法打开')).toBeVisible();
});
