// What a code that is wrong, tried too often or too old comes to, where a password is recovered and a device checked.
import { randomInt } from 'node:crypto';
import type { Locator } from '@playwright/test';
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

const CODE_LIFE_MS = 5 * 60_000;
const WAIT_MS = 60_000;
const SENT = '获取手机验证码成功';
const recovery = (page: Page) => page.getByRole('dialog', { name: '找回密码' });
const device = (page: Page) => page.getByRole('dialog', { name: '新设备验证' });
const digits = (page: Page) => page.getByRole('dialog', { name: '安全校验' });

interface Way {
  dialog(page: Page): ReturnType<typeof recovery>;
  field: string;
  button: string;
  /** Goes to where a code is asked for. */
  open(page: Page, doors: Doors, member: { name: string; phone: string }): Promise<void>;
  ask(page: Page, phone: string): Promise<void>;
  /** Where a right code leads. */
  passed(page: Page): Promise<void>;
}

const WAYS: Readonly<Record<string, Way>> = {
  'a recovery': {
    dialog: recovery,
    field: '验证码',
    button: '下一步',
    async open(page, _doors, { name, phone }) {
      await authDialog(page).getByRole('button', { name: '忘记密码' }).click();
      await recovery(page).getByLabel('手机号码', { exact: true }).fill(phone);
      await recovery(page).getByLabel('用户名', { exact: true }).fill(name);
      await recovery(page).getByRole('button', { name: '下一步' }).click();
      await expect(recovery(page).locator('[aria-current="step"]')).toContainText('身份验证');
    },
    async ask(page) {
      await recovery(page)
        .getByRole('button', { name: /^(获取验证码|重新获取)$/ })
        .click();
    },
    async passed(page) {
      await expect(recovery(page).locator('[aria-current="step"]')).toContainText('重置密码');
    },
  },
  'a device check': {
    dialog: device,
    field: '6 位验证码',
    button: '登录',
    async open(page, doors, { name }) {
      await fillLogin(page, name, PASSWORD);
      await submit(page, '登录').click();
      await solveSlider(page, doors);
      await expect(device(page)).toBeVisible();
    },
    async ask(page, phone) {
      await device(page)
        .getByRole('button', { name: /^(获取验证码|重新获取)$/ })
        .click();
      await digits(page).getByLabel('中间四位数字').fill(phone.slice(3, 7));
      await digits(page).getByRole('button', { name: '确定' }).click();
    },
    async passed(page) {
      await expect(account(page).getByRole('button', { name: '退出登录' })).toBeVisible();
    },
  },
};

const newPhone = () => `136${String(randomInt(100_000_000)).padStart(8, '0')}`;

async function begin(page: Page, doors: Doors, way: Way): Promise<string> {
  const phone = newPhone();
  const riskCode = way.dialog === device ? 6026 : null;
  const { name } = await doors.member({
    ...{ name: newName(), password: PASSWORD, token: false, phone },
    ...(riskCode !== null && { riskCode }),
  });
  await page.goto('/');
  await headerButton(page, '登录').click();
  await way.open(page, doors, { name, phone });
  return phone;
}

/** Asks for a code. @returns the one that arrived */
async function codeOf(page: Page, doors: Doors, way: Way, phone: string): Promise<string> {
  const before = (await doors.codes(phone)).length;
  await way.ask(page, phone);
  await codeArrives(page, doors, SENT);
  await expect.poll(async () => (await doors.codes(phone)).length).toBe(before + 1);
  const [sent] = await doors.codes(phone);
  return sent?.code ?? '';
}

/** Time goes on until another code can be had. */
async function later(page: Page, doors: Doors, again: Locator): Promise<void> {
  await doors.advance(WAIT_MS);
  // Requests keep the time of the machine: a page that is a minute ahead of it would be refused, so the last seconds pass.
  await page.clock.fastForward(WAIT_MS - 5000);
  await expect(again).toBeEnabled();
}

for (const [what, way] of Object.entries(WAYS)) {
  const field = (page: Page) => way.dialog(page).getByLabel(way.field, { exact: true });
  const send = async (page: Page, code: string) => {
    await field(page).fill(code);
    await way.dialog(page).getByRole('button', { name: way.button, exact: true }).click();
  };
  /** The sentence beside the field, which has the focus, and the button that sends another code. */
  const told = async (page: Page, text: string) => {
    await expect(field(page)).toHaveAccessibleDescription(text);
    await expect(field(page)).toBeFocused();
    await expect(way.dialog(page).getByRole('alert')).toHaveCount(0);
  };
  const again = (page: Page) => way.dialog(page).getByRole('button', { name: '重新获取' });

  test(`[CO-32] [CO-33] five wrong codes lock the code of ${what}: the right one is refused too, and a new one works`, async ({
    page,
    doors,
  }) => {
    await page.clock.install();
    const phone = await begin(page, doors, way);
    const right = await codeOf(page, doors, way, phone);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 1; tries <= 4; tries += 1) {
      const refused = page.waitForResponse(/\/user\/login|\/two$/);
      await send(page, wrong);
      expect(((await (await refused).json()) as { status_code: number }).status_code).toBe(6036);
      await told(page, '验证码错误');
    }
    await send(page, wrong);
    await told(page, '验证码错误次数过多，请重新获取');
    await send(page, right);
    await told(page, '验证码错误次数过多，请重新获取');
    await later(page, doors, again(page));
    const next = await codeOf(page, doors, way, phone);
    // The code that was sent is another one: what was said of the last one is over.
    await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true');
    await send(page, next);
    await way.passed(page);
  });

  test(`[CO-34] a code of ${what} that is five minutes old has expired, and a new one works`, async ({
    page,
    doors,
  }) => {
    await page.clock.install();
    const phone = await begin(page, doors, way);
    const old = await codeOf(page, doors, way, phone);
    await doors.advance(CODE_LIFE_MS + 1000);
    await send(page, old);
    await told(page, '验证码已过期，请重新获取');
    await later(page, doors, again(page));
    const next = await codeOf(page, doors, way, phone);
    await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true');
    await send(page, next);
    await way.passed(page);
  });
}

test('[CO-30] who names wrong digits of the phone too often gets no code, and customer service helps', async ({
  page,
  doors,
}) => {
  const way = WAYS['a device check'];
  if (!way) throw new Error('No such way');
  const phone = await begin(page, doors, way);
  const wrong = phone.slice(3, 7) === '0000' ? '0001' : '0000';
  await device(page).getByRole('button', { name: '获取验证码' }).click();
  for (let misses = 1; misses <= 5; misses += 1) {
    const refused = page.waitForResponse(/\/sendCode\/one$/);
    await digits(page).getByLabel('中间四位数字').fill(wrong);
    await digits(page).getByRole('button', { name: '确定' }).click();
    await refused;
    await expect(digits(page).getByText('手机号错误')).toBeVisible();
  }
  await digits(page).getByLabel('中间四位数字').fill(wrong);
  await digits(page).getByRole('button', { name: '确定' }).click();
  const alert = device(page).getByRole('alert');
  await expect(alert).toContainText('验证码获取次数已达上限');
  await expect(alert.getByRole('button', { name: '联系客服' })).toBeVisible();
});
