import { expect, test } from './fixtures.ts';
import { account } from './support/auth-steps.ts';
import {
  fillDeposit,
  openDeposit,
  openMark,
  orderStatus,
  submitDeposit,
  textOfQr,
} from './support/deposit-steps.ts';

const MINUTE = 60_000;
const balance = (page: Parameters<typeof account>[0]) =>
  account(page).locator('.cs-wallet-balance__amount');

test.afterEach(async ({ doors }) => {
  expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
});

test.describe('a waiting page', () => {
  test(
    '[RT-53] virtual currency: network in words, a warning, the address in groups and in the code',
    { tag: '@landing' },
    async ({ page, logInAs }) => {
      await logInAs('0.00');
      await openDeposit(page, /USDT-TRC20/, '1408', { bonus: false });
      const main = page.getByRole('main');
      await expect(main).toContainText(
        '仅支持波场 TRC20 网络的 USDT。用其他网络或币种转入，款项将无法找回。',
      );
      const copy = main.getByRole('button', { name: '复制收款地址' });
      const address = (await main.locator('dd .cs-deposit-address').innerText()).replace(/\s/g, '');
      expect(address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
      await expect(main.locator('dd .cs-deposit-address span').first()).toHaveText(
        address.slice(0, 4),
      );
      expect(await textOfQr(main.getByRole('img', { name: '付款二维码' }))).toBe(address);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await copy.click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
      await expect(main.locator('.cs-wallet-order__amount')).toHaveText(/^[\d,]+(\.\d\d)? USDT$/);
    },
  );

  test('[RT-51] a code to scan names the order and the exact amount', async ({ page, logInAs }) => {
    await logInAs('0.00');
    const orderId = await openDeposit(page, /支付宝/, '1408');
    const main = page.getByRole('main');
    await expect(main).toContainText(/请一分不差地支付 ¥1,407\.\d\d?。/);
    const text = await textOfQr(main.getByRole('img', { name: '付款二维码' }));
    expect(text).toMatch(new RegExp(`order=${orderId}&amount=1407\\.\\d\\d$`));
  });

  test('[RT-54] [CA-55] a wallet app is given a code, a new one after it is over, and pays by it', async ({
    page,
    doors,
    logInAs,
  }) => {
    await page.clock.install();
    await logInAs('0.00');
    await openDeposit(page, /汇旺钱包/, '1408');
    const code = page.locator('.cs-deposit-code strong');
    await expect(code).toHaveText(/^[0-9A-Z]{10}$/);
    const first = await code.innerText();
    expect(await textOfQr(page.getByRole('img', { name: '付款二维码' }))).toBe(
      `huione-demo://pay?code=${first}`,
    );
    await expect(page.getByRole('link', { name: '打开汇旺钱包' })).toHaveAttribute(
      'href',
      `huione-demo://pay?code=${first}`,
    );
    await page.clock.fastForward(2 * MINUTE + 1000);
    await expect(page.getByText('付款码已失效')).toBeVisible();
    await page.getByRole('button', { name: '换一个付款码' }).click();
    await expect(code).toHaveText(/^[0-9A-Z]{10}$/);
    const second = await code.innerText();
    expect(second).not.toBe(first);
    await doors.redeem(second);
    await doors.advance(5100);
    await page.clock.fastForward(20_000);
    await expect(orderStatus(page)).toHaveText('存款成功');
  });

  test('[RT-52] an order that nobody pays expires, and says what to do', async ({
    page,
    doors,
    logInAs,
  }) => {
    await logInAs('0.00');
    const orderId = await openDeposit(page, /银行卡转账/, '408');
    await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
    await doors.advance(15 * MINUTE);
    await expect(orderStatus(page)).toHaveText('订单已过期');
    await expect(page.getByRole('main')).toContainText(orderId);
    await expect(page.getByRole('main').getByRole('button', { name: '联系客服' })).toBeVisible();
  });

  test('[WA-02] a payment that failed tells the reason, amount and number, and offers other channels', async ({
    page,
    doors,
    logInAs,
  }) => {
    await logInAs('0.00');
    const orderId = await openDeposit(page, /网银快捷存款/, '1404');
    await doors.advance(3100);
    await expect(orderStatus(page)).toHaveText('付款未成功');
    const main = page.getByRole('main');
    await expect(main).toContainText('支付未成功，请重新发起存款');
    await expect(main).toContainText('¥1,404');
    await expect(main).toContainText(orderId);
    await expect(main).not.toContainText('订单已关闭');
    await main
      .getByRole('navigation', { name: '换一种方式存款' })
      .getByRole('link', { name: '支付宝' })
      .click();
    await expect(page.getByRole('radio', { name: /支付宝/ })).toBeChecked();
    await expect(balance(page)).toHaveText('¥0');
  });

  test('[WA-02] [CA-54] giving an order up asks first', async ({ page, logInAs }) => {
    await logInAs('0.00');
    await openDeposit(page, /银行卡转账/, '408');
    await page.getByRole('button', { name: '关闭订单' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
    await expect(orderStatus(page)).toHaveText('等待付款');
    await page.getByRole('button', { name: '关闭订单' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
    await expect(orderStatus(page)).toHaveText('订单已关闭');
  });

  test('a payment slip is looked at, taken away, handed in; what is no picture is refused', async ({
    page,
    logInAs,
  }) => {
    await logInAs('0.00');
    await openDeposit(page, /银行卡转账/, '408');
    const field = page.getByLabel('付款凭证');
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const file = { name: 'slip.png', mimeType: 'image/png' };
    await field.setInputFiles({ ...file, buffer: Buffer.from('no picture') });
    await expect(page.getByRole('alert').filter({ hasText: '不是支持的图片格式' })).toBeVisible();
    await page.getByRole('button', { name: '移除 slip.png' }).click();
    await field.setInputFiles({ ...file, buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
    await expect(page.getByRole('alert').filter({ hasText: '超过 2 MB' })).toBeVisible();
    await field.setInputFiles({ ...file, buffer: png });
    await page.getByRole('button', { name: '提交凭证' }).click();
    await expect(page.getByText('凭证已提交 1 张')).toBeVisible();
  });

  test('the countdown survives sleep', async ({ page, logInAs }) => {
    await page.clock.install();
    await logInAs('0.00');
    await openDeposit(page, /银行卡转账/, '408');
    await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
    // The gateway is away, so that nothing but the clock tells the time that went by.
    await page.route('**/getDepositOrderStatus', () => undefined);
    await page.clock.fastForward(10 * MINUTE);
    await expect(page.getByRole('timer')).toHaveText(/^0[45]:\d\d$/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('[WA-02] an order left behind is found again from the header and from the deposit page', async ({
  page,
  logInAs,
}) => {
  await logInAs('0.00');
  const orderId = await openDeposit(page, /银行卡转账/, '408');
  await page.goto('/game/sport');
  await openMark(page).click();
  await expect(page).toHaveURL(new RegExp(`/${orderId}$`));
  await page.goto('/mine/savemoney');
  await page.getByRole('link', { name: `查看订单 ${orderId}` }).click();
  await expect(orderStatus(page)).toHaveText('等待付款');
});

test.describe('an answer that is lost', { tag: '@money' }, () => {
  test('[WA-02] is asked for by the key, and the order is opened once', async ({
    page,
    doors,
    wire,
    guard,
    logInAs,
  }) => {
    guard.allowProblem(/Failed to load resource/);
    await logInAs('0.00');
    await fillDeposit(page, /银行卡转账/, '408');
    // Carried out, but told to nobody.
    await doors.fault({ path: '/fd/api/v1/payment/pay', dropAfter: true, times: 1 });
    await submitDeposit(page).click();
    await expect(page).toHaveURL(/\/mine\/savemoney\/transfer\/D\d+$/);
    expect(wire.of('/payment/pay')).toHaveLength(1);
    await page.goto('/mine/savemoney');
    await expect(page.getByRole('link', { name: /^查看订单/ })).toHaveCount(1);
  });

  test('[WA-02] is still asked for after a reload, and what never arrived is sent again under its key', async ({
    page,
    doors,
    wire,
    guard,
    logInAs,
  }) => {
    guard.allowProblem(/Failed to load resource/);
    await logInAs('0.00');
    await fillDeposit(page, /银行卡转账/, '408');
    await page.route('**/payment/pay', (route) => route.abort());
    await submitDeposit(page).click();
    const notice = page.getByRole('status').filter({ hasText: '还没有收到这笔' });
    await expect(notice).toContainText('¥408');
    await expect(submitDeposit(page)).toHaveAttribute('aria-disabled', 'true');
    await page.reload();
    await expect(notice).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await notice.getByRole('button', { name: '重新提交' }).click();
    await expect(page).toHaveURL(/\/mine\/savemoney\/transfer\/D\d+$/);
    expect(new Set(wire.of('/payment/pay').map(({ body }) => body['key'])).size).toBe(1);
    await doors.clearFaults();
  });
});

test(
  '[WA-02] a double click opens one order, and a second tab opens none while the first is undecided',
  { tag: '@money' },
  async ({ page, context, wire, guard, logInAs }) => {
    guard.allowProblem(/Failed to load resource/);
    await logInAs('0.00');
    await fillDeposit(page, /银行卡转账/, '408');
    await submitDeposit(page).dblclick();
    await expect(page).toHaveURL(/\/transfer\/D\d+$/);
    expect(wire.of('/payment/pay')).toHaveLength(1);

    const second = await context.newPage();
    await fillDeposit(second, /银行卡转账/, '500');
    await fillDeposit(page, /银行卡转账/, '1408');
    await page.route('**/payment/pay', (route) => route.abort());
    await submitDeposit(page).click();
    await expect(page.getByRole('status').filter({ hasText: '还没有收到这笔' })).toBeVisible();
    await submitDeposit(second).click();
    // The other tab is told of the same deposit instead of opening its own.
    await expect(second.getByRole('status').filter({ hasText: '还没有收到这笔' })).toContainText(
      '¥1,408',
    );
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
