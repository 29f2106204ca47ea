import { expect, test } from './fixtures.ts';
import { authDialog, fillRegistration, headerButton, submit } from './support/auth-steps.ts';
import { openBoard, touch, marketOf } from './support/board-steps.ts';
test.setTimeout(240_000);
const SIZES = [[390, 844], [1280, 900], [1920, 1080]] as const;
test('shots', async ({ page, logInAs, site, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shot = async (name: string) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(150);
      await page.screenshot({ path: `/tmp/shots/${name}-${width}.png` });
    }
  };
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '场馆与游戏' })).toBeVisible();
  await shot('home');
  await headerButton(page, '注册').click();
  await expect(authDialog(page)).toBeVisible();
  await shot('auth');
  await fillRegistration(page, { name: 'ab123456', password: 'secret123' });
  await authDialog(page).getByRole('checkbox').check();
  await submit(page, '注册').click();
  await expect(page.locator('img[data-captcha-id]')).toBeVisible();
  await shot('picture');
  await logInAs('500.00');
  for (const edition of ['classic', 'professional']) {
    await page.goto('/');
    await page.evaluate((e) => localStorage.setItem('edition', e), edition);
    const match = (await site.doors.matches()).find((each) => each.showType === 'FU')!;
    await page.setViewportSize({ width: 1280, height: 900 });
    await openBoard(page, 'FU');
    await touch(page, match, marketOf(match, 'M'), 'H');
    await shot(`sports-${edition}`);
    await page.goto('/mine/savemoney');
    const amount = page.getByRole('textbox', { name: '存款金额' });
    await amount.fill('99');
    await amount.blur();
    await shot(`deposit-${edition}`);
    await page.goto('/mine/betRecord');
    await expect(page.getByText('暂无未结算注单')).toBeVisible();
    await shot(`records-${edition}`);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: '场馆与游戏' })).toBeVisible();
    await shot(`home-${edition}`);
  }
  await page.goto('/mine/savemoney');
  await page.getByRole('textbox', { name: '存款金额' }).fill('200');
  await page.getByRole('button', { name: '立即存款' }).click();
  await expect(page.getByText('等待付款')).toBeVisible();
  await shot('wait');
  await page.getByRole('button', { name: '语言 繁體' }).click();
  await page.goto('/mine/savemoney');
  await page.waitForTimeout(800);
  await shot('deposit-hant');
});
test('forced', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '场馆与游戏' })).toBeVisible();
  await page.screenshot({ path: '/tmp/shots/forced-home.png' });
  await headerButton(page, '登录').click();
  await expect(authDialog(page)).toBeVisible();
  await page.screenshot({ path: '/tmp/shots/forced-auth.png' });
  const match = (await site.doors.matches()).find((each) => each.showType === 'FU')!;
  await openBoard(page, 'FU');
  await touch(page, match, marketOf(match, 'M'), 'H');
  await page.screenshot({ path: '/tmp/shots/forced-sports.png' });
});
