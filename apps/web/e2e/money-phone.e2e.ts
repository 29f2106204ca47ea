import { account } from './support/auth-steps.ts';
import { CHANNELS, amountField, orderStatus, submitDeposit } from './support/deposit-steps.ts';
import { expect, test } from './fixtures.ts';
import { arrowTo, expectNoSidewaysScroll, tabTo } from './support/keyboard.ts';
import {
  amountField as withdrawalAmount,
  drawer,
  newCardNumber,
  newErc20,
  newPhone,
  newTrc20,
  SIX,
  statusOf,
} from './support/money-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.afterEach(async ({ doors }) => {
  expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
});

for (const each of CHANNELS) {
  const { channel, kind, credited } = each;
  test(`[WA-02] ${channel.source} on a phone, by keyboard alone, from the form to the balance`, async ({
    page,
    doors,
    logInAs,
  }) => {
    const { name } = await logInAs('0.00');
    if ('bound' in each) {
      await doors.member({ name, phone: newPhone(), realName: '林晓岚', token: false });
    }
    await page.goto('/mine/savemoney');
    const channels = page.getByRole('radiogroup', { name: '存款渠道' });
    await arrowTo(page, channels, channels.getByRole('radio', { name: channel }));
    await tabTo(page, amountField(page));
    await page.keyboard.type('amount' in each ? each.amount : '300');
    if ('bonus' in each) {
      const bonus = page.getByRole('radiogroup', { name: '存款加赠' });
      const choice = each.bonus ? /^领取加赠/ : /^不领取/;
      await arrowTo(page, bonus, bonus.getByRole('radio', { name: choice }));
    }
    await expectNoSidewaysScroll(page);
    await tabTo(page, submitDeposit(page));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/mine/savemoney/${kind}/`));
    await expect(orderStatus(page)).toHaveText(/等待付款|已收到付款|存款成功/);
    await expectNoSidewaysScroll(page);
    await doors.advance(5100);
    await expect(orderStatus(page)).toHaveText('存款成功');
    await expect(account(page).locator('.cs-wallet-balance__amount')).toHaveText(credited);
  });
}

const CARDS = [
  {
    of: 'a bank card',
    path: '/mine/addBankCard',
    field: '银行卡号',
    number: () => newCardNumber('621001'),
    way: 'bank',
  },
  {
    of: 'a TRC20 address',
    path: '/mine/virtualCoinCard',
    network: 'USDT-TRC20',
    field: '钱包地址',
    number: newTrc20,
    way: 'virtual',
  },
  {
    of: 'an ERC20 address',
    path: '/mine/virtualCoinCard',
    network: 'USDT-ERC20',
    field: '钱包地址',
    number: newErc20,
    way: 'virtual',
  },
  {
    of: 'an Alipay account',
    path: '/mine/alipayManage',
    field: '支付宝账号（手机号码或邮箱）',
    number: newPhone,
    way: 'alipay',
  },
] as const;

for (const card of CARDS) {
  test(`[WA-03] [WA-06] ${card.of} is bound and paid to, on a phone and by keyboard alone`, async ({
    page,
    doors,
    logInAs,
  }) => {
    const number = card.number();
    await logInAs('3000.00', drawer({ cards: [] }));
    await page.goto(card.path);
    if ('network' in card) {
      const networks = page.getByRole('radiogroup', { name: '网络' });
      await arrowTo(page, networks, networks.getByRole('radio', { name: card.network }));
    }
    await tabTo(page, page.getByRole('textbox', { name: card.field }));
    await page.keyboard.insertText(number);
    await page.keyboard.press('Enter');
    const binding = page.getByRole('dialog', { name: '确认绑定' });
    await tabTo(page, binding.getByLabel('取款密码', { exact: true }));
    await page.keyboard.type(SIX);
    await page.keyboard.press('Enter');
    await expect(page.getByText('已绑定 1 个，最多 5 个')).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.goto(`/mine/takemoney?way=${card.way}`);
    await tabTo(page, withdrawalAmount(page));
    await page.keyboard.type('1000');
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Enter');
    const confirming = page.getByRole('dialog', { name: '确认取款' });
    // An Ethereum address is shown with its checksum, which is in the case of its letters.
    await expect(confirming).toContainText(new RegExp(`尾号 ${number.slice(-4)}`, 'i'));
    await tabTo(page, confirming.getByLabel('取款密码', { exact: true }));
    await page.keyboard.type(SIX);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mine\/takemoney\/W\d+$/);
    for (const ms of [2000, 4000, 4000]) await doors.advance(ms);
    await expect(statusOf(page)).toHaveText('已到账');
    await expectNoSidewaysScroll(page);
    await expect(account(page).locator('.cs-wallet-balance__amount')).toHaveText('¥2,000');
  });
}
