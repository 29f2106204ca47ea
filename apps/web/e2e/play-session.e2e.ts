import { randomInt } from 'node:crypto';
import { expect, test } from './fixtures.ts';
import {
  account,
  authDialog,
  codeArrives,
  fillLogin,
  solveSlider,
  submit,
} from './support/auth-steps.ts';
import { pickOne, place, slip, stake } from './support/board-steps.ts';
import {
  MINUTE,
  strip,
  check,
  holdPlayState,
  lock,
  put,
  openTools,
  toolsLink,
} from './support/play-steps.ts';

// The policy of the market holds for every member of a worker's gateway.
test.afterEach(async ({ doors }) => {
  await doors.market();
});

test.describe('the way to the tools', () => {
  const PAGES = ['/', '/game/sport?show=FT', '/app/help/gztk', '/download', '/nowhere'];

  test('[PF-42] every page leads a visitor to the tools and to help', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      const link = page.getByRole('contentinfo').getByRole('link', { name: '责任博彩' });
      await expect(link, path).toHaveAttribute('href', '/responsible-play');
    }
    await page.getByRole('contentinfo').getByRole('link', { name: '责任博彩' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '责任博彩' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'www.gamblingtherapy.org' })).toBeVisible();
    await page.getByRole('button', { name: '登录后设置' }).click();
    await expect(authDialog(page)).toBeVisible();
  });

  test('[PF-42] every page leads a member to the tools, the deposit page too', async ({
    page,
    logInAs,
  }) => {
    await logInAs('0.00');
    for (const path of [...PAGES, '/mine/savemoney', '/mine/betRecord']) {
      await page.goto(path);
      await expect(toolsLink(page), path).toHaveAttribute('href', '/mine/play');
    }
    await toolsLink(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '限额与休息' })).toBeVisible();
  });
});

test('the notice that speaks of the tools leads to them', async ({ page, logInAs }) => {
  await logInAs('0.00');
  await page.goto('/');
  const notices = page.locator('.cs-marquee__row').first();
  await notices.getByRole('button', { name: '仅限年满 18 周岁人士使用本站' }).press('Enter');
  const notice = page.getByRole('dialog', { name: '仅限年满 18 周岁人士使用本站' });
  await notice.getByRole('button', { name: '限额与休息' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '限额与休息' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test.describe('the session', () => {
  test('[PF-43] time and net result stand above the board and follow a bet', async ({
    page,
    site,
    doors,
    logInAs,
  }) => {
    await logInAs('1000.00');
    await pickOne(page, site);
    await expect(strip(page)).toContainText('净输赢 ¥0');
    await doors.advance(5 * MINUTE);
    await stake(page).fill('100');
    await place(page).click();
    await expect(slip(page)).toContainText('注单已确认');
    await page.reload();
    await expect(strip(page)).toContainText('净输赢 -¥100');
    await expect(strip(page).getByRole('timer')).toHaveText(/^0:05:\d\d$/);
    await page.goto('/mine/betRecord');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(strip(page)).toHaveCount(0);
  });

  test('[PF-16] a reality check stays until it is acknowledged, in each tab, and keeps the slip', async ({
    page,
    context,
    site,
    doors,
    logInAs,
    wire,
  }) => {
    const member = await logInAs('1000.00');
    await pickOne(page, site);
    await stake(page).fill('100');
    // The page must not have asked by itself before the bet is sent.
    const letAsk = await holdPlayState(page);
    await put(doors, member, { limits: { 'reality-check/session': '10' } });
    await doors.advance(11 * MINUTE);
    await place(page).click();
    await expect.poll(() => wire.of('placeBet').length).toBe(1);
    letAsk();
    await expect(check(page)).toBeVisible();
    const other = await context.newPage();
    // It asks when it is told of a change and never by itself: no wait as long as that between two questions ends.
    await other.addInitScript(() => {
      const wait = window.setTimeout.bind(window);
      const short = (task: () => void, ms = 0) => (ms < 10_000 ? wait(task, ms) : 0);
      Object.assign(window, { setTimeout: short });
    });
    // The check covers the board as soon as it is known, so that no match is waited for.
    await other.goto('/game/sport?show=FT');
    await expect(check(other)).toBeVisible();
    for (const line of ['时间', '投注', '返还', '净输赢']) {
      await expect(check(page).getByText(line, { exact: true })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 400);
    await expect(check(page)).toBeVisible();
    await expect(check(page).getByRole('button', { name: '我已看过' })).toBeVisible();
    await check(page).getByRole('button', { name: '我已看过' }).press('Enter');
    await expect(check(page)).toBeHidden();
    // The tab that acknowledged it tells the others.
    await expect(check(other)).toBeHidden();
    const back = slip(page).getByRole('button', { name: '返回投注单' });
    if (await back.isVisible()) await back.click();
    await expect(stake(page)).toHaveValue('100');
    await place(page).click();
    await expect(slip(page)).toContainText('注单已确认');
  });

  test('[PF-17] a reality check survives that the page is loaded again', async ({
    page,
    doors,
    logInAs,
  }) => {
    const member = await logInAs('0.00');
    await openTools(page);
    await put(doors, member, { limits: { 'reality-check/session': '10' } });
    await doors.advance(11 * MINUTE);
    await page.reload();
    await expect(check(page)).toBeVisible();
    await page.reload();
    await expect(check(page)).toBeVisible();
    await check(page).getByRole('button', { name: '设置限额或休息' }).click();
    await expect(check(page)).toBeHidden();
    await expect(page).toHaveURL(/\/mine\/play$/);
  });

  test('[PF-21] an idle member proves in place who they are, and the slip is kept', async ({
    page,
    site,
    doors,
    logInAs,
  }) => {
    await doors.market({ idleMinutes: 10 });
    const member = await logInAs('1000.00');
    await pickOne(page, site);
    await stake(page).fill('70');
    await doors.advance(11 * MINUTE);
    await expect(lock(page)).toBeVisible();
    await page.keyboard.press('Escape');
    const password = lock(page).getByLabel('登录密码');
    await password.fill('wrong1234');
    await password.press('Enter');
    await expect(password).toHaveAccessibleDescription('密码不正确');
    await password.fill(member.password);
    await password.press('Enter');
    await expect(lock(page)).toBeHidden();
    await expect(stake(page)).toHaveValue('70');
    await place(page).click();
    await expect(slip(page)).toContainText('注单已确认');
  });

  test('[PF-21] [AU-04] who forgot the password of the lock sets a new one, and comes back to the page and the slip', async ({
    page,
    site,
    doors,
    logInAs,
  }) => {
    const phone = `137${String(randomInt(100_000_000)).padStart(8, '0')}`;
    await doors.market({ idleMinutes: 10 });
    const member = await logInAs('1000.00', { phone });
    await pickOne(page, site);
    await stake(page).fill('70');
    const at = new URL(page.url());
    await doors.advance(11 * MINUTE);
    await expect(lock(page)).toBeVisible();
    await lock(page).getByRole('button', { name: '忘记密码' }).click();
    const recovery = page.getByRole('dialog', { name: '找回密码' });
    const next = recovery.getByRole('button', { name: '下一步' });
    await recovery.getByLabel('手机号码', { exact: true }).fill(phone);
    await recovery.getByLabel('用户名', { exact: true }).fill(member.name);
    await next.click();
    await recovery.getByRole('button', { name: '获取验证码' }).click();
    await codeArrives(page, doors, '获取手机验证码成功');
    const [sent] = await doors.codes(phone);
    await recovery.getByLabel('验证码', { exact: true }).fill(sent?.code ?? '');
    await next.click();
    await recovery.getByLabel('新密码', { exact: true }).fill('fresh4567');
    await recovery.getByLabel('确认新密码', { exact: true }).fill('fresh4567');
    await next.click();
    await expect(authDialog(page)).toBeVisible();
    await fillLogin(page, member.name, 'fresh4567');
    await submit(page, '登录').click();
    await solveSlider(page, doors);
    await expect(account(page).getByRole('button', { name: '退出登录' })).toBeVisible();
    await expect(lock(page)).toBeHidden();
    await expect(page).toHaveURL(at.pathname + at.search);
    await expect(stake(page)).toHaveValue('70');
  });
});
