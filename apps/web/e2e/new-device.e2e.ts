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
import type { Doors } from './support/doors.ts';

const newPhone = () => `139${String(randomInt(100_000_000)).padStart(8, '0')}`;
const dialog = (page: Page) => page.getByRole('dialog', { name: '新设备验证' });
const LOGIN = '**/site/api/v1/user/login';
const digitsDialog = (page: Page) => page.getByRole('dialog', { name: '安全校验' });

/** Logs in as a member whose next login is answered with the risk. @returns what the gateway said */
async function logInFrom(
  page: Page,
  doors: Doors,
  riskCode: number,
  { devices = [], path = '/' }: { devices?: readonly string[]; path?: string } = {},
) {
  const phone = newPhone();
  const made = await doors.member({
    name: newName(),
    password: PASSWORD,
    token: false,
    phone,
    riskCode,
    devices,
  });
  await page.goto(path);
  await headerButton(page, '登录').click();
  await fillLogin(page, made.name, PASSWORD);
  await submit(page, '登录').click();
  const answer = page.waitForResponse(LOGIN);
  await solveSlider(page, doors);
  const { message } = (await (await answer).json()) as { message: string };
  await expect(dialog(page)).toBeVisible();
  return { phone, name: made.name, middle: phone.slice(3, 7), message };
}

/** Asks for a code and types it. */
async function verify(page: Page, doors: Doors, phone: string): Promise<void> {
  await askForCode(page, phone.slice(3, 7));
  await codeArrives(page, doors, '获取手机验证码成功');
  const [sent] = await doors.codes(phone);
  await dialog(page)
    .getByLabel('6 位验证码')
    .fill(sent?.code ?? '');
}

async function askForCode(page: Page, middle: string): Promise<void> {
  await dialog(page).getByRole('button', { name: '获取验证码' }).click();
  await digitsDialog(page).getByLabel('中间四位数字').fill(middle);
  await digitsDialog(page).getByRole('button', { name: '确定' }).click();
}

test(
  '[AU-07] [AU-08] [AU-14] [CO-22] [VA-11] [VA-12] a login on a new device is verified by a code to the phone',
  { tag: '@landing' },
  async ({ page, doors }) => {
    const { phone, middle } = await logInFrom(page, doors, 6026);
    await expect(dialog(page).getByText(`${phone.slice(0, 3)}****${phone.slice(7)}`)).toBeVisible();
    const code = dialog(page).getByLabel('6 位验证码');
    const login = dialog(page).getByRole('button', { name: '登录', exact: true });
    // The form that had the focus is gone; the next one has it.
    await expect(code).toBeFocused();
    await code.fill('12a34 5');
    await expect(code).toHaveValue('12345');
    await expect(login).toHaveAttribute('aria-disabled', 'true');
    await code.fill('1234567');
    await expect(code).toHaveValue('123456');
    await login.click();
    await expect(dialog(page).getByText('请先获取验证码')).toBeVisible();

    await dialog(page).getByRole('button', { name: '获取验证码' }).click();
    await digitsDialog(page).getByLabel('中间四位数字').fill('12');
    await digitsDialog(page).getByRole('button', { name: '确定' }).click();
    await expect(digitsDialog(page).getByText('手机号错误')).toBeVisible();
    const wrong = middle === '0000' ? '0001' : '0000';
    await digitsDialog(page).getByLabel('中间四位数字').fill(wrong);
    await digitsDialog(page).getByRole('button', { name: '确定' }).click();
    await expect(digitsDialog(page).getByText('手机号错误')).toBeVisible();
    await digitsDialog(page).getByLabel('中间四位数字').fill(middle);
    await digitsDialog(page).getByRole('button', { name: '确定' }).click();
    await codeArrives(page, doors, '获取手机验证码成功');
    await expect(dialog(page).getByRole('button', { name: /^\d+ 秒$/ })).toBeVisible();

    const [sent] = await doors.codes(phone);
    const right = sent?.code ?? '';
    await code.fill(right === '000000' ? '000001' : '000000');
    await login.click();
    await expect(code).toHaveAccessibleDescription('验证码错误');
    await expect(code).toBeFocused();
    await expect(code).toHaveValue('');
    await code.fill(right);
    await login.click();
    await expect(account(page).getByRole('button', { name: '退出登录' })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  },
);

for (const [code, id, what] of [
  [6025, '[CO-21]', 'an address'],
  [6027, '[CO-23]', 'a device and an address'],
  [6028, '[CO-24]', 'a long absence'],
  [6029, '[CO-25]', 'a risk'],
] as const) {
  test(`[AU-14] ${id} ${what} asks for the same check, in the words of the gateway`, async ({
    page,
    doors,
  }) => {
    const { message } = await logInFrom(page, doors, code);
    expect(message).not.toBe('');
    await expect(dialog(page).locator('.cs-banner')).toHaveText(message);
    await dialog(page).getByRole('button', { name: '切换账户' }).click();
    await expect(authDialog(page).getByRole('tab', { name: '登录' })).toBeVisible();
  });
}

test('[AU-07] [AU-08] [AU-15] [CO-58] a voice code is offered after a first code, and nobody is called before they agree', async ({
  page,
  doors,
  wire,
}) => {
  await page.clock.install();
  // A page that asks for nothing by itself, while the clocks go on.
  const { phone, middle } = await logInFrom(page, doors, 6026, { path: '/app/help' });
  const voice = dialog(page).getByRole('button', { name: '收不到短信？获取语音验证码' });
  await expect(voice).toBeHidden();
  await askForCode(page, middle);
  await codeArrives(page, doors, '获取手机验证码成功');
  await expect(
    dialog(page).getByRole('button', { name: /^收不到短信？\d+ 秒后可获取语音验证码$/ }),
  ).toBeVisible();
  await doors.advance(61_000);
  // Its requests keep the time of the machine: a page that is a minute ahead of it would be refused.
  await page.clock.fastForward(55_000);
  const asked = wire.of('/sendCode/one').length;
  await voice.click();
  const notice = page.getByRole('alertdialog', { name: '语音验证码' });
  await expect(notice.getByText('以语音播报验证码')).toBeVisible();
  await notice.getByRole('button', { name: '取消' }).click();
  await expect(notice).toBeHidden();
  expect(wire.of('/sendCode/one')).toHaveLength(asked);
  await voice.click();
  await notice.getByRole('button', { name: '现在拨打' }).click();
  await codeArrives(page, doors, '验证码获取成功，注意接听手机来电');
  const types = wire.of('/sendCode/one').map(({ body }) => [body['type'], body['cate']]);
  expect(types.at(0)).toEqual([3, 0]);
  expect(types.at(-1)).toEqual([3, 2]);
  const [called] = await doors.codes(phone);
  expect(called).toMatchObject({ to: phone, cate: 2 });
});

test('[CO-35] with too many devices one of them gives way, and the login goes on', async ({
  page,
  doors,
}) => {
  const devices = ['Chrome · Windows', 'Safari · iPhone', 'Edge · Windows', 'Firefox · Linux'];
  const { phone } = await logInFrom(page, doors, 6026, {
    devices: [...devices, 'Chrome · Android'],
  });
  await verify(page, doors, phone);
  await dialog(page).getByRole('button', { name: '登录', exact: true }).click();
  await expect(dialog(page).getByText('登录设备过多')).toBeVisible();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(5);
  await expect(dialog(page).getByRole('button', { name: '移除 Chrome · Android' })).toBeFocused();
  await dialog(page).getByRole('button', { name: '移除 Safari · iPhone' }).click();
  await expect(account(page).getByRole('button', { name: '退出登录' })).toBeVisible();
});

test('[CO-35] with too many devices and none to remove, customer service helps', async ({
  page,
  doors,
}) => {
  const { phone } = await logInFrom(page, doors, 6026);
  await verify(page, doors, phone);
  await doors.fault({
    path: '/site/api/v1/user/login',
    statusCode: 6039,
    data: { ticket: '0'.repeat(32), devices: [{ id: 7 }] },
  });
  await dialog(page).getByRole('button', { name: '登录', exact: true }).click();
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('登录设备过多');
  await expect(alert.getByRole('button', { name: '联系客服' })).toBeVisible();
});

test('[AU-01] who closes the check is not logged in by an answer that comes late', async ({
  page,
  doors,
}) => {
  const { phone } = await logInFrom(page, doors, 6026);
  await verify(page, doors, phone);
  let letAnswer = () => undefined as void;
  const held = new Promise<void>((resolve) => (letAnswer = resolve));
  await page.route(LOGIN, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  const answer = page.waitForResponse(LOGIN);
  await dialog(page).getByRole('button', { name: '登录', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  letAnswer();
  expect(((await (await answer).json()) as { status_code: number }).status_code).toBe(6000);
  await headerButton(page, '登录').click();
  await expect(authDialog(page).getByRole('tab', { name: '登录' })).toBeVisible();
  await expect(account(page).getByRole('button', { name: '退出登录' })).toHaveCount(0);
});

for (const [code, number, text] of [
  [6030, '[CO-26]', '请联系客服'],
  [6502, '[CO-54]', '登录与注册暂停服务'],
] as const) {
  test(`${number} a login that is refused with ${code} leads to customer service`, async ({
    page,
    doors,
  }) => {
    await page.goto('/');
    await headerButton(page, '登录').click();
    await fillLogin(page, newName(), PASSWORD);
    await submit(page, '登录').click();
    await doors.fault({ path: '/site/api/v1/user/login', statusCode: code });
    await solveSlider(page, doors);
    const alert = authDialog(page).getByRole('alert');
    await expect(alert).toContainText(text);
    await expect(alert.getByRole('button', { name: '联系客服' })).toBeVisible();
  });
}

test('[AU-21] a visitor who was invited is asked to register; a member is not', async ({
  page,
  logInAs,
}) => {
  await page.goto('/?icode=88');
  await expect(authDialog(page).getByRole('tab', { name: '注册' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await logInAs('0.00');
  await page.clock.install();
  await page.goto('/?icode=88');
  await expect(account(page).getByRole('button', { name: '退出登录' })).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(authDialog(page)).toBeHidden();
});

test('the header of login and registration gives way to the check, and its links lead back', async ({
  page,
  doors,
}) => {
  await logInFrom(page, doors, 6026);
  await expect(page.getByRole('tab', { name: '登录' })).toHaveCount(0);
  await dialog(page).getByRole('button', { name: '注册新账户' }).click();
  await expect(authDialog(page).getByRole('tab', { name: '注册' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
