// What a feature asks of the site, wherever the member is: the dialogs of access, the prompts, the covers.
import { randomInt } from 'node:crypto';
import { expect, newName, PASSWORD, test, type Page } from './fixtures.ts';
import {
  account,
  authDialog,
  codeArrives,
  fillLogin,
  headerButton,
  solveSlider,
  submit,
} from './support/auth-steps.ts';

test.use({ games: true });

const LAUNCH = '/game/api/v1/venue/launch';
const loading = (page: Page) => page.getByRole('dialog', { name: '加载中…' });
const toast = (page: Page, text: string) => page.locator('.cs-toasts').getByText(text);

test.beforeEach(async ({ doors, guard, site }) => {
  await doors.games({ reset: true, origin: site.gameOrigin });
  guard.allowProblem(new RegExp(`^foreign: ${site.gameOrigin}/game/demo/`));
});

test('[AU-17] [CO-58] the ways of access follow each other: login, registration, recovery, a new device, a new password, an expired login', async ({
  page,
  doors,
}) => {
  const phone = `139${String(randomInt(100_000_000)).padStart(8, '0')}`;
  const { name } = await doors.member({
    ...{ name: newName(), password: PASSWORD, balance: '12.00', token: false as const },
    ...{ phone, riskCode: 6026 },
  });
  const way = () => page.locator('.cs-auth-dialog').getAttribute('data-switch');
  await page.goto('/');
  await headerButton(page, '注册').click();
  await expect.poll(way).toBe('2');
  await authDialog(page).getByRole('tab', { name: '登录' }).click();
  await expect.poll(way).toBe('1');
  await authDialog(page).getByRole('button', { name: '忘记密码' }).click();
  await expect.poll(way).toBe('3');
  await page.getByRole('tab', { name: '邮箱找回' }).click();
  await expect.poll(way).toBe('4');
  await page.keyboard.press('Escape');
  await expect(page.locator('.cs-auth-dialog')).toHaveCount(0);

  await headerButton(page, '登录').click();
  await fillLogin(page, name, PASSWORD);
  await submit(page, '登录').click();
  await solveSlider(page, doors);
  const device = page.getByRole('dialog', { name: '新设备验证' });
  await device.getByRole('button', { name: '获取验证码' }).click();
  const digits = page.getByRole('dialog', { name: '安全校验' });
  await digits.getByLabel('中间四位数字').fill(phone.slice(3, 7));
  await digits.getByRole('button', { name: '确定' }).click();
  await codeArrives(page, doors, '获取手机验证码成功');
  const [sent] = await doors.codes(phone);
  await device.getByLabel('6 位验证码').fill(sent?.code ?? '');
  await device.getByRole('button', { name: '登录', exact: true }).click();
  // The login went well: the site is the member's.
  await expect(account(page)).toContainText('¥12');
  await expect(device).toBeHidden();

  await page.goto('/mine/auth');
  await page.getByRole('button', { name: '修改密码' }).click();
  await page.getByLabel('原密码', { exact: true }).fill(PASSWORD);
  await page.getByLabel('新密码', { exact: true }).fill('kT7wq92mRx');
  await page.getByLabel('确认新密码', { exact: true }).fill('kT7wq92mRx');
  await page.getByRole('button', { name: '确认修改' }).click();
  await expect(toast(page, '修改成功')).toBeVisible();
  await expect.poll(way).toBe('1');
  await fillLogin(page, name, 'kT7wq92mRx');
  await submit(page, '登录').click();
  await solveSlider(page, doors);
  await expect(account(page)).toContainText('¥12');

  await doors.expire(name);
  // Whatever asks next is told.
  await page.goto('/mine/wallet');
  await expect(toast(page, '登录已失效，请重新登录')).toBeVisible();
  await expect.poll(way).toBe('1');
});

test('[AU-17] [DG-04] entering a venue: a prompt for visitors, a cover while it loads, the amount where a promotion binds it; a strip that changes the list of games', async ({
  page,
  logInAs,
}) => {
  const enter = page.locator('[data-venue="YTZR"]').getByRole('button', { name: '进入 云台真人' });
  await page.goto('/game/realbet');
  await enter.click();
  const prompt = page.getByRole('alertdialog', { name: '温馨提示' });
  await expect(prompt).toContainText('请先登录后再了解更多');
  await prompt.getByRole('button', { name: '取消' }).click();

  await logInAs('500.00', {
    venueActivity: { enName: 'YTZR', title: '首存礼遇', required: '300.00' },
  });
  await page.goto('/game/realbet');
  let launch = () => undefined as void;
  const held = new Promise<void>((resolve) => (launch = resolve));
  await page.route(`**${LAUNCH}`, async (route) => {
    await held;
    await route.continue();
  });
  await enter.click();
  await expect(loading(page)).toBeVisible();
  launch();
  const amount = page.getByRole('dialog', { name: '转入金额' });
  await expect(amount).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.goto('/game/egame');
  await expect(page.getByRole('radio', { name: '奖池', exact: true })).not.toBeChecked();
  await page.getByRole('button', { name: '全部奖池游戏' }).click();
  await expect(page.getByRole('radio', { name: '奖池', exact: true })).toBeChecked();
});

test('[DG-04] a script whose texts are slow to come is waited for under a cover, which goes by itself', async ({
  page,
}) => {
  await page.goto('/chat');
  // The code of the dialogs is there once one was shown.
  await page.locator('.cs-chat').getByRole('button', { name: '登录' }).click();
  const prompt = page.getByRole('alertdialog', { name: '温馨提示' });
  await prompt.getByRole('button', { name: '取消' }).click();
  await expect(prompt).toHaveCount(0);
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  // The texts alone.
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('登入')) await held;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: '语言 繁體' }).click();
  await expect(loading(page)).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  letGo();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
});
