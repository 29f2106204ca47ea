import { randomInt } from 'node:crypto';
import { expect, newName, PASSWORD, test, type Page } from './fixtures.ts';
import {
  account,
  authDialog,
  endLogin,
  fillLogin,
  pictureDialog,
  solvePicture,
  solveSlider,
  submit,
} from './support/auth-steps.ts';
import type { Doors } from './support/doors.ts';

const newPhone = () => `138${String(randomInt(100_000_000)).padStart(8, '0')}`;
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const heading = (page: Page) => page.getByRole('heading', { name: '账户认证', level: 1 });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const toast = (page: Page, text: string) => page.locator('.cs-toasts').getByText(text);
const confirm = (page: Page) => page.getByRole('button', { name: '确认绑定' });
/** How long a code counts at the gateway. */
const CODE_LIFE_MS = 5 * 60_000;

/** What is beside a field, as assistive technology is told it. */
const saidAt = (page: Page, name: string) =>
  field(page, name).evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

async function codeTo(doors: Doors, to: string): Promise<string> {
  const [last] = await doors.codes(to);
  return last?.code ?? '';
}

/** Sends a code to the phone that is typed. */
async function askForCode(page: Page, doors: Doors, phone: string): Promise<string> {
  await field(page, '手机号码').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  const sent = toast(page, '获取手机验证码成功');
  // The device of an earlier test may have had a code within the day.
  await expect(sent.or(pictureDialog(page))).toBeVisible();
  if (await pictureDialog(page).isVisible()) await solvePicture(page, doors);
  await expect(sent).toBeVisible();
  return codeTo(doors, phone);
}

test(
  '[RT-31] [VA-05] [VA-08] [CO-32] [CA-18] a phone is bound with its code, past two wrong ones',
  { tag: '@landing' },
  async ({ page, doors, logInAs }) => {
    await logInAs('10.00');
    const phone = newPhone();
    await page.goto('/mine/auth');
    await expect(heading(page)).toBeVisible();
    await page.getByRole('button', { name: '绑定手机号码' }).click();
    await expect(field(page, '手机号码')).toBeFocused();

    await field(page, '手机号码').fill('23812345678');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect.poll(() => saidAt(page, '手机号码')).toContain('请输入正确的手机号码');
    await expect(field(page, '手机号码')).toBeFocused();
    // Pasted from elsewhere, with what cannot be seen.
    await field(page, '手机号码').fill('\u202e 138-0000 00a😀');
    await expect(field(page, '手机号码')).toHaveValue('138000000');

    await field(page, '手机号码').fill(phone);
    await confirm(page).click();
    await expect.poll(() => saidAt(page, '6 位验证码')).toContain('请输入验证码');
    await field(page, '6 位验证码').fill('123456');
    await confirm(page).click();
    await expect.poll(() => saidAt(page, '6 位验证码')).toContain('请先获取验证码');

    const code = await askForCode(page, doors, phone);
    await expect(page.getByRole('button', { name: /^\d+ 秒$/ })).toBeVisible();
    for (let tries = 0; tries < 2; tries += 1) {
      await field(page, '6 位验证码').fill(wrong(code));
      await confirm(page).click();
      await expect.poll(() => saidAt(page, '6 位验证码')).toContain('验证码错误');
      await expect(field(page, '6 位验证码')).toBeFocused();
    }
    await field(page, '6 位验证码').fill(code);
    await confirm(page).click();
    await expect(toast(page, '手机号码绑定成功')).toBeVisible();
    await expect(page.getByText(`138****${phone.slice(-4)}`)).toBeVisible();
    await expect(page.getByRole('button', { name: '绑定手机号码' })).toHaveCount(0);
  },
);

test('[CO-33] the fifth wrong code shuts it', async ({ page, doors, logInAs }) => {
  await logInAs('10.00');
  const phone = newPhone();
  await page.goto('/mine/auth?item=phone');
  const code = await askForCode(page, doors, phone);
  for (let tries = 0; tries < 4; tries += 1) {
    await field(page, '6 位验证码').fill(wrong(code));
    await confirm(page).click();
    await expect.poll(() => saidAt(page, '6 位验证码')).toContain('验证码错误');
  }
  await field(page, '6 位验证码').fill(wrong(code));
  await confirm(page).click();
  await expect.poll(() => saidAt(page, '6 位验证码')).toContain('验证码错误次数过多，请重新获取');
  await expect(field(page, '6 位验证码')).toHaveValue('');
  await expect(page.getByRole('button', { name: /^\d+ 秒$/ })).toBeVisible();
});

test('[CO-34] a code that came too long ago is refused as expired, and another one is asked for', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('10.00');
  const phone = newPhone();
  await page.goto('/mine/auth?item=phone');
  const code = await askForCode(page, doors, phone);
  await doors.advance(CODE_LIFE_MS + 1000);
  await field(page, '6 位验证码').fill(code);
  await confirm(page).click();
  await expect.poll(() => saidAt(page, '6 位验证码')).toContain('验证码已过期');
  await expect(page.getByRole('button', { name: '绑定手机号码' })).toHaveCount(0);
});

test('[CO-36] who asks too soon is told how long to wait, over a reload too', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('10.00');
  const phone = newPhone();
  await page.goto('/mine/auth?item=phone');
  await field(page, '手机号码').fill(phone);
  await doors.fault({
    path: '/site/api/v1/sendCode/two',
    statusCode: 6066,
    data: { seconds: 200 },
  });
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('获取过于频繁');
  const waiting = page.getByRole('button', { name: /^(200|19\d|18\d) 秒$/ });
  await expect(waiting).toBeVisible();
  // Nothing was sent, and nothing else can be asked for meanwhile.
  expect(await doors.codes(phone)).toEqual([]);
  await page.reload();
  await expect(field(page, '手机号码')).toHaveValue(phone);
  await expect(waiting).toBeVisible();
  // Another phone waits for nothing.
  await field(page, '手机号码').fill(newPhone());
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeVisible();
});

test('[RT-31] a reload in the middle keeps the phone, the wait and the code that was sent, but no code', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('10.00');
  const phone = newPhone();
  await page.goto('/mine/auth?item=phone');
  const code = await askForCode(page, doors, phone);
  await field(page, '6 位验证码').fill(code);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain(`"${code}"`);
  await page.reload();
  await expect(field(page, '手机号码')).toHaveValue(phone);
  await expect(field(page, '6 位验证码')).toHaveValue('');
  await expect(page.getByRole('button', { name: /^\d+ 秒$/ })).toBeVisible();
  await field(page, '6 位验证码').fill(code);
  await confirm(page).click();
  await expect(toast(page, '手机号码绑定成功')).toBeVisible();
});

test('[VA-06] [CO-19] a mailbox is bound; a second code from one device wants a captcha', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('10.00');
  const email = `${newName()}@example.com`;
  await page.goto('/mine/auth?item=phone');
  await askForCode(page, doors, newPhone());
  await page.getByRole('button', { name: '绑定邮箱' }).click();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.poll(() => saidAt(page, '邮箱')).toContain('请输入邮箱');
  await field(page, '邮箱').fill('a@b');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.poll(() => saidAt(page, '邮箱')).toContain('请输入正确的邮箱');
  await field(page, '邮箱').fill(email);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await solvePicture(page, doors);
  await expect(toast(page, '获取邮箱验证码成功')).toBeVisible();
  await field(page, '6 位验证码').fill(await codeTo(doors, email));
  await confirm(page).click();
  await expect(toast(page, '邮箱绑定成功')).toBeVisible();
});

test('[VA-15] a real name is bound by its rule, once', async ({ page, logInAs }) => {
  await logInAs('10.00');
  await page.goto('/mine/auth?item=realName');
  for (const no of ['', '测试9', '测试··甲', '·测试', 'Test Person', '测试😀']) {
    await field(page, '真实姓名').fill(no);
    await confirm(page).click();
    await expect.poll(() => saidAt(page, '真实姓名'), no).toContain('请输入正确的姓名');
    await field(page, '真实姓名').fill('甲');
    await expect.poll(() => saidAt(page, '真实姓名')).not.toContain('请输入正确的姓名');
  }
  await field(page, '真实姓名').fill('\u202e 阿依•古丽 ');
  await confirm(page).click();
  await expect(toast(page, '真实姓名绑定成功')).toBeVisible();
  await page.reload();
  await expect(page.getByText('阿****')).toBeVisible();
});

test('a phone of another member is said beside it', async ({ page, doors, logInAs }) => {
  const phone = newPhone();
  await doors.member({ name: newName(), password: PASSWORD, token: false, phone });
  await logInAs('10.00');
  await page.goto('/mine/auth?item=phone');
  const code = await askForCode(page, doors, phone);
  await field(page, '6 位验证码').fill(code);
  await confirm(page).click();
  await expect.poll(() => saidAt(page, '手机号码')).toContain('手机号码已被使用');
});

test('a reply that was lost: what the gateway knows is shown', async ({
  page,
  doors,
  guard,
  logInAs,
}) => {
  guard.allowProblem(/^console: Failed to load resource: /);
  await logInAs('10.00');
  await page.goto('/mine/auth?item=realName');
  await doors.fault({ path: '/site/api/v1/user/member/bindRealName', dropAfter: true });
  await field(page, '真实姓名').fill('测试甲');
  await confirm(page).click();
  await expect(page.getByText('测**')).toBeVisible();
  await expect(confirm(page)).toHaveCount(0);
});

test('[AU-16] [RT-31] a login that expires leads back to the page, with what was typed there, for the same member', async ({
  page,
  doors,
  logInAs,
}) => {
  const { name } = await logInAs('10.00');
  const phone = newPhone();
  await page.goto('/mine/auth?item=phone');
  await field(page, '手机号码').fill(phone);
  await endLogin(page, doors, name, page.getByRole('button', { name: '获取验证码' }));
  await fillLogin(page, name, PASSWORD);
  await submit(page, '登录').click();
  await solveSlider(page, doors);
  await expect(account(page).getByRole('button', { name: '退出登录' })).toBeVisible();
  await expect(page).toHaveURL(/\/mine\/auth\?item=phone$/);
  await expect(field(page, '手机号码')).toHaveValue(phone);
});

test('[AU-16] another member who logs in after a login expired is not led to the page of the first', async ({
  page,
  doors,
  logInAs,
}) => {
  const { name } = await logInAs('10.00');
  const other = await doors.member({ name: newName(), password: PASSWORD, token: false });
  const phone = newPhone();
  await page.goto('/mine/auth?item=phone');
  await field(page, '手机号码').fill(phone);
  await endLogin(page, doors, name, page.getByRole('button', { name: '获取验证码' }));
  const toasts = page.locator('.cs-toasts').getByText('登录已失效，请重新登录');
  await expect(toasts).toHaveCount(1);
  await fillLogin(page, other.name, PASSWORD);
  await submit(page, '登录').click();
  await solveSlider(page, doors);
  await expect(account(page).getByRole('button', { name: '退出登录' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/mine/auth?item=phone');
  await expect(field(page, '手机号码')).toHaveValue('');
});

test('the login password is changed, and the member logs in with the new one', async ({
  page,
  doors,
  logInAs,
}) => {
  const NEXT = 'kT7wq92mRx';
  const { name } = await logInAs('10.00');
  await page.goto('/mine/auth');
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(field(page, '原密码')).toBeFocused();
  await expect(field(page, '原密码')).toHaveAttribute('autocomplete', 'current-password');
  await expect(field(page, '新密码')).toHaveAttribute('autocomplete', 'new-password');
  const change = page.getByRole('button', { name: '确认修改' });
  await change.click();
  await expect.poll(() => saidAt(page, '原密码')).toContain('密码不能为空');
  await expect.poll(() => saidAt(page, '新密码')).toContain('请设置新密码');
  await field(page, '原密码').fill('wrong123');
  await field(page, '新密码').fill(NEXT);
  await field(page, '确认新密码').fill(`${NEXT}x`);
  await change.click();
  await expect.poll(() => saidAt(page, '确认新密码')).toContain('两次密码输入不一致，请重新输入');
  await field(page, '确认新密码').fill(NEXT);
  await change.click();
  await expect.poll(() => saidAt(page, '原密码')).toContain('原密码错误');
  await field(page, '原密码').fill(PASSWORD);
  await change.click();
  await expect(toast(page, '修改成功')).toBeVisible();
  await expect(authDialog(page)).toBeVisible();
  await fillLogin(page, name, NEXT);
  await submit(page, '登录').click();
  await solveSlider(page, doors);
  await expect(account(page).getByRole('button', { name: '退出登录' })).toBeVisible();
});
