import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { marketOf, openBoard, place, slip, stake, ticketOf, touch } from './support/board-steps.ts';
import { openDeposit, orderStatus } from './support/deposit-steps.ts';

test.afterEach(async ({ doors }) => {
  expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
});

const amountField = (page: Page) => page.getByRole('textbox', { name: '转账金额' });
const done = (page: Page) => page.getByRole('status').filter({ hasText: '转账成功' });

test('[RT-42] [CA-60] [WA-05] movements are filtered by kind, state and days, summed, and saved as a file', async ({
  page,
  logInAs,
}) => {
  await logInAs('800.00');
  await page.goto('/mine/transfermoney?venue=QFDZ');
  await amountField(page).fill('300');
  await amountField(page).press('Enter');
  await expect(done(page)).toBeVisible();
  await page.goto('/mine/transRecord');
  const rows = page.locator('tr[data-deal]');
  await expect(rows).toHaveCount(2);
  const sums = page.getByText('出账', { exact: true }).locator('..');
  await expect(sums).toContainText('¥300');
  await page.getByRole('combobox', { name: '类型' }).selectOption('转入场馆');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('成功');
  await expect(page).toHaveURL('/mine/transRecord?kind=transferIn');
  await page.reload();
  await expect(rows).toHaveCount(1);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^交易记录 \d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^T\d+,.*转入七福电子,成功,.*300\.00/);
  await page.getByRole('combobox', { name: '交易时间' }).selectOption('今天');
  await expect(page).toHaveURL('/mine/transRecord?kind=transferIn&period=today');
  await expect(rows).toHaveCount(1);
  await page.getByRole('combobox', { name: '状态' }).selectOption('未成功');
  await expect(page.getByText('这段时间没有交易记录')).toBeVisible();
});

test('[RT-42] [CA-60] [WA-05] a deposit and a transfer open how they went, step by step with times', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('0.00');
  const orderId = await openDeposit(page, /银行卡转账/, '300');
  await doors.advance(5100);
  await expect(orderStatus(page)).toHaveText('存款成功');
  await page.goto('/mine/transfermoney?venue=QFDZ');
  await amountField(page).fill('100');
  await amountField(page).press('Enter');
  await expect(done(page)).toBeVisible();
  await page.goto('/mine/transRecord');
  const detail = page.getByRole('dialog', { name: '交易详情' });
  const steps = detail.getByRole('list', { name: '处理进度' }).getByRole('listitem');
  const opener = page.getByRole('button', { name: `详情 ${orderId}` });
  await opener.click();
  await expect(steps).toHaveText([
    /\d{2}:\d{2}.*已提交$/,
    /\d{2}:\d{2}.*已收到付款$/,
    /\d{2}:\d{2}.*已到账$/,
  ]);
  await expect(detail).toContainText('+¥300');
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(opener).toBeFocused();
  await page.getByRole('button', { name: /^详情 T/ }).click();
  await expect(steps).toHaveText([/\d{2}:\d{2}.*中心钱包已转出$/, /\d{2}:\d{2}.*场馆已收到$/]);
});

test('[RT-42] [WA-05] a stake and what is paid out lead to their ticket, and what has no page opens what is known of it', async ({
  page,
  site,
  doors,
  logInAs,
}) => {
  await logInAs('1000.00');
  const match = await site.make('FT');
  const market = marketOf(match, 'M');
  await openBoard(page, 'FT');
  await touch(page, match, market, 'H');
  await stake(page).fill('100');
  await place(page).click();
  await expect(slip(page)).toContainText('注单已确认');
  const ticket = await ticketOf(page).innerText();
  await doors.match(match.gidm, { half: { h: 1, c: 0 }, score: { h: 2, c: 1 }, finish: true });
  await page.goto('/mine/transRecord');
  const toTicket = page.getByRole('link', { name: `查看注单 ${ticket}` });
  await expect(async () => {
    await page.reload();
    await expect(toTicket).toHaveCount(2, { timeout: 2000 });
  }).toPass();
  await toTicket.first().click();
  await expect(page).toHaveURL(`/mine/betRecord/${ticket}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ticket);
  await page.goto('/mine/transRecord?kind=adjust');
  await page.getByRole('button', { name: /^详情 A/ }).click();
  const detail = page.getByRole('dialog', { name: '交易详情' });
  await expect(detail).toContainText('+¥1,000');
  await expect(detail.getByRole('list', { name: '处理进度' })).toHaveCount(0);
});

test('[RT-44] [WA-05] who was given nothing by promotions in that time is told so', async ({
  page,
  logInAs,
}) => {
  await logInAs('10.00');
  await page.goto('/mine/giftRecord');
  await expect(page.getByRole('heading', { name: '领取记录', level: 1 })).toBeVisible();
  await expect(page.getByText('这段时间没有领取过奖励')).toBeVisible();
});

test('[RT-44] [WA-05] what was claimed is listed by days, summed, and opened with what it asks for', async ({
  page,
  doors,
  wire,
  logInAs,
}) => {
  await logInAs('0.00');
  await openDeposit(page, /网银快捷存款/, '600');
  await doors.advance(5100);
  await expect(orderStatus(page)).toHaveText('存款成功');
  await page.goto('/activity/firstDeposit/p-first');
  await page.locator('.cs-promo-standing').getByRole('button', { name: /^领取/ }).click();
  await expect(page.getByText(/^¥18 已派发至中心钱包/)).toBeVisible();

  await page.goto('/mine/giftRecord');
  const row = page.getByRole('row').filter({ hasText: '首存礼遇' });
  await expect(row).toContainText('¥18');
  const sums = page.locator('dl', { hasText: '本页奖励' });
  await expect(sums).toHaveText('笔数1本页奖励¥18本页需要流水¥18');
  await page.getByRole('combobox', { name: '领取时间' }).selectOption('今天');
  await expect(page).toHaveURL('/mine/giftRecord?period=today');
  await expect(row).toBeVisible();
  expect(wire.of('exchangeRecord').at(-1)?.body).toHaveProperty('beginTime');

  const opener = row.getByRole('button', { name: /^详情 E/ });
  await opener.click();
  const detail = page.getByRole('dialog', { name: '领取详情' });
  await expect(detail).toContainText('首存礼遇');
  await expect(detail).toContainText(/需要流水\s*¥18/);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await detail.getByRole('link', { name: '查看剩余流水' }).click();
  await expect(page).toHaveURL('/mine/takemoney');
  await expect(page.getByRole('progressbar', { name: '首存礼遇' })).toBeVisible();

  await page.goto('/mine/giftRecord?period=days&from=2024-01-01&to=2024-01-02');
  await expect(page.getByText('这段时间没有领取过奖励')).toBeVisible();
  await expect(sums).toContainText('笔数0');
});
