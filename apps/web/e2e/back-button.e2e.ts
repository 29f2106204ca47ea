import { randomInt } from 'node:crypto';
import { expect, newName, PASSWORD, test, type Page } from './fixtures.ts';
import {
  account,
  authDialog,
  fillLogin,
  fillRegistration,
  headerButton,
  pictureDialog,
  sliderDialog,
  solveSlider,
  submit,
} from './support/auth-steps.ts';

const newPhone = () => `138${String(randomInt(100_000_000)).padStart(8, '0')}`;
const recovery = (page: Page) => page.getByRole('dialog', { name: '找回密码' });
const step = (page: Page) => recovery(page).locator('[aria-current="step"]');
const typed = (page: Page, name: string) => recovery(page).getByLabel(name, { exact: true });
const device = (page: Page) => page.getByRole('dialog', { name: '新设备验证' });
const digits = (page: Page) => page.getByRole('dialog', { name: '安全校验' });

/** Home, with another page before it in the tab. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/download');
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '首页' })
    .click();
  await expect(page).toHaveURL('/');
}

test('the way back closes the login dialog over its page; the next one leads on', async ({
  page,
}) => {
  await openHome(page);
  await headerButton(page, '登录').click();
  await fillLogin(page, 'ab12', 'secret12');
  await page.goBack();
  await expect(authDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  // What is ahead is a dialog no longer: it is gone over.
  await page.goForward();
  await expect
    .poll(() => page.evaluate(() => Object.keys(history.state)))
    .not.toContain('courtside.step');
  await expect(authDialog(page)).toBeHidden();
  await headerButton(page, '注册').click();
  await expect(authDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(authDialog(page)).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => Object.keys(history.state)))
    .not.toContain('courtside.step');
  await page.goBack();
  await expect(page).toHaveURL('/download');
});

test('the way back closes a captcha and keeps what was typed, in a login and in a registration', async ({
  page,
}) => {
  await page.goto('/');
  await headerButton(page, '登录').click();
  const name = authDialog(page).getByRole('textbox', { name: '用户名' });
  await fillLogin(page, 'ab12', PASSWORD);
  await submit(page, '登录').click();
  await expect(sliderDialog(page)).toBeVisible();
  await page.goBack();
  await expect(sliderDialog(page)).toBeHidden();
  await expect(name).toHaveValue('ab12');

  await authDialog(page).getByRole('tab', { name: '注册' }).click();
  await fillRegistration(page, { name: 'ab34', password: PASSWORD });
  await authDialog(page).getByRole('checkbox').check();
  // What is read over the form goes first, and the form keeps what was typed.
  await authDialog(page).getByRole('button', { name: '规则与条款' }).click();
  const terms = page.getByRole('dialog', { name: '规则与条款' });
  await expect(terms).toBeVisible();
  await page.goBack();
  await expect(terms).toBeHidden();
  await expect(name).toHaveValue('ab34');
  await submit(page, '注册').click();
  await expect(pictureDialog(page)).toBeVisible();
  await page.goBack();
  await expect(pictureDialog(page)).toBeHidden();
  await expect(name).toHaveValue('ab34');
  await page.goBack();
  await expect(authDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('[AU-05] the way back goes through the steps of a recovery, which keeps what was typed', async ({
  page,
  doors,
}) => {
  const phone = newPhone();
  const { name } = await doors.member({ name: newName(), password: PASSWORD, token: false, phone });
  await page.goto('/');
  await headerButton(page, '登录').click();
  await authDialog(page).getByRole('button', { name: '忘记密码' }).click();
  await typed(page, '手机号码').fill(phone);
  await typed(page, '用户名').fill(name);
  await recovery(page).getByRole('button', { name: '下一步' }).click();
  await expect(step(page)).toContainText('身份验证');
  await page.goBack();
  await expect(step(page)).toContainText('身份信息');
  await expect(typed(page, '手机号码')).toHaveValue(phone);
  await page.goBack();
  await expect(authDialog(page).getByRole('tab', { name: '登录' })).toBeVisible();
  // Forward leads to a step that is over: the dialog stays as it is.
  await page.goForward();
  await expect.poll(() => page.evaluate(() => history.state['courtside.step'])).toBe(1);
  await expect(authDialog(page).getByRole('tab', { name: '登录' })).toBeVisible();
  await authDialog(page).getByRole('button', { name: '忘记密码' }).click();
  await expect(typed(page, '用户名')).toHaveValue(name);
  // The button of the form leaves no step behind.
  await recovery(page).getByRole('button', { name: '返回登录' }).click();
  await expect(authDialog(page).getByRole('tab', { name: '登录' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state['courtside.step'])).toBe(1);
  await page.goBack();
  await expect(authDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('[AU-07] the way back closes what stands over the check of a device, then leads to the login form', async ({
  page,
  doors,
}) => {
  const { name } = await doors.member({
    ...{ name: newName(), password: PASSWORD, token: false },
    ...{ phone: newPhone(), riskCode: 6026 },
  });
  await page.goto('/');
  await headerButton(page, '登录').click();
  await fillLogin(page, name, PASSWORD);
  await submit(page, '登录').click();
  await solveSlider(page, doors);
  await device(page).getByRole('button', { name: '获取验证码' }).click();
  await expect(digits(page)).toBeVisible();
  await page.goBack();
  await expect(digits(page)).toBeHidden();
  await expect(device(page)).toBeVisible();
  await page.goBack();
  await expect(authDialog(page).getByRole('tab', { name: '登录' })).toBeVisible();
  await page.goBack();
  await expect(authDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('a login leaves no step behind, and a reload in the middle none that the next one stumbles over', async ({
  page,
  doors,
}) => {
  const { name } = await doors.member({ name: newName(), password: PASSWORD, token: false });
  await openHome(page);
  await headerButton(page, '登录').click();
  await authDialog(page).getByRole('button', { name: '忘记密码' }).click();
  await expect(recovery(page)).toBeVisible();
  await page.reload();
  await expect(headerButton(page, '登录')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/download');
  await page.goForward();
  await expect(page).toHaveURL('/');
  await headerButton(page, '登录').click();
  await fillLogin(page, name, PASSWORD);
  await submit(page, '登录').click();
  await solveSlider(page, doors);
  await expect(account(page).getByRole('button', { name: '退出登录' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/download');
});
