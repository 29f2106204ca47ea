// What the gateway may answer to a login or a check on the way to it, and what the member sees of it.
import { expect, newName, PASSWORD, test, type Page } from './fixtures.ts';
import {
  account,
  authDialog,
  fillLogin,
  fillRegistration,
  headerButton,
  pictureDialog,
  sliderDialog,
  sliderPlace,
  solvePicture,
  solveSlider,
  submit,
} from './support/auth-steps.ts';
import type { Doors } from './support/doors.ts';

const LOGIN = '/site/api/v1/user/login';
const logOut = (page: Page) => account(page).getByRole('button', { name: '退出登录' });

/** The form of a member who exists, filled in. */
async function fillAs(page: Page, doors: Doors): Promise<string> {
  const { name } = await doors.member({ name: newName(), password: PASSWORD, token: false });
  await page.goto('/');
  await headerButton(page, '登录').click();
  await fillLogin(page, name, PASSWORD);
  return name;
}

test('[CO-20] 6022 on a login is no error: another slider is asked for, and the login goes on', async ({
  page,
  doors,
  wire,
}) => {
  await fillAs(page, doors);
  await submit(page, '登录').click();
  await doors.fault({ path: LOGIN, statusCode: 6022 });
  const first = await sliderPlace(page, doors);
  const before = await sliderDialog(page)
    .locator('[data-captcha-id]')
    .getAttribute('data-captcha-id');
  await page.getByRole('slider', { name: '滑动验证' }).fill(String(first));
  await page.getByRole('slider', { name: '滑动验证' }).press('Enter');
  await expect(sliderDialog(page).locator('[data-captcha-id]')).not.toHaveAttribute(
    'data-captcha-id',
    before ?? '',
  );
  await expect(authDialog(page).locator('.cs-banner')).toHaveCount(0);
  await solveSlider(page, doors);
  await expect(logOut(page)).toBeVisible();
  expect(wire.of(LOGIN)).toHaveLength(2);
});

test('[CO-28] 6032 warns of the region, and the same login goes on once that was read', async ({
  page,
  doors,
  wire,
}) => {
  await fillAs(page, doors);
  await submit(page, '登录').click();
  await doors.fault({ path: LOGIN, statusCode: 6032 });
  await solveSlider(page, doors);
  const warning = page.getByRole('alertdialog');
  await expect(warning).toContainText('您所在的地区可能受到限制');
  await expect(logOut(page)).toHaveCount(0);
  await warning.getByRole('button', { name: '取消' }).click();
  await expect(submit(page, '登录')).toBeEnabled();

  await submit(page, '登录').click();
  await doors.fault({ path: LOGIN, statusCode: 6032 });
  await solveSlider(page, doors);
  await warning.getByRole('button', { name: '继续' }).click();
  await expect(logOut(page)).toBeVisible();
  const [, warned, confirmed] = wire.of(LOGIN).map(({ body }) => body);
  // No second captcha: what was proven before the warning counts.
  expect(confirmed).toEqual({ ...warned, confirmed: 1 });
});

const CHECKS = [
  ['6', '/site/api/v1/user/member/sliderChallenge'],
  ['2', '/site/api/v1/user/member/validateGeeCheck'],
] as const;

for (const [digit, path] of CHECKS) {
  test(`[CO-55] a captcha whose ${path.replace(/^.*\//, '')} fails closes, and its message begins with ${digit}`, async ({
    page,
    doors,
  }) => {
    await fillAs(page, doors);
    await doors.fault({ path, statusCode: 6005, times: 5 });
    await submit(page, '登录').click();
    if (digit === '2') await solveSlider(page, doors);
    await expect(authDialog(page).getByRole('alert')).toHaveText(new RegExp(`^${digit}\\D`));
    await expect(sliderDialog(page)).toBeHidden();
    await doors.clearFaults();
    await submit(page, '登录').click();
    await solveSlider(page, doors);
    await expect(logOut(page)).toBeVisible();
  });
}

test('[CO-55] a picture that cannot be fetched closes the captcha, and its message begins with 1', async ({
  page,
  doors,
}) => {
  await page.goto('/');
  await headerButton(page, '注册').click();
  await fillRegistration(page, { name: newName(), password: PASSWORD });
  await authDialog(page).getByRole('checkbox').check();
  const path = '/site/api/v1/user/register/defaultKaptcha';
  await doors.fault({ path, statusCode: 6005, times: 5 });
  await submit(page, '注册').click();
  await expect(authDialog(page).getByRole('alert')).toHaveText(/^1\D/);
  await expect(pictureDialog(page)).toBeHidden();
  await doors.clearFaults();
  await submit(page, '注册').click();
  await solvePicture(page, doors);
  await expect(page.locator('.cs-toasts').getByText('注册成功')).toBeVisible();
});

test('[AU-18] [ST-05] a stored token is what makes a member; without one a check leads to the login', async ({
  page,
  doors,
}) => {
  const { name } = await doors.member({ name: newName(), password: PASSWORD, token: false });
  const kept = (key: string) => page.evaluate((at) => localStorage.getItem(at), `courtside.${key}`);
  const prompt = page.getByRole('alertdialog', { name: '温馨提示' });
  await page.goto('/chat');
  await page.locator('.cs-chat').getByRole('button', { name: '登录' }).click();
  await expect(prompt).toContainText('请先登录后再了解更多');
  expect([await kept('token'), await kept('jwt')]).toEqual([null, null]);
  await prompt.getByRole('button', { name: '确定' }).click();
  await fillLogin(page, name, PASSWORD);
  await submit(page, '登录').click();
  await solveSlider(page, doors);
  await expect(page.getByRole('textbox', { name: '发言内容' })).toBeVisible();
  const token = (await kept('token')) ?? '';
  expect(token).not.toBe('');
  // Of the chat, asked for with the token.
  expect(await kept('jwt')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);

  await page.reload();
  await expect(logOut(page)).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('courtside.token'));
  await page.reload();
  await expect(headerButton(page, '登录')).toBeVisible();
  await expect(logOut(page)).toHaveCount(0);
  await page.locator('.cs-chat').getByRole('button', { name: '登录' }).click();
  await expect(prompt).toBeVisible();
});
