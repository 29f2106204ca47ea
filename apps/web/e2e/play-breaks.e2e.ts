import { readFile } from 'node:fs/promises';
import { urgingWords } from '@courtside/responsible-play';
import { expect, test } from './fixtures.ts';
import { authDialog, fillLogin, headerButton, solveSlider, submit } from './support/auth-steps.ts';
import { pickOne, place, slip, stake } from './support/board-steps.ts';
import { homeBanners, homeBlock } from './support/home-blocks.ts';
import { holdPlayState, MINUTE, put, openTools } from './support/play-steps.ts';

// The policy of the market holds for every member of a worker's gateway.
test.afterEach(async ({ doors }) => {
  await doors.market();
});

test.describe('breaks', () => {
  test(
    '[PF-27] a cool-off says what it does, begins once confirmed, and shuts the slip everywhere',
    { tag: '@landing' },
    async ({ page, context, site, logInAs }) => {
      await logInAs('1000.00');
      await pickOne(page, site);
      await stake(page).fill('50');
      const other = await context.newPage();
      await openTools(other);
      await other.getByRole('radio', { name: '24 小时' }).press('Space');
      await other.getByRole('button', { name: '开始休息' }).press('Enter');
      const dialog = other.getByRole('alertdialog', { name: '休息 24 小时' });
      await expect(dialog.getByRole('listitem')).toHaveCount(4);
      await expect(dialog).toContainText('取款一直开放');
      await other.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(other.locator('[data-break]')).toHaveCount(0);
      await other.getByRole('button', { name: '开始休息' }).press('Enter');
      await dialog.getByRole('button', { name: '开始休息' }).press('Enter');
      const holding = other.getByRole('main').locator('[data-break="cool-off"]');
      await expect(holding).toContainText('您正在休息，到');
      await expect(holding).toBeFocused();
      // One that would not last longer is not offered.
      await expect(other.getByRole('radio', { name: '24 小时' })).toHaveCount(0);
      await expect(other.getByRole('radio', { name: '3 天' })).toBeVisible();
      await expect(page.locator('.cs-play-bar [data-break="cool-off"]')).toBeVisible();
      await expect(slip(page).locator('[data-refusal="6704"]')).toContainText('您正在休息');
      await expect(place(page)).toBeDisabled();
      await expect(stake(page)).toHaveValue('50');
      await other.goto('/mine/savemoney');
      await expect(other.getByRole('main').locator('[data-refusal="6704"]')).toBeVisible();
      await expect(other.getByRole('button', { name: '立即存款' })).toHaveCount(0);
    },
  );

  test('[PF-33] whoever takes a break sees no advertising and no promotion', async ({
    page,
    doors,
    logInAs,
  }) => {
    const member = await logInAs('0.00');
    await page.goto('/');
    const promotions = page.locator('.cs-lobby-promotion');
    const advertising = page.locator('.cs-lobby-banner');
    await homeBanners(page);
    await homeBlock(page, '优惠活动');
    await expect(promotions.first()).toBeVisible();
    await expect(advertising.first()).toBeVisible();
    const offers = page.getByRole('heading', {
      name: /^(?:今日焦点|累积奖池|场馆与游戏|优惠活动)$/,
    });
    await expect(offers).toHaveCount(4);
    const news = page.locator('.cs-lobby-notices');
    await expect(news).toContainText('海王捕鱼新增三个房间');
    await put(doors, member, { break: { kind: 'cool-off', hours: 24 } });
    await expect(page.locator('[data-break]')).toBeVisible();
    await expect(promotions).toHaveCount(0);
    await expect(offers).toHaveCount(0);
    await expect(advertising).toHaveCount(0);
    // What concerns their account or the site is told on.
    await expect(news).toContainText('隐私权政策更新');
    await expect(news).not.toContainText('海王捕鱼新增三个房间');
  });

  test('[PF-33] no match is advertised before it is known whether the member takes a break', async ({
    page,
    doors,
    wire,
    logInAs,
  }) => {
    const member = await logInAs('0.00');
    await put(doors, member, { break: { kind: 'cool-off', hours: 24 } });
    const letGo = await holdPlayState(page);
    await page.goto('/');
    // Its height is kept, so that nothing below it moves once it is known.
    const place = page.locator('section[aria-hidden]', { has: page.locator('.cs-lobby-matches') });
    await expect(place).toBeVisible();
    await expect(place).toHaveText('');
    await expect(page.getByRole('region', { name: '今日焦点' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible();
    letGo();
    await expect(page.locator('[data-break]')).toBeVisible();
    await expect(place).toHaveCount(0);
    await expect(page.getByRole('region', { name: '进行中的注单' })).toContainText(
      '暂无未结算注单',
    );
    expect(wire.of('getMatchList')).toHaveLength(0);
  });

  for (const size of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ]) {
    test(`what a member may see is as high as the place that was kept for it, at ${size.width} px`, async ({
      page,
      logInAs,
    }) => {
      await logInAs('0.00');
      const letGo = await holdPlayState(page);
      await page.setViewportSize(size);
      await page.goto('/');
      const kept = page.locator('.cs-lobby__blocks > .cs-section[aria-hidden]');
      await expect(kept).toHaveCount(4);
      const heights = () =>
        page
          .locator('.cs-lobby__blocks > .cs-section')
          .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().height));
      const before = await heights();
      letGo();
      await expect(page.locator('.cs-price:enabled').first()).toBeVisible();
      await expect(kept).toHaveCount(0);
      const after = await heights();
      expect(after).toHaveLength(before.length);
      for (const [at, height] of after.entries())
        expect(Math.abs(height - (before[at] ?? 0)), `block ${at}`).toBeLessThan(3);
    });
  }

  test('[PF-36] an exclusion for good takes a second step of its own', async ({
    page,
    logInAs,
  }) => {
    await logInAs('0.00');
    await openTools(page);
    await page.getByRole('radio', { name: '永久' }).check();
    await page.getByRole('button', { name: '开始自我排除' }).click();
    const first = page.getByRole('alertdialog', { name: '自我排除：永久' });
    await first.getByRole('button', { name: '我明白，下一步' }).click();
    const last = page.getByRole('alertdialog', { name: '最后确认' });
    await last.getByRole('button', { name: '开始自我排除' }).click();
    // Not without having said that they read it.
    await expect(last).toBeVisible();
    await expect(page.locator('[data-break]')).toHaveCount(0);
    await expect(last.getByRole('checkbox')).toBeFocused();
    await expect(last.getByRole('checkbox')).toHaveAccessibleDescription(/请先勾选/);
    await last.getByRole('checkbox').check();
    await last.getByRole('button', { name: '开始自我排除' }).click();
    await expect(page.locator('[data-break="exclusion"]')).toHaveText(/您已永久自我排除/);
    // Nothing is longer.
    await expect(page.getByRole('radio', { name: /小时|永久/ })).toHaveCount(0);
  });

  test('[PF-38] an excluded member is told at the login, and logs in to withdraw', async ({
    page,
    doors,
    logInAs,
  }) => {
    const member = await logInAs('300.00');
    await put(doors, member, { break: { kind: 'exclusion' } });
    await page.goto('/');
    await page.getByRole('button', { name: '退出登录' }).click();
    await headerButton(page, '登录').click();
    await fillLogin(page, member.name, member.password);
    await submit(page, '登录').click();
    await solveSlider(page, doors);
    const alert = authDialog(page).getByRole('alert');
    await expect(alert).toContainText('自我排除');
    await expect(alert).toContainText('您仍可登录查看账户和取款');
    await alert.getByRole('button', { name: '登录以取款' }).click();
    await solveSlider(page, doors);
    await expect(authDialog(page)).toBeHidden();
    await expect(page.locator('[data-break="exclusion"]')).toBeVisible();
    await page.goto('/mine/savemoney');
    await expect(page.getByRole('main').locator('[data-refusal="6705"]')).toBeVisible();
  });
});

test('[PF-22] money and time are told by day, with totals, and as a file', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('1000.00');
  await pickOne(page, site);
  await stake(page).fill('100');
  await place(page).click();
  await expect(slip(page)).toContainText('注单已确认');
  await openTools(page);
  const table = page.getByRole('table', { name: '每日明细' });
  await expect(table.getByRole('row').nth(1)).toContainText('¥100');
  for (const span of ['6 个月', '12 个月']) {
    await page.getByRole('group', { name: '期间' }).getByText(span, { exact: true }).click();
    await expect(table.getByRole('row').nth(1)).toContainText('-¥100');
  }
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('金额与时间-12个月.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\u{FEFF}日期,存款,取款,投注,返还,净输赢,在线分钟\r\n/u);
  expect(text).toMatch(/合计,[\d.]+,0\.00,100\.00,0\.00,-100\.00,\d+\r\n$/);
});

test('everything stands in Traditional Chinese too', async ({ page, doors, logInAs }) => {
  const member = await logInAs('1000.00');
  await page.addInitScript(() => localStorage.setItem('courtside.locale', 'zh-Hant'));
  await put(doors, member, { limits: { 'stake/day': '10.00' } });
  await page.goto('/mine/play');
  await expect(page.getByRole('heading', { level: 1, name: '限額與休息' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: '每日投注總額限額' })).toBeVisible();
  await expect(page.getByRole('button', { name: '開始自我排除' })).toBeVisible();
  await page.goto('/responsible-play');
  await expect(page.getByRole('heading', { name: '該停下來的時候' })).toBeVisible();
});

test.describe('manners', () => {
  test('[PF-44] a bet that returns less than its stake is no win in the records', async ({
    page,
    site,
    doors,
    logInAs,
  }) => {
    await logInAs('1000.00');
    const { match } = await pickOne(page, site, 'C');
    await stake(page).fill('100');
    await place(page).click();
    await expect(slip(page)).toContainText('注单已确认');
    await doors.match(match.gidm, { period: 'H1' });
    await doors.match(match.gidm, { score: { h: 2, c: 0 }, half: { h: 1, c: 0 }, finish: true });
    await page.goto('/mine/betRecord');
    await page.getByRole('group', { name: '注单状态' }).getByText('已结算').click();
    const row = page.locator('[data-ticket]').first();
    await expect(row).toContainText('输赢−¥100');
    await expect(row).not.toContainText(/恭喜|大奖|赢了/);
    await expect(page.locator('audio, canvas, .is-celebrating')).toHaveCount(0);
  });

  test('[PF-46] nothing is bet and nothing is closed by itself', async ({
    page,
    site,
    doors,
    logInAs,
    wire,
  }) => {
    await logInAs('1000.00');
    await pickOne(page, site);
    await stake(page).fill('100');
    await doors.advance(30 * MINUTE);
    await expect(stake(page)).toHaveValue('100');
    expect(wire.of('placeBet')).toHaveLength(0);
    await expect(page.getByRole('button', { name: /自动|连续|极速|快速下注/ })).toHaveCount(0);
  });

  test('no page of the tools urges', async ({ page, logInAs }) => {
    await logInAs('0.00');
    for (const path of ['/mine/play', '/responsible-play', '/mine/savemoney']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(urgingWords(await page.locator('body').innerText()), path).toEqual([]);
    }
  });
});
