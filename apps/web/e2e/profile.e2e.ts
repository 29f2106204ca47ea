import { randomInt } from 'node:crypto';
import { expect, newName, PASSWORD, test, type Page } from './fixtures.ts';
import {
  account,
  endLogin,
  fillLogin,
  headerButton,
  solveSlider,
  submit,
} from './support/auth-steps.ts';

const newPhone = () => `138${String(randomInt(100_000_000)).padStart(8, '0')}`;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const heading = (page: Page) => page.getByRole('heading', { name: '个人资料', level: 1 });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const toast = (page: Page, text: string) => page.locator('.cs-toasts').getByText(text);
const saidAt = (page: Page, name: string) =>
  field(page, name).evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

test(
  '[RT-30] [VA-14] [CA-06] [AU-23] the menu leads to the profile, which is submitted once',
  { tag: '@landing' },
  async ({ page, doors, logInAs }) => {
    await logInAs('10.00');
    await page.goto('/');
    await account(page).getByRole('link', { name: '个人资料' }).click();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText('注册日期')).toBeVisible();
    const send = page.getByRole('button', { name: '提交资料' });
    await expect(send).not.toHaveAttribute('aria-disabled', 'true');
    await send.click();
    await expect.poll(() => saidAt(page, '昵称')).toContain('请输入1-12个字符的昵称');
    await expect(page.getByText('请选择性别')).toBeVisible();
    await expect.poll(() => saidAt(page, '生日')).toContain('请输入生日，确保您已满18岁');
    await expect(field(page, '昵称')).toBeFocused();
    await expect(field(page, '生日')).toHaveAttribute('autocomplete', 'bday');

    await field(page, '昵称').fill('\u202e 小测试\u200b ');
    await page.getByRole('radio', { name: '女' }).click();
    // Who is of age on this very day of the site may play, who will be tomorrow may not.
    const { siteTime } = await doors.clock();
    const today = new Date(siteTime + 8 * 3_600_000).toISOString().slice(0, 10);
    const tomorrow = new Date(siteTime + 32 * 3_600_000).toISOString().slice(0, 10);
    const yearsBefore = (day: string) => `${Number(day.slice(0, 4)) - 18}${day.slice(4)}`;
    await field(page, '生日').fill(yearsBefore(tomorrow));
    await send.click();
    await expect.poll(() => saidAt(page, '生日')).toContain('您的年龄未满18，无法游戏哦');
    await field(page, '生日').fill(yearsBefore(today));
    // A reload in the middle loses nothing.
    await page.reload();
    await expect(field(page, '昵称')).toHaveValue(/小测试/);
    await expect(field(page, '生日')).toHaveValue(yearsBefore(today));
    await send.click();
    const ask = page.getByRole('alertdialog', { name: '请确认资料' });
    await expect(ask).toHaveCSS('width', '600px');
    await expect(ask.getByText('小测试', { exact: true })).toBeVisible();
    await ask.getByRole('button', { name: '确定' }).click();
    await expect(toast(page, '资料已提交')).toBeVisible();
    await expect(page.getByText('资料已提交，不可自行修改。')).toBeVisible();
    await expect(send).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(yearsBefore(today))).toBeVisible();
    await expect(field(page, '生日')).toHaveCount(0);
    const main = page.getByRole('main');
    for (const shown of ['女', '注册日期', '未认证', '手机号码', '邮箱', '取款密码', '未设置']) {
      await expect(main.getByText(shown, { exact: true }).first(), shown).toBeVisible();
    }
    await expect(main).toContainText('账户安全等级');
  },
);

test('[WA-10] [CA-08] [CA-09] an avatar of the list is chosen', async ({ page, logInAs }) => {
  await logInAs('10.00');
  await page.goto('/mine/userinfo');
  await page.getByRole('button', { name: '更换头像' }).click();
  const dialog = page.getByRole('dialog', { name: '更换头像' });
  await expect(dialog.getByRole('button', { name: '头像 1', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await dialog.getByRole('button', { name: '头像 3', exact: true }).click();
  await expect(toast(page, '头像已更换')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: '更换头像' }).click();
  await expect(dialog.getByRole('button', { name: '头像 3', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('[TG-09] [CA-26] numbers are masked until the member wants to see them', async ({
  page,
  doors,
  logInAs,
}) => {
  const { name } = await logInAs('10.00');
  const phone = newPhone();
  await doors.member({ name, token: false, phone });
  await page.goto('/mine/userinfo');
  const masked = page.getByText(`138****${phone.slice(-4)}`);
  await expect(masked).toBeVisible();
  await expect(page.getByText(phone)).toHaveCount(0);
  await page.getByRole('switch', { name: '显示完整信息' }).click();
  await expect(page.getByText(phone)).toBeVisible();
  await page.getByRole('switch', { name: '显示完整信息' }).click();
  await expect(masked).toBeVisible();
  await expect(page.getByText(phone)).toHaveCount(0);
});

test('[ST-11] what was opened for the member is kept under DD_ with its flag, and goes with an expired login', async ({
  page,
  doors,
  logInAs,
}) => {
  const { name } = await logInAs('10.00');
  const phone = newPhone();
  await doors.member({ name, token: false, phone });
  await page.goto('/mine/userinfo');
  const kept = () => page.evaluate(() => localStorage.getItem('DD_phoneNumber'));
  await page.getByRole('switch', { name: '显示完整信息' }).click();
  await expect(page.getByText(phone)).toBeVisible();
  expect(JSON.parse((await kept()) ?? 'null')).toEqual({ data: phone, verified: true });
  await endLogin(page, doors, name, account(page).getByRole('button', { name: '刷新余额' }));
  await expect(page.locator('.cs-toasts').getByText('登录已失效，请重新登录')).toBeVisible();
  expect(await kept()).toBeNull();
});

test('[DG-08] [CO-51] a member without a real name is led to what is missing, and back to where they were', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('10.00');
  await page.goto('/mine/betRecord?status=settled');
  await doors.fault({ path: '/fd/api/v1/transfer/getBalance', statusCode: 6449, times: 100 });
  await page.getByRole('banner').getByRole('button', { name: '刷新余额' }).click();
  const ask = page.getByRole('alertdialog');
  await ask.getByRole('button', { name: '去完善' }).click();
  await doors.clearFaults();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('完善手机号码、真实姓名后，将返回您之前的页面。')).toBeVisible();
  await page.getByRole('link', { name: '去完善真实姓名' }).click();
  await expect(page.getByRole('heading', { name: '账户认证', level: 1 })).toBeVisible();
  // Reloaded in the middle, it still leads back.
  await page.reload();
  await page.getByLabel('真实姓名', { exact: true }).fill('测试甲');
  await page.getByRole('button', { name: '确认绑定' }).click();
  await expect(page).toHaveURL(/\/mine\/betRecord\?status=settled$/);
});

test('devices and logins are listed, and the others are left', async ({
  page,
  doors,
  browser,
  site,
}) => {
  // Two logins, each with its captcha.
  const { name } = await doors.member({ name: newName(), password: PASSWORD, token: false });
  const elsewhere = await browser.newContext({
    baseURL: site.url,
    // Another screen and another browser: another device.
    userAgent: IPHONE,
    deviceScaleFactor: 3,
    screen: { width: 390, height: 844 },
    timezoneId: 'Asia/Shanghai',
  });
  const other = await elsewhere.newPage();
  for (const each of [other, page]) {
    await each.goto('/');
    await headerButton(each, '登录').click();
    await fillLogin(each, name, PASSWORD);
    await submit(each, '登录').click();
    await solveSlider(each, doors);
    await expect(account(each).getByRole('button', { name: '退出登录' })).toBeVisible();
  }
  await elsewhere.close();
  await page.goto('/mine/userinfo');
  const devices = page.locator('.cs-profile-devices__row');
  await expect(devices).toHaveCount(2);
  await expect(devices.first().getByText('本机')).toBeVisible();
  await expect(devices.nth(1)).toContainText('Safari · iPhone');
  const logins = page.getByRole('table', { name: '最近登录' });
  await expect(logins.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: '退出其他设备' }).click();
  await page
    .getByRole('alertdialog', { name: '退出其他设备' })
    .getByRole('button', { name: '确定' })
    .click();
  await expect(toast(page, '已退出 1 台其他设备')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expect(page.getByRole('button', { name: '退出其他设备' })).toHaveCount(0);
});

test('[RT-36] the tour shows five pictures one after the other', async ({ page, logInAs }) => {
  await logInAs('10.00');
  await page.goto('/mine/userinfo');
  await page.getByRole('link', { name: '查看新手教程' }).click();
  await expect(page).toHaveURL(/\/mine\/introTutorial$/);
  const titles = ['看盘口', '投注', '查注单', '账户安全', '理性投注'];
  for (const [at, title] of titles.entries()) {
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    if (at > 0) await expect(page.getByRole('heading', { name: title, level: 2 })).toBeFocused();
    await page
      .getByRole('button', { name: at === titles.length - 1 ? '看完了' : '下一步' })
      .click();
  }
  await expect(heading(page)).toBeVisible();
});
