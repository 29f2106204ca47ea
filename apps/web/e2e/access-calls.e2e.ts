import { createHash } from 'node:crypto';
import { LEGAL_VERSIONS } from '@courtside/help';
import { expect, newName, PASSWORD, test, type Page } from './fixtures.ts';
import {
  account,
  authDialog,
  fillLogin,
  fillRegistration,
  headerButton,
  solvePicture,
  solveSlider,
  submit,
} from './support/auth-steps.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const kept = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(key), `courtside.${name}`);

test('[AU-22] [CA-92] [CA-94] [ST-02] [ST-03] [ST-04] whoever was invited registers with both codes and the address they came by', async ({
  page,
  doors,
  wire,
}) => {
  const name = newName();
  await page.goto('/?r_Code=R77&icode=88');
  await expect(authDialog(page).getByRole('tab', { name: '注册' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(await kept(page, 'rCode')).toBe('R77');
  expect(await kept(page, 'iCode')).toBe('88');
  expect(new URL((await kept(page, 'landingUrl')) ?? '').search).toBe('?r_Code=R77&icode=88');
  await fillRegistration(page, { name, password: PASSWORD });
  await authDialog(page).getByRole('checkbox').check();
  await submit(page, '注册').click();
  await solvePicture(page, doors);
  await expect(account(page)).toContainText('余额');
  const [sent] = wire.of('/user/register').map(({ body }) => body);
  expect(sent).toEqual({
    name,
    password: md5(PASSWORD),
    secondPassword: md5(PASSWORD),
    kaptchcate: 1,
    codeId: expect.stringMatching(/^[0-9a-f]{32}$/),
    code: expect.stringMatching(/^\w{4,10}$/),
    domain: `${new URL(page.url()).origin}/?icode=88&rcode=R77`,
    rCode: 'R77',
    iCode: '88',
    agreedTerms: `${LEGAL_VERSIONS.terms} / ${LEGAL_VERSIONS.privacy}`,
  });
  await page.goto('/mine/userinfo');
  await expect(page.getByText('已同意版本（条款 / 隐私政策）')).toBeVisible();
  await expect(page.getByText(String(sent?.['agreedTerms']), { exact: true })).toBeVisible();
});

test('[AU-02] [AU-11] [AU-12] [CA-91] [ST-01] [ST-06] [ST-08] [ST-09] a login that is remembered fills the form the next time, until it is unticked', async ({
  page,
  doors,
  wire,
}) => {
  const { name, userId } = await doors.member({
    ...{ name: newName(), password: PASSWORD, balance: '12.00', token: false as const },
  });
  const dialog = authDialog(page);
  const user = dialog.getByRole('textbox', { name: '用户名' });
  const remember = dialog.getByRole('checkbox', { name: '记住密码' });
  await page.goto('/');
  await headerButton(page, '登录').click();
  await expect(dialog.getByRole('button', { name: '忘记密码' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: '联系客服' })).toBeVisible();
  await expect(remember).not.toBeChecked();
  await fillLogin(page, name, PASSWORD);
  await remember.check();
  await submit(page, '登录').click();
  await solveSlider(page, doors);
  await expect(dialog).toBeHidden();
  await expect(account(page)).toContainText('¥12');
  await expect(account(page).locator('.cs-shell-count__mark')).toBeVisible();

  const [sent] = wire.of('/user/login').map(({ body }) => body);
  expect(sent).toMatchObject({
    isAgent: 0,
    name,
    password: md5(PASSWORD),
    kaptchcate: expect.any(Number),
    codeId: expect.any(String),
    code: expect.any(String),
    version: expect.anything(),
  });
  expect(await kept(page, 'token')).toMatch(/^\S{16,}$/);
  expect(await kept(page, 'userId')).toBe(userId);
  expect(Number(await kept(page, 'remember'))).toBeGreaterThan(Date.UTC(2020, 0));
  const pair = (await kept(page, 'remembered')) ?? '';
  expect(pair).toContain(name);
  expect(pair).not.toContain(PASSWORD);
  expect(pair).not.toContain(md5(PASSWORD));

  await account(page).getByRole('button', { name: '退出登录' }).click();
  await headerButton(page, '登录').click();
  await expect(user).toHaveValue(name);
  await expect(dialog.getByLabel('密码', { exact: true })).toHaveValue(PASSWORD);
  await expect(remember).toBeChecked();
  await remember.uncheck();
  await submit(page, '登录').click();
  await solveSlider(page, doors);
  // The slider covers the form too: only the account tells that the login is through.
  await expect(account(page)).toContainText('¥12');
  await expect(dialog).toBeHidden();
  expect(await kept(page, 'remember')).toBe('');
  expect(await kept(page, 'remembered')).toBeNull();
  await account(page).getByRole('button', { name: '退出登录' }).click();
  await headerButton(page, '登录').click();
  await expect(user).toHaveValue('');
});
