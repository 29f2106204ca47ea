// The captchas by every hand: a question in words by keyboard alone, the slider by mouse and by a finger.
import { randomInt } from 'node:crypto';
import { expect, newName, PASSWORD, test, type Page } from './fixtures.ts';
import {
  account,
  authDialog,
  codeArrives,
  fillLogin,
  fillRegistration,
  headerButton,
  pictureDialog,
  questionAsked,
  questionDialog,
  sliderDialog,
  sliderPlace,
  solveInWords,
  submit,
} from './support/auth-steps.ts';
import type { Doors } from './support/doors.ts';

const LOGIN = '/site/api/v1/user/login';
const logOut = (page: Page) => account(page).getByRole('button', { name: '退出登录' });
const answerField = (page: Page) =>
  questionDialog(page).getByRole('textbox', { name: /^[一二三四五六七八九十]+加.+等于多少？$/ });

test.beforeEach(({ doors }) => doors.captchaLimits({}));

/** Tabs on until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    const text = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
    });
    if (name.test(text)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Nothing called ${name} takes the focus`);
}

async function openLogin(page: Page, doors: Doors): Promise<string> {
  const { name } = await doors.member({ name: newName(), password: PASSWORD, token: false });
  await page.goto('/');
  await headerButton(page, '登录').click();
  return name;
}

test('[AU-10] by keyboard alone, who sees no picture answers a question in words and is logged in', async ({
  page,
  doors,
  wire,
}) => {
  const name = await openLogin(page, doors);
  await expect(authDialog(page).getByRole('textbox', { name: '用户名' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(sliderDialog(page).getByRole('slider')).toBeVisible();
  await tabTo(page, /看不到图片/);
  await page.keyboard.press('Enter');

  // The question is the name of the field, which has the focus: that is what is read out.
  const field = answerField(page);
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/请输入答案/);
  const first = await questionAsked(page, doors);
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  // Its one try is used up: another question has the focus, and says what was wrong.
  await expect(questionDialog(page).locator('[data-captcha-id]')).not.toHaveAttribute(
    'data-captcha-id',
    first.id,
  );
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/答案不对，请再试一次/);
  await expect(field).toHaveValue('');
  expect(wire.of(LOGIN)).toHaveLength(0);
  const { answer } = await questionAsked(page, doors);
  await page.keyboard.type(answer);
  await page.keyboard.press('Enter');
  await expect(logOut(page)).toBeVisible();
  await expect(authDialog(page)).toBeHidden();
  expect(wire.of(LOGIN).map(({ body }) => body['kaptchcate'])).toEqual([4]);
});

test('a question can be changed for another, and for the picture again', async ({
  page,
  doors,
}) => {
  const name = await openLogin(page, doors);
  await fillLogin(page, name, PASSWORD);
  await submit(page, '登录').click();
  await page.getByRole('button', { name: '看不到图片？改答文字题' }).click();
  const { id } = await questionAsked(page, doors);
  await questionDialog(page).getByRole('button', { name: '换一题' }).click();
  await expect(questionDialog(page).locator('[data-captcha-id]')).not.toHaveAttribute(
    'data-captcha-id',
    id,
  );
  await questionDialog(page).getByRole('button', { name: '改用图片验证' }).click();
  await expect(sliderDialog(page).getByRole('slider')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sliderDialog(page)).toBeHidden();
  await expect(authDialog(page).getByRole('textbox', { name: '用户名' })).toHaveValue(name);
});

test('[AU-10] a new member registers with a question in words', async ({ page, doors, wire }) => {
  await page.goto('/');
  await headerButton(page, '注册').click();
  await fillRegistration(page, { name: newName(), password: PASSWORD });
  await authDialog(page).getByRole('checkbox').check();
  await submit(page, '注册').click();
  await expect(pictureDialog(page)).toBeVisible();
  await solveInWords(page, doors);
  await expect(page.locator('.cs-toasts').getByText('注册成功')).toBeVisible();
  await expect(logOut(page)).toBeVisible();
  expect(wire.of('/user/register')).toHaveLength(1);
});

test('a code to recover a password, and one for a new device, are sent after a question in words', async ({
  page,
  doors,
}) => {
  const phone = `137${String(randomInt(100_000_000)).padStart(8, '0')}`;
  const member = { name: newName(), password: PASSWORD, token: false, phone } as const;
  const { name } = await doors.member(member);
  const recovery = page.getByRole('dialog', { name: '找回密码' });
  const told = page.locator('.cs-toasts').getByText('获取手机验证码成功');
  await page.goto('/');
  await headerButton(page, '登录').click();
  await authDialog(page).getByRole('button', { name: '忘记密码' }).click();
  await recovery.getByLabel('手机号码', { exact: true }).fill(phone);
  await recovery.getByLabel('用户名', { exact: true }).fill(name);
  await recovery.getByRole('button', { name: '下一步' }).click();
  await recovery.getByRole('button', { name: '获取验证码' }).click();
  await codeArrives(page, doors, '获取手机验证码成功');
  // The second code of a day asks for a captcha.
  await expect(told).toBeHidden();
  await recovery.getByRole('button', { name: '上一步' }).click();
  await recovery.getByRole('tab', { name: '邮箱找回' }).click();
  await recovery.getByRole('textbox', { name: '邮箱' }).fill(`${name}@example.com`);
  await recovery.getByLabel('用户名', { exact: true }).fill(name);
  await recovery.getByRole('button', { name: '下一步' }).click();
  await recovery.getByRole('button', { name: '获取验证码' }).click();
  await expect(pictureDialog(page)).toBeVisible();
  await solveInWords(page, doors);
  await expect(page.locator('.cs-toasts').getByText('获取邮箱验证码成功')).toBeVisible();
  await expect(recovery.getByRole('button', { name: /^\d+ 秒$/ })).toBeVisible();

  await doors.member({ ...member, name, riskCode: 6026 });
  await doors.advance(61_000);
  await recovery.getByRole('button', { name: '返回登录' }).click();
  await fillLogin(page, name, PASSWORD);
  await submit(page, '登录').click();
  await expect(sliderDialog(page)).toBeVisible();
  await solveInWords(page, doors);
  const device = page.getByRole('dialog', { name: '新设备验证' });
  await device.getByRole('button', { name: '获取验证码' }).click();
  const digits = page.getByRole('dialog', { name: '安全校验' });
  await digits.getByLabel('中间四位数字').fill(phone.slice(3, 7));
  await digits.getByRole('button', { name: '确定' }).click();
  await expect(pictureDialog(page)).toBeVisible();
  await solveInWords(page, doors);
  await expect(told).toBeVisible();
  const [sent] = await doors.codes(phone);
  await device.getByLabel('6 位验证码').fill(sent?.code ?? '');
  await device.getByRole('button', { name: '登录', exact: true }).click();
  await expect(logOut(page)).toBeVisible();
});

test('a question is in Traditional Chinese where the site is', async ({ page, doors }) => {
  await page.addInitScript(() => localStorage.setItem('courtside.locale', 'zh-Hant'));
  const { name } = await doors.member({ name: newName(), password: PASSWORD, token: false });
  await page.goto('/');
  await page
    .getByRole('navigation', { name: '帳戶' })
    .getByRole('button', { name: '登入' })
    .click();
  const dialog = page.getByRole('dialog', { name: '登入/註冊' });
  await dialog.getByRole('textbox', { name: '用戶名稱' }).fill(name);
  await dialog.getByLabel('密碼', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: '登入', exact: true }).click();
  await page.getByRole('button', { name: '看不到圖片？改答文字題' }).click();
  await expect(page.getByRole('textbox', { name: /加.+等於多少？$/ })).toBeFocused();
});

test('who asked for too many questions is told when to come back, and still has the picture', async ({
  page,
  doors,
}) => {
  await doors.captchaLimits({ deviceQuestions: 0 });
  const name = await openLogin(page, doors);
  await fillLogin(page, name, PASSWORD);
  await submit(page, '登录').click();
  await page.getByRole('button', { name: '看不到图片？改答文字题' }).click();
  await expect(authDialog(page).getByRole('alert')).toContainText('请十分钟后再试或联系客服');
  await expect(questionDialog(page)).toBeHidden();
  await submit(page, '登录').click();
  await expect(sliderDialog(page).getByRole('slider')).toBeVisible();
});

/** What holds the piece: a mouse or a finger. */
interface Hand {
  down(at: { x: number; y: number }): Promise<void>;
  move(at: { x: number; y: number }): Promise<void>;
  up(): Promise<void>;
}

const mouse = (page: Page): Hand => ({
  async down({ x, y }) {
    await page.mouse.move(x, y);
    await page.mouse.down();
  },
  move: ({ x, y }) => page.mouse.move(x, y),
  up: () => page.mouse.up(),
});

async function finger(page: Page): Promise<Hand> {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints } as never).then(() => undefined);
  return {
    down: (at) => send('touchStart', [at]),
    move: (at) => send('touchMove', [at]),
    up: () => send('touchEnd', []),
  };
}

/** Drags the piece by its handle until it is at this pixel of the picture, with the hand not quite level, and lets go. */
async function dragTo(page: Page, hand: Hand, place: number): Promise<void> {
  const slider = sliderDialog(page).getByRole('slider');
  await expect(slider).toHaveValue('0');
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not on the page');
  const most = Number(await slider.getAttribute('max'));
  let at = { x: box.x + 10, y: box.y + box.height / 2 };
  await hand.down(at);
  for (let step = 0; step < 40; step += 1) {
    const off = place - Number(await slider.inputValue());
    if (Math.abs(off) <= 1) break;
    const x = at.x + Math.max(-40, Math.min(40, (off / most) * box.width));
    at = { x, y: box.y + box.height / 2 + (step % 3) };
    await hand.move(at);
  }
  await expect
    .poll(async () => Math.abs(place - Number(await slider.inputValue())))
    .toBeLessThanOrEqual(1);
  await hand.up();
}

async function slideWith(
  page: Page,
  doors: Doors,
  hand: Hand,
  wire: { of(path: string): unknown[] },
) {
  const answers = () => wire.of('/user/member/sliderAnswer');
  const right = await sliderPlace(page, doors);
  const shown = sliderDialog(page).locator('[data-captcha-id]');
  const first = (await shown.getAttribute('data-captcha-id')) ?? '';
  await dragTo(page, hand, right > 100 ? right - 60 : right + 60);
  await expect(sliderDialog(page).getByRole('alert')).toHaveText('位置不对，请再试一次');
  expect(answers()).toHaveLength(1);
  expect(wire.of(LOGIN)).toHaveLength(0);
  // The alert may stand there before the next picture does.
  await expect(shown).not.toHaveAttribute('data-captcha-id', first);
  await dragTo(page, hand, await sliderPlace(page, doors));
  await expect(page.locator('.cs-wallet-balance')).toBeVisible();
  expect(answers()).toHaveLength(2);
  expect(wire.of(LOGIN)).toHaveLength(1);
}

test('[AU-09] the slider by mouse: a wrong place is refused and the right one passes, each once', async ({
  page,
  doors,
  wire,
}) => {
  const name = await openLogin(page, doors);
  await fillLogin(page, name, PASSWORD);
  await submit(page, '登录').click();
  await slideWith(page, doors, mouse(page), wire);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[AU-09] the slider by a finger: a wrong place is refused and the right one passes, each once', async ({
    page,
    doors,
    wire,
  }) => {
    const name = await openLogin(page, doors);
    await fillLogin(page, name, PASSWORD);
    await submit(page, '登录').tap();
    await slideWith(page, doors, await finger(page), wire);
  });
});
