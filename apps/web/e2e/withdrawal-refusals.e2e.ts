import type { Locator } from '@playwright/test';
import { expect, test, type Page } from './fixtures.ts';
import { expectBalance } from './support/board-steps.ts';
import type { Doors } from './support/doors.ts';
import {
  amountField,
  chooseAmount,
  confirmWith,
  drawer,
  NEW_WITHDRAWAL,
  newPhone,
  onOwnDevice,
  SIX,
  statusOf,
  UNDER_WAY,
} from './support/money-steps.ts';

test.afterEach(async ({ doors }) => {
  expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
});

/** A withdrawal that is refused for its password, and the reset of the password from there. */
async function refusedIntoReset(page: Page, doors: Doors): Promise<Locator> {
  await page.goto('/mine/takemoney');
  await chooseAmount(page, '500');
  await doors.fault({ path: NEW_WITHDRAWAL, times: 1, statusCode: 6016 });
  await confirmWith(page, SIX);
  await page
    .getByRole('dialog', { name: '取款未提交' })
    .getByRole('button', { name: '用验证码重设' })
    .click();
  return page.getByRole('dialog', { name: '重设取款密码' });
}

test('[CO-38] [CO-39] [CA-14] [CA-16] wrong passwords until the lock with its time; a code sets another one, and the withdrawal goes on', async ({
  page,
  doors,
  logInAs,
}) => {
  const phone = newPhone();
  await onOwnDevice(page);
  await logInAs('2000.00', drawer({ phone }));
  await page.goto('/mine/takemoney');
  await chooseAmount(page, '500');
  const dialog = page.getByRole('dialog', { name: '确认取款' });
  for (const left of [4, 3, 2, 1]) {
    await confirmWith(page, '000000');
    await expect(dialog.getByText(`取款密码错误，还可尝试 ${left} 次`)).toBeVisible();
  }
  await confirmWith(page, '000000');
  const refused = page.getByRole('dialog', { name: '取款未提交' });
  await expect(refused).toContainText('取款密码错误次数过多');
  await expect(page.getByText(/取款密码已锁定，\d+:\d\d 后可再试/)).toBeVisible();
  await refused.getByRole('button', { name: '用验证码重设' }).click();
  const reset = page.getByRole('dialog', { name: '重设取款密码' });
  await reset.getByRole('button', { name: '获取验证码' }).click();
  await expect(reset.getByRole('button', { name: /秒后可重发/ })).toBeVisible();
  await reset.getByRole('textbox', { name: '验证码' }).fill('000000');
  await reset.getByRole('button', { name: '验证', exact: true }).click();
  await expect(reset.getByRole('alert')).toContainText('验证码');
  const [sent] = await doors.codes(phone);
  await reset.getByRole('textbox', { name: '验证码' }).fill(sent?.code ?? '');
  await reset.getByRole('button', { name: '验证', exact: true }).click();
  await reset.getByLabel('新取款密码', { exact: true }).fill('246802');
  await reset.getByLabel('再次输入新取款密码').fill('246801');
  await reset.getByRole('button', { name: '保存取款密码' }).click();
  await expect(reset.getByText('两次密码输入不一致，请重新输入')).toBeVisible();
  await reset.getByLabel('再次输入新取款密码').fill('246802');
  await reset.getByRole('button', { name: '保存取款密码' }).click();
  await expect(reset).toHaveCount(0);
  await expect(page.getByText(/已锁定/)).toHaveCount(0);
  await page.getByRole('button', { name: '下一步' }).click();
  await confirmWith(page, '246802');
  await expect(statusOf(page)).toHaveText(UNDER_WAY);
});

test('[CO-12] pictures that are asked for too often say so beside the code, and one more press brings the next', async ({
  page,
  doors,
  wire,
  logInAs,
}) => {
  await logInAs('2000.00', drawer());
  const reset = await refusedIntoReset(page, doors);
  await doors.fault({ path: '/site/api/v1/sendCode/two', times: 1, statusCode: 6021 });
  await doors.fault({
    path: '/site/api/v1/user/register/defaultKaptcha',
    times: 2,
    statusCode: 6011,
    message: '请勿频繁提交',
  });
  await reset.getByRole('button', { name: '获取验证码' }).click();
  await expect(reset.getByRole('alert')).toHaveText('请勿频繁提交');
  const again = reset.getByRole('button', { name: '换一张' });
  const refused = page.waitForResponse(/defaultKaptcha/);
  await again.click();
  await refused;
  await expect(reset.getByRole('img', { name: '图形验证码图片' })).toHaveCount(0);
  await again.click();
  await expect(reset.getByRole('img', { name: '图形验证码图片' })).toBeVisible();
  // Only what was pressed: asking again by itself would keep the member out for longer.
  expect(wire.of('/defaultKaptcha')).toHaveLength(3);
});

test('who cannot see the picture before a second code answers a question in words', async ({
  page,
  doors,
  logInAs,
}) => {
  await doors.captchaLimits({});
  await onOwnDevice(page);
  const email = `${newPhone()}@example.com`;
  await logInAs('2000.00', drawer({ email }));
  const reset = await refusedIntoReset(page, doors);
  const send = reset.getByRole('button', { name: '获取验证码' });
  const counting = reset.getByRole('button', { name: /秒后可重发/ });
  await send.click();
  await expect(counting).toBeVisible();
  await reset.getByText(/^邮箱/).click();
  await send.click();
  await expect(reset.getByRole('img', { name: '图形验证码图片' })).toBeVisible();
  await reset.getByRole('button', { name: '看不到图片？改答文字题' }).click();
  const field = reset.getByRole('textbox', { name: /加.+等于多少？$/ });
  await expect(field).toBeFocused();
  const first = (await field.getAttribute('data-captcha-id')) ?? '';
  await field.fill('1');
  await send.click();
  await expect(reset.getByRole('alert')).toHaveText('验证码错误');
  await expect(field).not.toHaveAttribute('data-captcha-id', first);
  await expect(field).toHaveValue('');
  const second = await doors.captcha((await field.getAttribute('data-captcha-id')) ?? '');
  await field.fill(second.kind === 'question' ? second.answer : '');
  await send.click();
  await expect(counting).toBeVisible();
  expect(await doors.codes(email)).toHaveLength(1);
});

/** The reset of the withdrawal password opens, and is left again. */
async function resetOpens(page: Page): Promise<void> {
  const reset = page.getByRole('dialog', { name: '重设取款密码' });
  await expect(reset.getByRole('button', { name: '获取验证码' })).toBeVisible();
  await reset.getByRole('button', { name: '关闭', exact: true }).click();
}

const STEPS = [
  [
    '[CO-16]',
    6015,
    ['link', '去绑定'],
    async (page: Page) => {
      await expect(page).toHaveURL('/mine/auth');
      await expect(page.getByRole('heading', { name: '账户认证', level: 1 })).toBeVisible();
      await page.goBack();
    },
  ],
  ['[CO-17]', 6016, ['button', '用验证码重设'], resetOpens],
  ['[CO-18]', 6017, ['button', '用验证码重设'], resetOpens],
  ['[CO-37]', 6099, ['button', '刷新钱包'], async () => undefined],
  [
    '[CO-40]',
    6111,
    ['button', '联系客服'],
    async (page: Page) => {
      const notice = page.getByRole('alertdialog', { name: '安全提示' });
      await notice.getByRole('button', { name: '取消' }).click();
      await page
        .getByRole('dialog', { name: '取款未提交' })
        .getByRole('button', { name: '关闭' })
        .last()
        .click();
    },
  ],
] as const;
for (const [id, statusCode, [role, name], solve] of STEPS) {
  test(`${id} ${statusCode} leads to the step that solves it, and takes no money`, async ({
    page,
    doors,
    logInAs,
  }) => {
    await logInAs('2000.00', drawer());
    await page.goto('/mine/takemoney');
    await chooseAmount(page, '500');
    await doors.fault({ path: NEW_WITHDRAWAL, times: 1, statusCode });
    await confirmWith(page, SIX);
    const refused = page.getByRole('dialog', { name: '取款未提交' });
    await expect(refused).toContainText('未扣款，余额不变。');
    await refused.getByRole(role, { name }).click();
    await solve(page);
    await expect(refused).toHaveCount(0);
    await expectBalance(page, '¥2,000');
    // What was typed is there, and the next try is another intent.
    await expect(amountField(page)).toHaveValue('500');
    await page.getByRole('button', { name: '下一步' }).click();
    await confirmWith(page, SIX);
    await expect(statusOf(page)).toHaveText(UNDER_WAY);
    await expectBalance(page, '¥1,500');
  });
}
