import { expect, newName, PASSWORD, test, type Page } from './fixtures.ts';
import {
  account,
  authDialog,
  fillLogin,
  fillRegistration,
  pictureDialog,
  pictureText,
  sliderPlace,
  solvePicture,
  solveSlider,
  submit,
  headerButton,
} from './support/auth-steps.ts';
import { keepDecrypted, keptOfMember } from './support/kept-of-member.ts';

const LOGIN = '/site/api/v1/user/login';

const balance = (page: Page) => page.locator('.cs-wallet-balance');
/** Presses the button that looks disabled as long as a field is empty, yet tells what is missing. */
const press = (page: Page) => submit(page, '注册').click({ force: true });

test.describe('logging in', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await headerButton(page, '登录').click();
  });

  test(
    '[CO-03] a wrong password is told above the form, and the right one then works',
    { tag: '@landing' },
    async ({ page, doors }) => {
      const { name } = await doors.member({ name: newName(), password: PASSWORD, token: false });
      await fillLogin(page, name, 'wrong123');
      await submit(page, '登录').click();
      await solveSlider(page, doors);
      await expect(authDialog(page).getByRole('alert')).toHaveText('用户名或密码错误');
      await expect(balance(page)).toHaveCount(0);
      await fillLogin(page, name, PASSWORD);
      await expect(authDialog(page).getByRole('alert')).toBeHidden();
      await submit(page, '登录').click();
      await solveSlider(page, doors);
      await expect(authDialog(page)).toBeHidden();
      await expect(account(page)).toContainText('余额');
    },
  );

  test('[AU-10] the slider must be right before anything is sent, which happens once', async ({
    page,
    doors,
    wire,
  }) => {
    const { name } = await doors.member({ name: newName(), password: PASSWORD, token: false });
    await expect(submit(page, '登录')).toBeDisabled();
    await fillLogin(page, name, PASSWORD);
    await expect(submit(page, '登录')).toBeEnabled();
    await submit(page, '登录').dblclick();
    const slider = page.getByRole('slider', { name: '滑动验证' });
    const right = await sliderPlace(page, doors);
    await slider.fill(String(right > 100 ? right - 60 : right + 60));
    await slider.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('位置不对，请再试一次');
    expect(wire.of(LOGIN)).toHaveLength(0);
    // Another challenge takes the place of the one that was used up.
    await expect(slider).toHaveValue('0');
    await solveSlider(page, doors);
    await expect(account(page)).toContainText('余额');
    await expect(authDialog(page)).toBeHidden();
    expect(wire.of(LOGIN).map(({ body }) => body['kaptchcate'])).toEqual([4]);
  });
});

test.describe('registering', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await headerButton(page, '注册').click();
  });

  test('[VA-01] [VA-02] [VA-03] [VA-04] every field says what is wrong with it', async ({
    page,
  }) => {
    const dialog = authDialog(page);
    const name = dialog.getByRole('textbox', { name: '用户名' });
    const password = dialog.getByLabel('密码', { exact: true });
    const repeat = dialog.getByLabel('确认密码', { exact: true });
    const agree = dialog.getByRole('checkbox');
    await name.focus();
    await page.keyboard.press('Tab');
    await expect(name).toHaveAccessibleDescription('用户名不能为空');
    await press(page);
    await expect(name).toBeFocused();
    await expect(password).toHaveAccessibleDescription('密码不能为空');
    await expect(repeat).toHaveAccessibleDescription('密码不能为空');
    await expect(agree).toHaveAccessibleDescription('请同意相关条款和隐私政策');

    for (const bad of ['1abc', 'ab1', 'abcdef', 'a1234', '用户ab12', 'ab-12']) {
      await name.fill(bad);
      await expect(name).not.toHaveAttribute('aria-invalid');
      await press(page);
      await expect(name).toHaveAccessibleDescription('4-11位，最少2个字母+数字组合，首位为字母');
    }
    for (const bad of ['abc123', 'abcdefgh', '12345678', 'abc 12345', 'abcdefgh12345']) {
      await password.fill(bad);
      await press(page);
      await expect(password).toHaveAccessibleDescription('请输入8-12位字母+数字的组合');
    }
    await repeat.fill('abcdefgh12345');
    await press(page);
    await expect(password).toHaveAccessibleDescription('请输入8-12位字母+数字的组合');
    await expect(repeat).not.toHaveAttribute('aria-invalid');
    await password.fill(PASSWORD);
    await repeat.fill(`${PASSWORD}4`);
    await press(page);
    await expect(repeat).toHaveAccessibleDescription('两次密码输入不一致');
    await expect(pictureDialog(page)).toBeHidden();
    // Spaces are taken out while typing, and no more than eleven characters fit.
    await name.fill('ab 1234 56789012');
    await expect(name).toHaveValue('ab123456789');
  });

  test('[CO-10] a name that is taken is told beside the field', async ({ page, doors }) => {
    const { name } = await doors.member({ name: newName(), password: PASSWORD, token: false });
    await fillRegistration(page, { name: name.toUpperCase(), password: PASSWORD });
    await authDialog(page).getByRole('checkbox').check();
    await submit(page, '注册').click();
    await solvePicture(page, doors);
    const field = authDialog(page).getByRole('textbox', { name: '用户名' });
    await expect(field).toHaveAccessibleDescription('用户名已存在');
    await expect(field).toBeFocused();
    await expect(balance(page)).toHaveCount(0);
  });

  test('[AU-09] [AU-10] [VA-13] a wrong picture text brings another picture, and nothing is lost', async ({
    page,
    doors,
    wire,
  }) => {
    await fillRegistration(page, { name: newName(), password: PASSWORD });
    await authDialog(page).getByRole('checkbox').check();
    await submit(page, '注册').click();
    const dialog = pictureDialog(page);
    const text = dialog.getByRole('textbox', { name: '验证码' });
    const picture = dialog.getByRole('img', { name: '图形验证码，点击换一张' });
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(text).toHaveAccessibleDescription('请输入验证码');
    await text.pressSequentially('ABCDEFGHIJK');
    await expect(text).toHaveValue('ABCDEFGHIJ');

    const first = (await picture.getAttribute('data-captcha-id')) ?? '';
    await picture.click();
    await expect(picture).not.toHaveAttribute('data-captcha-id', first);
    expect(wire.of('/user/register')).toHaveLength(0);

    const second = (await picture.getAttribute('data-captcha-id')) ?? '';
    const right = await pictureText(page, doors);
    await text.fill(right.startsWith('A') ? 'BBBB' : 'AAAA');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(text).toHaveAccessibleDescription('验证码错误');
    await expect(picture).not.toHaveAttribute('data-captcha-id', second);
    await expect(text).toHaveValue('');
    await solvePicture(page, doors);
    await expect(page.getByText('注册成功')).toBeVisible();
    await expect(account(page)).toContainText('余额');
    expect(wire.of('/user/register').map(({ body }) => body['kaptchcate'])).toEqual([1, 1]);
    expect(wire.of(LOGIN).map(({ body }) => body['kaptchcate'])).toEqual([99]);
  });

  test('[AU-13] an account that cannot be logged in to by itself leads to the filled login form', async ({
    page,
    doors,
  }) => {
    const name = newName();
    await fillRegistration(page, { name, password: PASSWORD });
    await authDialog(page).getByRole('checkbox').check();
    await submit(page, '注册').click();
    await doors.fault({ path: LOGIN, statusCode: 6005 });
    await solvePicture(page, doors);
    const dialog = authDialog(page);
    await expect(dialog.getByRole('tab', { name: '登录' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(dialog.getByRole('alert')).toContainText('注册成功，但未能自动登录');
    await expect(dialog.getByRole('textbox', { name: '用户名' })).toHaveValue(name);
    await submit(page, '登录').click();
    await solveSlider(page, doors);
    await expect(account(page)).toContainText('余额');
  });
});

test(
  '[AU-16] [CO-02] a session that ended is told at the bottom, at home, with the login dialog, and leaves nothing behind',
  { tag: '@landing' },
  async ({ page, doors, logInAs }) => {
    const { name } = await logInAs('10.00');
    await page.goto('/mine/betRecord');
    await expect(page.getByText('暂无未结算注单')).toBeVisible();
    await expect(account(page)).toContainText('¥10');
    await keepDecrypted(page);
    // Of the balance alone, so that it is the press that learns of it and no call that the page makes by itself.
    await doors.fault({ path: '/fd/api/v1/transfer/getBalance', statusCode: 6001 });
    await account(page).getByRole('button', { name: '刷新余额' }).click();
    await expect(page.locator('.cs-toasts').getByText('登录已失效，请重新登录')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(authDialog(page)).toBeVisible();
    await expect(balance(page)).toHaveCount(0);
    expect(await keptOfMember(page)).toEqual([]);
    await fillLogin(page, name, PASSWORD);
    await submit(page, '登录').click();
    await solveSlider(page, doors);
    await expect(account(page)).toContainText('¥10');
    await expect(page).toHaveURL('/mine/betRecord');
  },
);

test('a board whose gateway is down says so and offers to try again', async ({
  page,
  doors,
  guard,
}) => {
  guard.expectProblem(/^console: Failed to load resource: .*502/);
  const board = { path: '/game/api/v1/venue/resource', method: 'getMatchList' };
  await doors.fault({ ...board, httpStatus: 502, times: 100 });
  await page.goto('/game/sport');
  await expect(page.getByText('赛事加载失败')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  const again = page.getByRole('button', { name: '重试' });
  await expect(again).toBeVisible();
  await doors.clearFaults();
  // The board may ask by itself before it is pressed: it hears that the gateway is back.
  await again.click({ timeout: 2000 }).catch(() => undefined);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('赛事加载失败')).toBeHidden();
});

test('a board that loses its gateway later keeps what it shows and says that it is old', async ({
  page,
  doors,
  guard,
}) => {
  guard.allowProblem(/^console: Failed to load resource: .*ERR_/);
  await page.goto('/game/sport');
  await expect(page.getByRole('article').first()).toBeVisible();
  await doors.fault({ path: '/game/api/v1/venue/resource', times: 100, drop: true });
  await expect(page.getByText('与服务器的连接中断')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await doors.clearFaults();
  await expect(page.getByText('与服务器的连接中断')).toBeHidden();
});
