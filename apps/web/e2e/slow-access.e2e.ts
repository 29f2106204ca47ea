import { randomInt } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expect, newName, PASSWORD, test, type Page } from './fixtures.ts';
import {
  account,
  authDialog,
  fillLogin,
  fillRegistration,
  headerButton,
  pictureDialog,
  solvePicture,
  solveSlider,
  submit,
} from './support/auth-steps.ts';
import { CUT_LINE } from './support/page-guard.ts';

const NETWORK = '网络异常，请重试';
const newPhone = () => `138${String(randomInt(100_000_000)).padStart(8, '0')}`;
const recovery = (page: Page) => page.getByRole('dialog', { name: '找回密码' });
const typed = (page: Page, name: string) => recovery(page).getByLabel(name, { exact: true });
const next = (page: Page) => recovery(page).getByRole('button', { name: '下一步' });

async function openRecovery(page: Page): Promise<void> {
  await headerButton(page, '登录').click();
  await authDialog(page).getByRole('button', { name: '忘记密码' }).click();
  await expect(next(page)).toBeVisible();
}

/** Holds the answers of a call. @returns lets them go */
async function hold(page: Page, path: string): Promise<() => void> {
  let go = () => undefined as void;
  const promise = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return () => go();
}

/** What somebody does who sees that nothing happens. */
async function pressAgain(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-busy', 'true');
  for (let tries = 0; tries < 3; tries += 1) await button.dispatchEvent('click');
}

test.describe('a slow answer', () => {
  test('[AU-10] a login is sent once, and is seen to be under way', async ({
    page,
    doors,
    wire,
  }) => {
    const { name } = await doors.member({ name: newName(), password: PASSWORD, token: false });
    await page.goto('/');
    await headerButton(page, '登录').click();
    await fillLogin(page, name, PASSWORD);
    const go = await hold(page, '/user/login');
    await submit(page, '登录').click();
    await solveSlider(page, doors);
    await expect.poll(() => wire.of('/user/login').length).toBe(1);
    await pressAgain(page.locator('.cs-auth-dialog button[type="submit"]').first());
    go();
    await expect(account(page).getByRole('button', { name: '退出登录' })).toBeVisible();
    expect(wire.of('/user/login')).toHaveLength(1);
  });

  test('[AU-10] a registration is sent once, and is seen to be under way', async ({
    page,
    doors,
    wire,
  }) => {
    await page.goto('/');
    await headerButton(page, '注册').click();
    await fillRegistration(page, { name: newName(), password: PASSWORD });
    await authDialog(page).getByRole('checkbox').check();
    const go = await hold(page, '/user/register');
    await submit(page, '注册').click();
    await solvePicture(page, doors);
    await expect.poll(() => wire.of('/user/register').length).toBe(1);
    await pressAgain(page.locator('.cs-auth-dialog button[type="submit"]').first());
    go();
    await expect(account(page).getByRole('button', { name: '退出登录' })).toBeVisible();
    expect(wire.of('/user/register')).toHaveLength(1);
  });

  test('[AU-05] a step of a forgotten password is sent once, and is seen to be under way', async ({
    page,
    doors,
    wire,
  }) => {
    const phone = newPhone();
    const { name } = await doors.member({
      name: newName(),
      password: PASSWORD,
      token: false,
      phone,
    });
    await page.goto('/');
    await openRecovery(page);
    await typed(page, '手机号码').fill(phone);
    await typed(page, '用户名').fill(name);
    const go = await hold(page, '/forgetByPhone/one');
    await next(page).click();
    await pressAgain(next(page));
    go();
    await expect(typed(page, '验证码')).toBeVisible();
    expect(wire.of('/forgetByPhone/one')).toHaveLength(1);
  });
});

test.describe('without a connection', () => {
  test.beforeEach(({ guard }) => {
    guard.allowProblem(CUT_LINE);
    guard.allowProblem(/WebSocket connection|socket\.failed/);
  });

  test('a login says so and keeps what was typed, and goes through when it is back', async ({
    page,
    context,
    doors,
  }) => {
    const { name } = await doors.member({ name: newName(), password: PASSWORD, token: false });
    await page.goto('/');
    await headerButton(page, '登录').click();
    await fillLogin(page, name, PASSWORD);
    await context.setOffline(true);
    await submit(page, '登录').click();
    await expect(authDialog(page).getByRole('alert')).toContainText(NETWORK);
    await expect(authDialog(page).getByRole('textbox', { name: '用户名' })).toHaveValue(name);
    await expect(authDialog(page).getByLabel('密码', { exact: true })).toHaveValue(PASSWORD);
    await context.setOffline(false);
    await submit(page, '登录').click();
    await solveSlider(page, doors);
    await expect(account(page).getByRole('button', { name: '退出登录' })).toBeVisible();
  });

  test('a registration says so and keeps what was typed, and goes through when it is back', async ({
    page,
    context,
    doors,
  }) => {
    const name = newName();
    await page.goto('/');
    await headerButton(page, '注册').click();
    await fillRegistration(page, { name, password: PASSWORD });
    await authDialog(page).getByRole('checkbox').check();
    await context.setOffline(true);
    await submit(page, '注册').click();
    await expect(authDialog(page).getByRole('alert')).toContainText(NETWORK);
    await expect(pictureDialog(page)).toBeHidden();
    await expect(authDialog(page).getByRole('textbox', { name: '用户名' })).toHaveValue(name);
    await expect(authDialog(page).getByLabel('确认密码', { exact: true })).toHaveValue(PASSWORD);
    await expect(authDialog(page).getByRole('checkbox')).toBeChecked();
    await context.setOffline(false);
    await submit(page, '注册').click();
    await solvePicture(page, doors);
    await expect(account(page).getByRole('button', { name: '退出登录' })).toBeVisible();
  });

  test('a forgotten password says so and keeps what was typed, and goes on when it is back', async ({
    page,
    context,
    doors,
  }) => {
    const phone = newPhone();
    const { name } = await doors.member({
      name: newName(),
      password: PASSWORD,
      token: false,
      phone,
    });
    await page.goto('/');
    await openRecovery(page);
    await typed(page, '手机号码').fill(phone);
    await typed(page, '用户名').fill(name);
    await context.setOffline(true);
    await next(page).click();
    await expect(recovery(page).getByRole('alert')).toContainText(NETWORK);
    await expect(typed(page, '手机号码')).toHaveValue(phone);
    await expect(typed(page, '用户名')).toHaveValue(name);
    await context.setOffline(false);
    await next(page).click();
    await expect(typed(page, '验证码')).toBeVisible();
  });
});

test('a password manager is told what each field holds', async ({ page }) => {
  await page.goto('/');
  await headerButton(page, '登录').click();
  const dialog = authDialog(page);
  const name = dialog.getByRole('textbox', { name: '用户名' });
  const password = dialog.getByLabel('密码', { exact: true });
  await expect(name).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await dialog.getByRole('tab', { name: '注册' }).click();
  await expect(name).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await expect(dialog.getByLabel('确认密码', { exact: true })).toHaveAttribute(
    'autocomplete',
    'new-password',
  );
  await dialog.getByRole('tab', { name: '登录' }).click();
  await dialog.getByRole('button', { name: '忘记密码' }).click();
  await expect(typed(page, '手机号码')).toHaveAttribute('autocomplete', 'tel-national');
  await expect(typed(page, '用户名')).toHaveAttribute('autocomplete', 'username');
});
