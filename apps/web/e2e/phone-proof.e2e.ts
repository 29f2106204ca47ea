import { expect, test } from './fixtures.ts';
import { codeArrives } from './support/auth-steps.ts';
import { amountField, fillDeposit, submitDeposit } from './support/deposit-steps.ts';
import { chooseAmount, confirmWith, drawer, newPhone, SIX } from './support/money-steps.ts';

for (const [id, statusCode] of [
  ['[CO-17]', 6016],
  ['[CO-18]', 6017],
] as const) {
  test(`${id} ${statusCode} on a deposit leads to the bound phone, which is proven with a code, and back`, async ({
    page,
    doors,
    logInAs,
  }) => {
    const phone = newPhone();
    await logInAs('0.00', { phone, realName: '测试甲' });
    await fillDeposit(page, /银行卡转账/, '408');
    await doors.fault({ path: '/fd/api/v1/payment/pay', statusCode });
    await submitDeposit(page).click();
    await page.locator('form').getByRole('alert').getByRole('link', { name: '去验证' }).click();
    await expect(page).toHaveURL(/\/mine\/auth$/);
    const prove = page.getByRole('button', { name: '确认验证' });
    const code = page.getByLabel('6 位验证码', { exact: true });
    await prove.click();
    await expect(code).toHaveAccessibleDescription(/请先获取验证码/);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await codeArrives(page, doors, '获取手机验证码成功');
    // A reload keeps the wait and the way back.
    await page.reload();
    await expect(page.getByRole('button', { name: /^\d+ 秒$/ })).toBeVisible();
    const [sent] = await doors.codes(phone);
    const right = sent?.code ?? '';
    await code.fill(right === '000000' ? '000001' : '000000');
    await prove.click();
    await expect(code).toHaveAccessibleDescription(/验证码错误/);
    await expect(code).toBeFocused();
    await code.fill(right);
    await prove.click();
    await expect(page.locator('.cs-toasts').getByText('手机号码验证成功')).toBeVisible();
    // Back at the channel that asked for it.
    await expect(page).toHaveURL(/\/mine\/savemoney\?channel=bank-transfer$/);
    await expect(page.getByRole('radio', { name: /银行卡转账/ })).toBeChecked();
    await expect(amountField(page)).toBeVisible();
  });
}

test('[CO-36] the wait for a code of the withdrawal password is as long as the gateway says, and outlives its dialog and a reload', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('2000.00', drawer());
  const open = async () => {
    await page.goto('/mine/takemoney');
    await chooseAmount(page, '500');
    await doors.fault({ path: '/fd/api/v1/withdraw/new', times: 1, statusCode: 6016 });
    await confirmWith(page, SIX);
    await page
      .getByRole('dialog', { name: '取款未提交' })
      .getByRole('button', { name: '用验证码重设' })
      .click();
  };
  const reset = page.getByRole('dialog', { name: '重设取款密码' });
  const waiting = reset.getByRole('button', { name: /^(200|1[5-9]\d) 秒后可重发$/ });
  await open();
  await doors.fault({
    path: '/site/api/v1/sendCode/two',
    statusCode: 6066,
    data: { seconds: 200 },
  });
  await reset.getByRole('button', { name: '获取验证码' }).click();
  await expect(reset.getByRole('alert')).toContainText('获取过于频繁');
  await expect(waiting).toBeVisible();
  await reset.getByRole('button', { name: '关闭' }).first().click();
  await expect(reset).toBeHidden();
  await open();
  await expect(waiting).toBeVisible();
});
