import { randomInt } from 'node:crypto';
import { expect, newName, PASSWORD, test, type Page } from './fixtures.ts';
import {
  account,
  authDialog,
  codeArrives,
  headerButton,
  solvePicture,
  solveSlider,
} from './support/auth-steps.ts';
import type { Doors } from './support/doors.ts';

const NEW = 'kT7wq92mRx';
/** How long the gateway remembers that somebody proved who they are. */
const RESET_LIFE_MS = 15 * 60_000;
const SEALED = expect.stringMatching(/^[\w+/]{20,}=*$/);
const MD5 = expect.stringMatching(/^[0-9a-f]{32}$/);
const newPhone = () => `138${String(randomInt(100_000_000)).padStart(8, '0')}`;

async function memberWith(doors: Doors, over: { phone?: string; email?: string }) {
  const { name } = await doors.member({
    name: newName(),
    password: PASSWORD,
    token: false,
    ...over,
  });
  return name;
}

async function openRecovery(page: Page): Promise<void> {
  await headerButton(page, '登录').click();
  await authDialog(page).getByRole('button', { name: '忘记密码' }).click();
  await expect(dialog(page).getByRole('tab', { name: '手机找回' })).toBeVisible();
}

const dialog = (page: Page) => page.getByRole('dialog', { name: '找回密码' });
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
const next = (page: Page) => dialog(page).getByRole('button', { name: '下一步' });
const step = (page: Page) => dialog(page).locator('[aria-current="step"]');

async function identify(page: Page, phone: string, name: string): Promise<void> {
  await field(page, '手机号码').fill(phone);
  await field(page, '用户名').fill(name);
  await next(page).click();
  await expect(step(page)).toContainText('身份验证');
}

/** The last code that was sent. */
async function codeTo(doors: Doors, to: string): Promise<string> {
  const [last] = await doors.codes(to);
  return last?.code ?? '';
}

/** Goes to the third step. */
async function verify(page: Page, doors: Doors, phone: string): Promise<void> {
  await dialog(page).getByRole('button', { name: '获取验证码' }).click();
  await codeArrives(page, doors, '获取手机验证码成功');
  await field(page, '验证码').fill(await codeTo(doors, phone));
  await next(page).click();
  await expect(step(page)).toContainText('重置密码');
}

/** What a request for a code of recovery carries: each value sealed, and its digest. */
const codeRequest = (cate: 0 | 1) => ({
  ...{ type: 2, cate, version: 1, kaptchcate: expect.any(Number), imageCode: expect.any(String) },
  ...{ sendCodeNumV2: SEALED, sendNameV2: SEALED, codeIdV2: SEALED },
  ...{ SendCodeNum: MD5, SendName: MD5, codeId: MD5 },
});

async function typePair(page: Page, password: string): Promise<void> {
  await field(page, '新密码').fill(password);
  await field(page, '确认新密码').fill(password);
}

async function logIn(page: Page, name: string, password: string): Promise<void> {
  const login = authDialog(page);
  await login.getByRole('textbox', { name: '用户名' }).fill(name);
  await login.getByLabel('密码', { exact: true }).fill(password);
  await login.getByRole('button', { name: '登录', exact: true }).click();
}

test(
  '[AU-04] [AU-05] [VA-05] [VA-07] [VA-08] [VA-09] [VA-10] [AU-15] [CA-17] [CA-19] [CA-20] [CA-21] [CA-93] a forgotten password is replaced by phone, step by step',
  { tag: '@landing' },
  async ({ page, doors, wire }) => {
    const phone = newPhone();
    const name = await memberWith(doors, { phone });
    await page.goto('/');
    await openRecovery(page);

    await next(page).click();
    await expect(dialog(page).getByText('请输入正确的手机号码')).toBeVisible();
    await expect(dialog(page).getByText('请输入用户名')).toBeVisible();
    await expect(field(page, '手机号码')).toBeFocused();
    await field(page, '手机号码').fill('2381234567890');
    await expect(field(page, '手机号码')).toHaveValue('23812345678');
    await next(page).click();
    await expect(dialog(page).getByText('请输入正确的手机号码')).toBeVisible();
    await identify(page, phone, name);

    await next(page).click();
    await expect(dialog(page).getByText('请输入验证码')).toBeVisible();
    await dialog(page).getByRole('button', { name: '获取验证码' }).click();
    await codeArrives(page, doors, '获取手机验证码成功');
    expect(wire.of('/sendCode/one').at(-1)?.body).toEqual(codeRequest(0));
    const code = await codeTo(doors, phone);
    await field(page, '验证码').fill(code === '000000' ? '000001' : '000000');
    await next(page).click();
    await expect(field(page, '验证码')).toHaveAccessibleDescription('验证码错误');
    await expect(field(page, '验证码')).toBeFocused();
    await expect(step(page)).toContainText('身份验证');
    await field(page, '验证码').fill(code);
    await next(page).click();
    await expect(step(page)).toContainText('重置密码');

    await field(page, '新密码').fill('secret1');
    await field(page, '确认新密码').fill('secret2');
    await next(page).click();
    await expect(dialog(page).getByText('请设置新密码')).toBeVisible();
    await expect(dialog(page).getByText('两次密码输入不一致，请重新输入')).toBeVisible();
    await field(page, '新密码').fill(NEW);
    await expect(dialog(page).getByText('密码强度：强')).toBeVisible();
    await field(page, '确认新密码').fill(NEW);
    await next(page).click();
    await expect(dialog(page).getByText('恭喜您，密码重置成功')).toBeVisible();
    await expect(dialog(page).getByRole('tab')).toHaveCount(0);
    await expect(page.locator('.cs-toasts').getByText('修改成功')).toBeVisible();

    // After three seconds the login form is there by itself.
    await expect(authDialog(page).getByRole('tab', { name: '登录' })).toBeVisible();
    await logIn(page, name, NEW);
    await solveSlider(page, doors);
    await expect(account(page).getByRole('button', { name: '退出登录' })).toBeVisible();
  },
);

test('[AU-06] the code button counts down, over a closed dialog and a reload too, and then says 重新获取', async ({
  page,
  doors,
}) => {
  await page.clock.install();
  const phone = newPhone();
  const name = await memberWith(doors, { phone });
  await page.goto('/');
  await openRecovery(page);
  await identify(page, phone, name);
  await dialog(page).getByRole('button', { name: '获取验证码' }).click();
  await codeArrives(page, doors, '获取手机验证码成功');
  const counting = dialog(page).getByRole('button', { name: /^\d+ 秒$/ });
  await expect(counting).toBeVisible();

  // Closed by accident: the step and what was typed are there again.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await openRecovery(page);
  await expect(step(page)).toContainText('身份验证');
  await expect(counting).toBeVisible();

  await page.reload();
  await openRecovery(page);
  await identify(page, phone, name);
  await expect(counting).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(dialog(page).getByRole('button', { name: '重新获取' })).toBeVisible();
});

test('[AU-04] [VA-06] [AU-15] [CA-22] [CA-23] [CA-24] [CO-58] by e-mail, with the captcha of a second code from one device', async ({
  page,
  doors,
  wire,
}) => {
  const phone = newPhone();
  const first = await memberWith(doors, { phone });
  const email = `${newName()}@example.com`;
  const second = await memberWith(doors, { email });
  await page.goto('/');
  await openRecovery(page);
  await identify(page, phone, first);
  await dialog(page).getByRole('button', { name: '获取验证码' }).click();
  await codeArrives(page, doors, '获取手机验证码成功');

  await dialog(page).getByRole('tab', { name: '邮箱找回' }).click();
  await next(page).click();
  await expect(dialog(page).getByText('请输入邮箱', { exact: true })).toBeVisible();
  await field(page, '邮箱').fill('nobody@nowhere');
  await next(page).click();
  await expect(dialog(page).getByText('请输入正确的邮箱')).toBeVisible();
  await field(page, '邮箱').fill(email);
  await field(page, '用户名').fill(second);
  await next(page).click();
  await expect(step(page)).toContainText('身份验证');
  // The wait is that of the phone; the mailbox has none.
  await expect(dialog(page).getByText(`验证码将发送至 ${email}`)).toBeVisible();
  await dialog(page).getByRole('button', { name: '获取验证码' }).click();
  await solvePicture(page, doors);
  await expect(page.locator('.cs-toasts').getByText('获取邮箱验证码成功')).toBeVisible();
  expect(wire.of('/sendCode/one').at(-1)?.body).toEqual(codeRequest(1));
  await field(page, '验证码').fill(await codeTo(doors, email));
  await next(page).click();
  await expect(step(page)).toContainText('重置密码');
  await typePair(page, NEW);
  await next(page).click();
  await expect(dialog(page).getByText('恭喜您，密码重置成功')).toBeVisible();
});

test('[CO-31] a recovery that the gateway does not know of any more begins anew, with what was typed', async ({
  page,
  doors,
}) => {
  const phone = newPhone();
  const name = await memberWith(doors, { phone });
  await page.goto('/');
  await openRecovery(page);
  await identify(page, phone, name);
  await verify(page, doors, phone);
  await doors.advance(RESET_LIFE_MS + 1000);
  await field(page, '新密码').fill(NEW);
  await field(page, '确认新密码').fill(NEW);
  await next(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('请先完成身份验证');
  await expect(step(page)).not.toContainText('重置密码');
  await expect(field(page, '手机号码')).toHaveValue(phone);
  await expect(field(page, '用户名')).toHaveValue(name);
});

test('[AU-05] back goes a step down, and the login form is one press away', async ({
  page,
  doors,
}) => {
  const phone = newPhone();
  const name = await memberWith(doors, { phone });
  await page.goto('/');
  await openRecovery(page);
  await identify(page, phone, name);
  await dialog(page).getByRole('button', { name: '上一步' }).click();
  await expect(step(page)).toContainText('身份信息');
  await expect(field(page, '手机号码')).toHaveValue(phone);
  await dialog(page).getByRole('button', { name: '返回登录' }).click();
  await expect(authDialog(page).getByRole('tab', { name: '登录' })).toBeVisible();
});

test('[AU-05] the button of the last step leads to the login form at once; customer service is on the way', async ({
  page,
  doors,
}) => {
  await page.clock.install();
  const phone = newPhone();
  const name = await memberWith(doors, { phone });
  await page.goto('/');
  await openRecovery(page);
  await expect(dialog(page).getByRole('button', { name: '联系客服' })).toBeVisible();
  await identify(page, phone, name);
  await expect(dialog(page).getByRole('button', { name: '联系客服' })).toBeVisible();
  await verify(page, doors, phone);
  await expect(dialog(page).getByRole('button', { name: '联系客服' })).toBeVisible();
  await typePair(page, NEW);
  // Nothing goes by itself now. Further off, the gateway would take the page's clock for wrong.
  await page.clock.pauseAt(Date.now() + 5_000);
  await next(page).click();
  await dialog(page).getByRole('button', { name: '返回登录' }).click();
  await expect(authDialog(page).getByRole('tab', { name: '登录' })).toBeVisible();
});

test('what is secret is gone when the dialog was closed; the step and the phone are not', async ({
  page,
  doors,
}) => {
  const phone = newPhone();
  const name = await memberWith(doors, { phone });
  await page.goto('/');
  await openRecovery(page);
  await identify(page, phone, name);
  await verify(page, doors, phone);
  await typePair(page, NEW);
  await page.keyboard.press('Escape');
  await openRecovery(page);
  await expect(step(page)).toContainText('重置密码');
  await expect(field(page, '新密码')).toHaveValue('');
  await expect(field(page, '确认新密码')).toHaveValue('');
});

test('a new password whose answer was lost may have been taken: logging in shows it', async ({
  page,
  doors,
  guard,
}) => {
  const phone = newPhone();
  const name = await memberWith(doors, { phone });
  await page.goto('/');
  await openRecovery(page);
  await identify(page, phone, name);
  await verify(page, doors, phone);
  await typePair(page, NEW);
  guard.allowProblem(/^console: Failed to load resource: .*ERR_/);
  await doors.fault({ path: '/site/api/v1/forgetByPhone/three', dropAfter: true });
  await next(page).click();
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('网络中断，密码可能已经修改');
  await alert.getByRole('button', { name: '返回登录' }).click();
  await logIn(page, name, NEW);
  await solveSlider(page, doors);
  await expect(account(page).getByRole('button', { name: '退出登录' })).toBeVisible();
});

test('[CO-30] ten codes a day are enough: the alert leads to the other way', async ({
  page,
  doors,
}) => {
  const phone = newPhone();
  const name = await memberWith(doors, { phone });
  await page.goto('/');
  await openRecovery(page);
  await identify(page, phone, name);
  await doors.fault({ path: '/site/api/v1/sendCode/one', statusCode: 6034 });
  await dialog(page).getByRole('button', { name: '获取验证码' }).click();
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('验证码获取次数已达上限');
  await alert.getByRole('button', { name: '邮箱找回' }).click();
  await expect(dialog(page).getByRole('tab', { name: '邮箱找回' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('[CO-36] who asks too soon is told how long to wait', async ({ page, doors }) => {
  const phone = newPhone();
  const name = await memberWith(doors, { phone });
  await page.goto('/');
  await openRecovery(page);
  await identify(page, phone, name);
  await doors.fault({
    path: '/site/api/v1/sendCode/one',
    statusCode: 6066,
    data: { seconds: 200 },
  });
  await dialog(page).getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('获取过于频繁');
  await expect(dialog(page).getByRole('button', { name: /^(200|19\d) 秒$/ })).toBeVisible();
});

test('[VA-05] a number pasted with its area is understood, and arrow keys stay on the tabs', async ({
  page,
}) => {
  await page.goto('/');
  await openRecovery(page);
  await field(page, '手机号码').fill('＋86 138-1234 5678');
  await expect(field(page, '手机号码')).toHaveValue('13812345678');
  const [phone, email] = [
    dialog(page).getByRole('tab', { name: '手机找回' }),
    dialog(page).getByRole('tab', { name: '邮箱找回' }),
  ];
  await phone.focus();
  await page.keyboard.press('ArrowRight');
  await expect(email).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(email).toHaveAttribute('aria-selected', 'true');
  await expect(email).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(phone).toBeFocused();
});

test('on a phone the dialog is a page of its own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/');
  await headerButton(page, '登录').click();
  await expect(authDialog(page)).toBeVisible();
  await expect
    .poll(() => authDialog(page).boundingBox())
    .toEqual({ x: 0, y: 0, width: 390, height: 700 });
});
