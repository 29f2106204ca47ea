import { expect, test } from './fixtures.ts';
import { account, codeArrives } from './support/auth-steps.ts';
import {
  amountField,
  CHANNELS,
  fillDeposit,
  openDeposit,
  openMark,
  orderStatus,
  submitDeposit,
} from './support/deposit-steps.ts';
import { newPhone, SIX } from './support/money-steps.ts';

const balance = (page: Parameters<typeof account>[0]) =>
  account(page).locator('.cs-wallet-balance__amount');

test.afterEach(async ({ doors }) => {
  expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
});

const WAITING_PAGES = {
  recharge: '[RT-51] [WA-02]',
  transfer: '[RT-52] [WA-02]',
  virtual: '[RT-53] [WA-02]',
  huione: '[RT-54] [WA-02]',
  xnbsk: '[RT-55] [WA-02]',
} as const;

for (const each of CHANNELS) {
  const { channel, kind, credited } = each;
  test(`[CA-51] [CA-52] [CA-53] ${WAITING_PAGES[kind]} ${channel.source} from the form to the balance`, async ({
    page,
    doors,
    logInAs,
  }) => {
    const { name } = await logInAs('0.00');
    if ('bound' in each) {
      await doors.member({ name, phone: `139${name.slice(-8)}`, realName: '林晓岚', token: false });
    }
    await openDeposit(page, channel, 'amount' in each ? each.amount : '300', {
      ...('bonus' in each && { bonus: each.bonus }),
    });
    await expect(page).toHaveURL(new RegExp(`/mine/savemoney/${kind}/`));
    await expect(page.getByRole('heading', { level: 1, name: '存款订单' })).toBeVisible();
    await expect(orderStatus(page)).toHaveText(/等待付款|已收到付款|存款成功/);
    await doors.advance(5100);
    await expect(orderStatus(page)).toHaveText('存款成功');
    await expect(balance(page)).toHaveText(credited);
    await expect(openMark(page)).toHaveCount(0);
  });
}

test.describe('what is told before an amount is typed', () => {
  test('[RT-48] [WA-02] every channel says limits, fee, time and needs; the amount is empty', async ({
    page,
    logInAs,
  }) => {
    await logInAs('0.00');
    await page.goto('/mine/savemoney');
    const channels = page.getByRole('radiogroup', { name: '存款渠道' });
    await expect(channels.getByRole('radio')).toHaveCount(8);
    await expect(channels.getByText(/^限额 ¥/)).toHaveCount(8);
    await expect(channels.getByText(/免手续费 · 到账约 \d 分钟/)).toHaveCount(8);
    await expect(channels).toContainText('付款人姓名（选填）');
    await expect(channels).toContainText('需先绑定：手机号码、真实姓名');
    await expect(amountField(page)).toHaveValue('');
  });

  test('a bonus is chosen by the member alone, and what it binds is told in numbers', async ({
    page,
    wire,
    logInAs,
  }) => {
    await logInAs('0.00');
    await fillDeposit(page, /USDT-TRC20/, '1000');
    const bonus = page.getByRole('radiogroup', { name: '存款加赠' });
    await expect(bonus.getByRole('radio', { checked: true })).toHaveCount(0);
    await submitDeposit(page).click();
    await expect(bonus).toHaveAccessibleDescription(/请选择是否领取加赠/);
    expect(wire.of('/payment/pay')).toEqual([]);
    const sum = page.locator('.cs-deposit-sum');
    await bonus.getByRole('radio', { name: /^领取加赠 1%/ }).check();
    await expect(sum).toHaveText('预计到账 ¥1,010含加赠 ¥10取款前需完成流水 ¥1,010');
    await bonus.getByRole('radio', { name: /^不领取/ }).check();
    await expect(sum).toHaveText('预计到账 ¥1,000取款前需完成流水 ¥1,000');
  });

  test('[CA-56] who paid last is not asked for again, and another one can be named', async ({
    page,
    wire,
    logInAs,
  }) => {
    await logInAs('0.00');
    const payer = page.getByRole('textbox', { name: '付款人姓名（选填）' });
    await fillDeposit(page, /银行卡转账/, '408');
    await payer.fill('林晓岚');
    await submitDeposit(page).click();
    await expect(page).toHaveURL(/\/mine\/savemoney\/[a-z]+\/D\d+$/);
    await fillDeposit(page, /银行卡转账/, '408');
    const known = page.getByRole('textbox', { name: '付款人姓名', exact: true });
    await expect(known).toHaveValue('林**');
    await expect(known).toHaveAttribute('readonly');
    await submitDeposit(page).click();
    await expect(page).toHaveURL(/\/mine\/savemoney\/[a-z]+\/D\d+$/);
    await fillDeposit(page, /银行卡转账/, '408');
    await page.getByRole('button', { name: '换一个付款人' }).click();
    await expect(payer).toBeFocused();
    await page.keyboard.type('周明');
    await submitDeposit(page).click();
    await expect(page).toHaveURL(/\/mine\/savemoney\/[a-z]+\/D\d+$/);
    const named = wire.of('/payment/pay').map(({ body }) => body['payerName']);
    expect(named).toEqual(['林晓岚', undefined, '周明']);
  });

  test('the channel used last comes first', async ({ page, logInAs }) => {
    await logInAs('0.00');
    await openDeposit(page, /微信支付/, '1408');
    await page.goto('/mine/savemoney');
    const first = page.getByRole('radiogroup', { name: '存款渠道' }).getByRole('radio').first();
    await expect(first).toHaveAccessibleName(/微信支付.*上次使用/);
    await expect(first).toBeChecked();
  });

  test('what a channel needs is said when it is chosen, before anything is sent', async ({
    page,
    wire,
    logInAs,
  }) => {
    await logInAs('0.00');
    await fillDeposit(page, /XNBSK/, '300', { bonus: false });
    const notice = page.getByRole('status').filter({ hasText: '请先绑定：手机号码、真实姓名' });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link', { name: '去绑定' })).toHaveAttribute(
      'href',
      '/mine/auth',
    );
    await submitDeposit(page).click({ force: true });
    // What is sent later, by a channel without needs, is all that was ever sent.
    await page.getByRole('radio', { name: /汇旺钱包/ }).check();
    await submitDeposit(page).click();
    await expect(page).toHaveURL(/\/huione\/D\d+$/);
    expect(wire.of('/payment/pay').map(({ body }) => body['channelId'])).toEqual(['huione']);
  });

  test('a deposit limit and what is left of it are told', async ({ page, doors, logInAs }) => {
    const { name } = await logInAs('0.00');
    await doors.play({ name, limits: { 'deposit/day': '500.00' } });
    await page.goto('/mine/savemoney');
    await expect(page.getByRole('main')).toContainText(/每日存款限额 ¥500，还剩 ¥500/);
  });
});

const SOLVED_ELSEWHERE = [
  ['[CO-16]', 6015, /^\/mine\/auth$/],
  ['[CO-17]', 6016, /^\/mine\/auth$/],
  ['[CO-18]', 6017, /^\/mine\/auth$/],
  ['[CO-38]', 6100, /^\/mine\/takemoney\?password=reset$/],
  ['[CO-39]', 6110, /^\/mine\/takemoney\?password=reset$/],
  // Solved by customer service.
  ['[CO-40]', 6111, null],
] as const;
for (const [id, statusCode, path] of SOLVED_ELSEWHERE) {
  test(`${id} ${statusCode} is told beside the button, with the step that solves it`, async ({
    page,
    doors,
    logInAs,
  }) => {
    await logInAs('0.00');
    await fillDeposit(page, /银行卡转账/, '408');
    await doors.fault({ path: '/fd/api/v1/payment/pay', statusCode });
    await submitDeposit(page).click();
    const refused = page.locator('form').getByRole('alert');
    if (path === null)
      await expect(refused.getByRole('button', { name: '联系客服' })).toBeVisible();
    else await expect(refused.getByRole('link')).toHaveAttribute('href', path);
    // Nothing that was typed is lost, and the deposit goes through.
    await expect(amountField(page)).toHaveValue('408');
    await submitDeposit(page).click();
    await expect(page).toHaveURL(/\/transfer\/D\d+$/);
  });
}

test('[CO-16] 6015 leads to where the phone is bound, and back to the deposit as it was left', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('0.00', { realName: '林晓岚' });
  await fillDeposit(page, /银行卡转账/, '408');
  await doors.fault({ path: '/fd/api/v1/payment/pay', statusCode: 6015 });
  await submitDeposit(page).click();
  await page.locator('form').getByRole('alert').getByRole('link', { name: '去绑定' }).click();
  await expect(page).toHaveURL('/mine/auth');
  const phone = newPhone();
  await page.getByLabel('手机号码', { exact: true }).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await codeArrives(page, doors, '获取手机验证码成功');
  const [sent] = await doors.codes(phone);
  await page.getByLabel('6 位验证码', { exact: true }).fill(sent?.code ?? '');
  await page.getByRole('button', { name: '确认绑定' }).click();
  await expect(page).toHaveURL('/mine/savemoney?channel=bank-transfer');
  await expect(amountField(page)).toHaveValue('408');
  await expect(page.getByRole('radio', { name: /银行卡转账/ })).toBeChecked();
  await submitDeposit(page).click();
  await expect(page).toHaveURL(/\/transfer\/D\d+$/);
});

test('[CO-38] the withdrawal password is seen to where it is set, and the deposit goes on where it was left', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('0.00', { withdrawalPassword: '135790' });
  await fillDeposit(page, /银行卡转账/, '408');
  await doors.fault({ path: '/fd/api/v1/payment/pay', statusCode: 6100 });
  await submitDeposit(page).click();
  await page
    .locator('form')
    .getByRole('alert')
    .getByRole('link', { name: '去处理取款密码' })
    .click();
  const dialog = page.getByRole('dialog', { name: '重设取款密码' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(page).toHaveURL('/mine/savemoney?channel=bank-transfer');
  await expect(amountField(page)).toHaveValue('408');
});

test('[CO-38] who has no withdrawal password yet sets the first one there, and comes back', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('0.00', { phone: newPhone() });
  await fillDeposit(page, /银行卡转账/, '408');
  await doors.fault({ path: '/fd/api/v1/payment/pay', statusCode: 6100 });
  await submitDeposit(page).click();
  await page
    .locator('form')
    .getByRole('alert')
    .getByRole('link', { name: '去处理取款密码' })
    .click();
  const dialog = page.getByRole('dialog', { name: '设置取款密码' });
  await dialog.getByLabel('新取款密码', { exact: true }).fill(SIX);
  await dialog.getByLabel('再次输入新取款密码').fill(SIX);
  await dialog.getByRole('button', { name: '保存取款密码' }).click();
  await expect(page).toHaveURL('/mine/savemoney?channel=bank-transfer');
  await expect(amountField(page)).toHaveValue('408');
});

test('[CO-37] 6099 reads the channels again, and the deposit then goes through', async ({
  page,
  doors,
  logInAs,
  wire,
}) => {
  await logInAs('0.00');
  await fillDeposit(page, /银行卡转账/, '408');
  await doors.fault({ path: '/fd/api/v1/payment/pay', statusCode: 6099 });
  await submitDeposit(page).click();
  const before = wire.of('/payment/types').length;
  await page.locator('form').getByRole('alert').getByRole('button', { name: '重新读取' }).click();
  await expect.poll(() => wire.of('/payment/types').length).toBeGreaterThan(before);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await submitDeposit(page).click();
  await expect(orderStatus(page)).toHaveText('等待付款');
});

test('[NV-05] a site without deposits has neither the pages nor an entry to them', async ({
  page,
  logInAs,
}) => {
  await logInAs('0.00');
  await page.route('/runtime-config.json', async (route) => {
    const response = await route.fetch();
    const brand = { COURTSIDE_BRAND_DEPOSIT: 'off' };
    await route.fulfill({ response, json: { ...(await response.json()), brand } });
  });
  const entries = page.locator('a[href*="savemoney"], a[href*="/help/ck"]');
  for (const path of ['/mine/savemoney', '/mine/savemoney/virtual/D1', '/app/help/ck']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '页面不存在', level: 1 })).toBeVisible();
    await expect(entries).toHaveCount(0);
  }
  // Each page is there whole before it is looked over: by what stands last in it.
  await page.goto('/');
  await expect(account(page).getByRole('link', { name: '取款' })).toBeVisible();
  await expect(entries).toHaveCount(0);
  await page.goto('/mine/wallet');
  await expect(page.getByText('近 365 天')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '取款' })).toBeVisible();
  await expect(entries).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mine');
  await expect(page.getByRole('main').getByRole('link', { name: '取款' })).toBeVisible();
  await expect(entries).toHaveCount(0);
});

test('[WA-02] by keyboard alone, on a phone', async ({ page, doors, logInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAs('0.00');
  await page.goto('/mine/savemoney');
  await page.getByRole('radiogroup', { name: '存款渠道' }).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /银行卡转账/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(amountField(page)).toBeFocused();
  await page.keyboard.type('408');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/transfer\/D\d+$/);
  expect(
    await page
      .locator('html')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: '关闭订单' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).press('Enter');
  await expect(orderStatus(page)).toHaveText('订单已关闭');
  await doors.clearFaults();
});
