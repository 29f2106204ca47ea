import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { account } from './support/auth-steps.ts';
import { expectBalance } from './support/board-steps.ts';
import { chooseAmount, confirmWith, drawer, SIX } from './support/money-steps.ts';

const TRANSFER = '/fd/api/v1/transfer/utcTransfer';

test.afterEach(async ({ doors }) => {
  expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
});

const amountField = (page: Page) => page.getByRole('textbox', { name: '转账金额' });
const venueRow = (page: Page, enName: string) => page.locator(`tr[data-venue="${enName}"]`);
const done = (page: Page) => page.getByRole('status').filter({ hasText: '转账成功' });

/** Chooses a venue in the list, types an amount and sends it. */
async function transfer(page: Page, way: '转入' | '转出', enName: string, amount: string) {
  await venueRow(page, enName)
    .getByRole('button', { name: new RegExp(`^${way} `) })
    .click();
  await expect(amountField(page)).toBeFocused();
  await amountField(page).fill(amount);
  await amountField(page).press('Enter');
}

test(
  '[WA-04] [RT-49] [ST-07] [VE-09] [CA-58] [CA-59] [CA-69] [CA-70] money goes into a venue and back: totals with two decimals, rates, everything recycled',
  { tag: '@landing' },
  async ({ page, logInAs }) => {
    await logInAs('500.00');
    await page.goto('/');
    await account(page).getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '转账' }).click();
    await expect(page.getByRole('heading', { name: '转账', level: 1 })).toBeVisible();
    const figure = (name: string) => page.getByText(name, { exact: true }).locator('..');
    await expect(figure('余额合计')).toContainText('¥500');
    await expect(figure('场馆合计')).toContainText('¥0.00');
    await expect(page.getByText(/^1 USDT：存款 ¥\d\.\d+，取款 ¥\d\.\d+$/)).toBeVisible();
    await expect(page.getByRole('button', { name: '一键回收' })).toBeDisabled();

    await transfer(page, '转入', 'QFDZ', '200.5');
    await expect(done(page)).toContainText('转入七福电子 ¥200.50，中心钱包现有 ¥299.50');
    await expect(venueRow(page, 'QFDZ')).toContainText('¥200.50');
    await expect(figure('场馆合计')).toContainText('¥200.50');
    await expectBalance(page, '¥299.50');

    await transfer(page, '转出', 'QFDZ', '0.5');
    await expect(done(page)).toContainText('转出七福电子 ¥0.50，中心钱包现有 ¥300');
    await expect(figure('场馆合计')).toContainText('¥200.00');
    await transfer(page, '转入', 'HWBY', '50');
    await expect(done(page)).toContainText('海王捕鱼');

    await page.getByRole('button', { name: '一键回收' }).click();
    const recycled = page.getByRole('status').filter({ hasText: '已回收 ¥250' });
    await expect(recycled.getByRole('listitem')).toHaveText(['海王捕鱼 ¥50', '七福电子 ¥200']);
    await expectBalance(page, '¥500');
    const isHidden = () => page.evaluate(() => localStorage.getItem('courtside.hideNoBalance'));
    await page.getByRole('switch', { name: '隐藏零余额' }).click();
    await expect(page.getByText('各场馆都没有余额')).toBeVisible();
    expect(await isHidden()).toBe('1');
    await page.reload();
    await expect(page.getByText('各场馆都没有余额')).toBeVisible();
    await page.getByRole('switch', { name: '隐藏零余额' }).click();
    await expect(venueRow(page, 'QFDZ')).toBeVisible();
    expect(await isHidden()).toBe('0');
  },
);

test('[CA-71] money goes straight from venue to venue, between those that were chosen before a reload', async ({
  page,
  wire,
  logInAs,
}) => {
  await logInAs('500.00');
  await page.goto('/mine/transfermoney');
  await transfer(page, '转入', 'QFDZ', '200');
  await expect(done(page)).toContainText('中心钱包现有 ¥300');
  await page.getByText('场馆互转', { exact: true }).click();
  await page.getByLabel('转出自').selectOption('QFDZ');
  await page.getByLabel('转入到').selectOption('MYDZ');
  await page.reload();
  await expect(page.getByLabel('转入到')).toHaveValue('MYDZ');
  await amountField(page).fill('200.01');
  await amountField(page).press('Enter');
  await expect(amountField(page)).toHaveAccessibleDescription(/转出的钱包只有 ¥200/);
  await amountField(page).fill('150');
  await page.getByRole('button', { name: /^从七福电子转到/ }).click();
  await expect(done(page)).toContainText(/七福电子 转到 .+ ¥150，.+现有 ¥150/);
  await expect(venueRow(page, 'QFDZ')).toContainText('¥50');
  await expect(venueRow(page, 'MYDZ')).toContainText('¥150');
  await expectBalance(page, '¥300');
  const [sent] = wire.of('/venue/transfer').map(({ body }) => body);
  expect(sent).toMatchObject({ from: 'QFDZ', to: 'MYDZ', amount: '150.00' });
});

test('[CA-71] money between venues whose answer was lost is told on the page of a hall, as what it was', async ({
  page,
  doors,
  wire,
  guard,
  logInAs,
}) => {
  guard.allowProblem(/Failed to load resource/);
  await logInAs('500.00');
  await page.goto('/mine/transfermoney');
  await transfer(page, '转入', 'QFDZ', '200');
  await expect(done(page)).toContainText('中心钱包现有 ¥300');
  await page.goto('/mine/transfermoney?venue=QFDZ&way=between&to=MYDZ');
  await doors.fault({ path: '/game/api/v1/venue/transfer', dropAfter: true, times: 2 });
  await amountField(page).fill('150');
  await amountField(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '正在确认上一笔转账' })).toBeVisible();
  await page.goto('/game/realbet');
  await expect(page.locator('.cs-toasts').getByText('场馆互转完成：¥150')).toBeVisible();
  await page.goto('/mine/transfermoney');
  await expect(venueRow(page, 'QFDZ')).toContainText('¥50');
  await expect(venueRow(page, 'MYDZ')).toContainText('¥150');
  expect(new Set(wire.of('/venue/transfer').map(({ body }) => body['key'])).size).toBe(1);
});

test('[WA-04] an amount is held to its rule beside the field, and a closed venue takes nothing', async ({
  page,
  wire,
  logInAs,
}) => {
  await logInAs('100.00');
  await page.goto('/mine/transfermoney?venue=QFDZ');
  for (const [typed, told] of [
    ['0', '单笔最低转账 ¥0.01'],
    ['100.01', '转出的钱包只有 ¥100'],
    // A paste of more characters than an amount can have is refused as a whole, and told.
    ['1234567890123', '粘贴的内容不是有效金额'],
  ] as const) {
    await amountField(page).fill(typed);
    await amountField(page).press('Enter');
    await expect(page.getByText(told, { exact: true })).toBeVisible();
  }
  await expect(amountField(page)).toHaveValue('100.01');
  expect(wire.of('utcTransfer')).toHaveLength(0);
  await page.getByRole('button', { name: '全部', exact: true }).click();
  await expect(amountField(page)).toHaveValue('100.00');
  await expect(venueRow(page, 'SGCP')).toContainText('维护中');
  await expect(venueRow(page, 'SGCP').getByRole('button').first()).toBeDisabled();
});

test('[CO-49] a wallet that a promotion binds is entered with consent, and left only when its turnover is reached', async ({
  page,
  wire,
  logInAs,
}) => {
  await logInAs('500.00', {
    venueActivity: { enName: 'QFDZ', title: '首存礼遇', required: '300.00' },
  });
  await page.goto('/mine/transfermoney');
  await expect(venueRow(page, 'QFDZ')).toContainText('“首存礼遇”还差 ¥300 流水，达成前不能转出');
  await transfer(page, '转入', 'QFDZ', '100');
  const question = page.getByRole('alertdialog', { name: '该场馆有进行中的优惠' });
  await expect(question).toContainText('还差 ¥300 流水');
  await question.getByRole('button', { name: '取消' }).click();
  await expectBalance(page, '¥500');
  await amountField(page).fill('100');
  await amountField(page).press('Enter');
  await expect(question.getByRole('button', { name: '取消' })).toBeFocused();
  await question.getByRole('button', { name: '仍要转入' }).click();
  await expect(page.getByText('请输入转账金额')).toHaveCount(0);
  await expect(done(page)).toContainText('中心钱包现有 ¥400');
  const [, asked, agreed] = wire.of('utcTransfer').map(({ body }) => body);
  expect(agreed).toMatchObject({ isActivity: 1, key: asked?.['key'] });
  await expect(venueRow(page, 'QFDZ').getByRole('button', { name: /^转出/ })).toBeDisabled();
  await page.getByRole('button', { name: '一键回收' }).click();
  await expect(page.getByRole('status').filter({ hasText: '没有可以回收的余额' })).toContainText(
    '七福电子 ¥100 未回收：优惠流水未达成',
  );
});

test(
  '[WA-04] an answer that is lost is asked for under the same key, over a reload too, and money moves once',
  { tag: '@money' },
  async ({ page, doors, wire, guard, logInAs }) => {
    guard.allowProblem(/Failed to load resource/);
    await logInAs('500.00');
    await page.goto('/mine/transfermoney?venue=QFDZ');
    await doors.fault({ path: TRANSFER, dropAfter: true, times: 2 });
    await amountField(page).fill('120');
    await amountField(page).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '正在确认上一笔转账' })).toBeVisible();
    await page.reload();
    await expect(done(page)).toContainText('中心钱包现有 ¥380');
    await expectBalance(page, '¥380');
    expect(new Set(wire.of('utcTransfer').map(({ body }) => body['key'])).size).toBe(1);
  },
);

test('[VE-09] [CA-78] automatic transfer is a switch that the gateway keeps', async ({
  page,
  logInAs,
}) => {
  await logInAs('10.00');
  await page.goto('/mine/transfermoney');
  const auto = page.getByRole('switch', { name: '自动转账' });
  await expect(auto).not.toBeChecked();
  await auto.click();
  await expect(auto).toBeChecked();
  await page.reload();
  await expect(auto).toBeChecked();
});

test('[RT-41] the whole wallet: total, what is held back, venues, net deposits, the last movements', async ({
  page,
  logInAs,
}) => {
  await logInAs('900.00', drawer());
  await page.goto('/mine/takemoney');
  await chooseAmount(page, '100');
  await confirmWith(page, SIX);
  await expect(page).toHaveURL(/\/mine\/takemoney\/W\d+$/);
  await page.goto('/mine/transfermoney?venue=QFDZ');
  await amountField(page).fill('300');
  await amountField(page).press('Enter');
  await expect(done(page)).toBeVisible();
  await page.goto('/mine/wallet');
  await expect(page.getByRole('heading', { name: '我的钱包', level: 1 })).toBeVisible();
  const figure = (name: string) => page.locator('.cs-data-list__item', { hasText: name });
  // What is held back stays the member's.
  await expect(figure('总资产')).toContainText('¥900');
  await expect(figure('现在可取')).toContainText('¥500');
  await expect(figure('中心钱包')).toContainText('¥500');
  await expect(figure('场馆合计')).toContainText('¥300.00');
  await expect(figure('冻结金额')).toContainText('¥100');
  for (const days of [7, 30, 365]) await expect(figure(`近 ${days} 天`)).toContainText('-¥100');
  await expect(page.getByRole('row').filter({ hasText: '转入七福电子' })).toContainText('−¥300');
  // Who looks over a shoulder sees no money; the header covers its own with it.
  await page.getByRole('main').getByRole('button', { name: '隐藏余额' }).click();
  await expect(figure('总资产')).toContainText('余额已隐藏');
  await expect(page.getByRole('main')).not.toContainText('¥');
  await page.getByRole('main').getByRole('button', { name: '隐藏余额' }).click();
  await page.locator('[data-venue="QFDZ"]').getByRole('button', { name: '转出 七福电子' }).click();
  await expect(page).toHaveURL('/mine/transfermoney?venue=QFDZ&way=out');
  await expect(amountField(page)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: '全部交易记录' }).click();
  await expect(page).toHaveURL('/mine/transRecord');
});

test('[WA-01] the balance comes with what is held back; a refresh that fails says what the gateway says, and keeps it', async ({
  page,
  doors,
  wire,
  logInAs,
}) => {
  await logInAs('900.00', drawer());
  await page.goto('/mine/takemoney');
  await chooseAmount(page, '100');
  await confirmWith(page, SIX);
  await expect(page).toHaveURL(/\/mine\/takemoney\/W\d+$/);
  await expectBalance(page, '¥800');
  expect(wire.of('/transfer/getBalance').at(-1)?.body).toEqual({ includeLocked: 1 });
  await page.goto('/mine/wallet');
  await expect(page.locator('.cs-data-list__item', { hasText: '冻结金额' })).toContainText('¥100');
  await doors.fault({
    ...{ path: '/fd/api/v1/transfer/getBalance', statusCode: 6005, times: 100 },
    message: '余额服务正在维护，请稍后刷新',
  });
  await account(page).getByRole('button', { name: '刷新余额' }).click();
  await expect(page.locator('.cs-toast').first()).toContainText('余额服务正在维护，请稍后刷新');
  await expectBalance(page, '¥800');
});

test('[WA-04] by keyboard alone, on a phone, in Traditional', async ({ page, logInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAs('100.00');
  await page.addInitScript(() => localStorage.setItem('courtside.locale', 'zh-Hant'));
  await page.goto('/mine/transfermoney?venue=QFDZ');
  const amount = page.getByRole('textbox', { name: '轉帳金額' });
  await amount.focus();
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '轉帳成功' })).toContainText('¥60');
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBe(0);
});

test('the header shows what moved last, and covers the balance for who is not alone', async ({
  page,
  logInAs,
}) => {
  await logInAs('500.00');
  await page.goto('/mine/transfermoney');
  await transfer(page, '转入', 'QFDZ', '200.5');
  await expectBalance(page, '¥299.50');
  const opener = account(page).getByTitle('余额与最近变动');
  await opener.click();
  const panel = page.getByRole('dialog', { name: '余额与最近变动' });
  await expect(panel.getByRole('listitem').first()).toContainText('−¥200.50');
  await panel.getByRole('switch', { name: '隐藏余额' }).click();
  await expect(opener).toHaveText('••••余额已隐藏');
  await expect(panel.getByRole('listitem').first()).toContainText('••••');
  await expect(panel).not.toContainText('¥');
  await panel.getByRole('link', { name: '全部交易记录' }).click();
  await expect(page.getByRole('heading', { name: '交易记录', level: 1 })).toBeVisible();
  await expect(panel).toBeHidden();
  await page.reload();
  await expect(opener).toHaveText('••••余额已隐藏');
  await opener.click();
  await panel.getByRole('switch', { name: '隐藏余额' }).click();
  await expect(opener).toHaveText('¥299.50');
});

test('while the balance is covered a transfer names nothing that a wallet holds, and what was typed stays', async ({
  page,
  logInAs,
}) => {
  await logInAs('500.00');
  await page.addInitScript(() => localStorage.setItem('courtside.hideBalance', '1'));
  await page.goto('/mine/transfermoney?venue=QFDZ');
  const form = page.locator('form').filter({ has: amountField(page) });
  await expect(form).toContainText('最多可转 ••••');
  await expect(form.getByRole('option', { name: '七福电子（••••）' })).toBeAttached();
  await amountField(page).fill('900');
  await amountField(page).press('Enter');
  await expect(form).toContainText('转出的钱包只有 ••••');
  await amountField(page).fill('200.5');
  await amountField(page).press('Enter');
  await expect(done(page)).toContainText('转入七福电子 ¥200.50，中心钱包现有 ••••');
  await page.getByRole('button', { name: '一键回收' }).click();
  const recycled = page.getByRole('status').filter({ hasText: '已回收 ••••' });
  await expect(recycled.getByRole('listitem')).toHaveText('七福电子 ••••');
  await page.goto('/mine/takemoney');
  const figure = page.locator('.cs-data-list__item', { hasText: '现在可取' });
  await expect(figure).toContainText('••••');
});
