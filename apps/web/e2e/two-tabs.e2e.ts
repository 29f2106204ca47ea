import { expect, newName, PASSWORD, test, type Page } from './fixtures.ts';
import {
  account,
  authDialog,
  endLogin,
  fillLogin,
  headerButton,
  solveSlider,
  submit,
} from './support/auth-steps.ts';
import { pickOne, place, stake } from './support/board-steps.ts';
import { openDeposit } from './support/deposit-steps.ts';
import type { Doors } from './support/doors.ts';
import { chooseAmount, confirmWith, drawer, SIX } from './support/money-steps.ts';

const logoutOf = (page: Page) => account(page).getByRole('button', { name: '退出登录' });
const amountOf = (page: Page, amount: string) => page.getByText(amount).first();

/** What a login in another tab leaves in the storage that all tabs share. */
async function logInElsewhere(page: Page, doors: Doors, balance: string): Promise<string> {
  // A tab begins with an empty page, which may keep nothing.
  if (page.url() === 'about:blank') await page.goto('/');
  const { name, token, userId } = await doors.member({
    name: newName(),
    password: PASSWORD,
    balance,
  });
  await page.evaluate(
    ([id, kept]) => {
      localStorage.setItem('courtside.userId', id);
      localStorage.setItem('courtside.token', kept);
    },
    [userId, token] as const,
  );
  return name;
}

test(
  '[AU-20] leaving in one tab leaves in all, and a page for members is left too',
  { tag: '@landing' },
  async ({ page, context, logInAs }) => {
    await logInAs('88.00');
    await page.goto('/');
    await expect(logoutOf(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/mine/play');
    await expect(other).toHaveURL(/\/mine\/play$/);
    await expect(logoutOf(other)).toBeVisible();
    await logoutOf(page).click();
    await expect(headerButton(page, '登录')).toBeVisible();
    await expect(headerButton(other, '登录')).toBeVisible();
    await expect(other).not.toHaveURL(/\/mine\//);
  },
);

test('a login as another member in one tab shows nothing of the first one in the other', async ({
  page,
  context,
  doors,
  logInAs,
}) => {
  await logInAs('7351.00');
  await page.goto('/');
  await expect(amountOf(page, '7,351')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/mine/savemoney');
  const text = other.getByRole('textbox').first();
  await text.fill('135');
  await expect(amountOf(other, '7,351')).toBeVisible();

  await logInElsewhere(page, doors, '42.00');
  await expect(amountOf(other, '42')).toBeVisible();
  await expect(other.getByText('7,351')).toHaveCount(0);
  await expect(text).toHaveValue('');
});

test('orders of the first member are nobody else’s: their pages are left, and what a hall was asking for waits for its owner', async ({
  page,
  context,
  doors,
  guard,
  logInAs,
}) => {
  guard.allowProblem(/Failed to load resource|ERR_/);
  await logInAs('3000.00', drawer());
  const orderId = await openDeposit(page, /银行卡转账/, '408');
  const withdrawal = await context.newPage();
  await withdrawal.goto('/mine/takemoney');
  await chooseAmount(withdrawal, '1000');
  await confirmWith(withdrawal, SIX);
  await expect(withdrawal).toHaveURL(/\/mine\/takemoney\/W\d+$/);
  const hall = await context.newPage();
  await hall.goto('/mine/transfermoney?venue=QFDZ');
  await doors.fault({ path: '/fd/api/v1/transfer/utcTransfer', times: 1000, drop: true });
  await hall.getByRole('textbox', { name: '转账金额' }).fill('100');
  await hall.getByRole('textbox', { name: '转账金额' }).press('Enter');
  await expect(hall.getByText('正在确认上一笔转账')).toBeVisible();

  await logInElsewhere(await context.newPage(), doors, '42.00');
  await expect(page.getByRole('main')).not.toContainText('¥408');
  await expect(page.getByRole('main')).toContainText('未找到');
  await expect(page.getByRole('main')).not.toContainText(orderId);
  await expect(withdrawal.getByText('未找到这笔取款')).toBeVisible();
  await expect(hall.getByText('正在确认上一笔转账')).toHaveCount(0);
  await doors.clearFaults();
  await hall.getByRole('textbox', { name: '转账金额' }).fill('10');
  await hall.getByRole('textbox', { name: '转账金额' }).press('Enter');
  await expect(hall.getByRole('status').filter({ hasText: '转账成功' })).toContainText('¥32');
});

test('a slip goes with its member: another one finds it empty, and so does a page that is loaded again', async ({
  page,
  context,
  site,
  doors,
  logInAs,
}) => {
  await logInAs('1000.00');
  await pickOne(page, site);
  await stake(page).fill('135');
  await expect(place(page)).toBeEnabled();
  const other = await context.newPage();
  await other.goto('/');
  await logInElsewhere(other, doors, '42.00');
  await expect(amountOf(page, '42')).toBeVisible();
  await expect(stake(page)).toHaveCount(0);
  await expect(page.locator('.cs-price[aria-pressed="true"]')).toHaveCount(0);
  await page.reload();
  await expect(amountOf(page, '42')).toBeVisible();
  await expect(page.locator('.cs-price').first()).toBeVisible();
  await expect(stake(page)).toHaveCount(0);
});

test('a login in one tab closes the login form of the other', async ({
  page,
  context,
  doors,
  guard,
}) => {
  // A socket that the login cuts while it is being opened.
  guard.allowProblem(/WebSocket connection|socket\.failed/);
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  await headerButton(other, '登录').click();
  await expect(authDialog(other)).toBeVisible();
  await logInElsewhere(page, doors, '42.00');
  await expect(authDialog(other)).toBeHidden();
  await expect(logoutOf(other)).toBeVisible();
});

test('a hall shows the balances of a member who left neither to visitors nor to the next member', async ({
  page,
  context,
  doors,
  logInAs,
}) => {
  await logInAs('713.00');
  await page.goto('/game/realbet');
  const main = page.getByRole('main');
  const takeIn = page.getByRole('button', { name: '转入 云台真人' });
  await expect(main).toContainText('¥713');
  await expect(takeIn).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await logoutOf(other).click();
  await expect(headerButton(page, '登录')).toBeVisible();
  await expect(page).toHaveURL(/\/game\/realbet$/);
  await expect(main).not.toContainText('¥713');
  await expect(takeIn).toBeHidden();
  await expect(page.getByRole('button', { name: '进入 云台真人' })).toBeVisible();

  // The next member's wallets are not answered yet.
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/venue/allBalance', async (route) => {
    await held;
    await route.continue();
  });
  await logInElsewhere(other, doors, '42.00');
  await expect(logoutOf(page)).toBeVisible();
  await expect(main.getByText('中心钱包')).toBeVisible();
  await expect(main).not.toContainText('¥713');
  answer();
  await expect(main).toContainText('¥42');
});

test('a login as another member in one tab closes the entry dialog of the other', async ({
  page,
  context,
  doors,
  logInAs,
}) => {
  await logInAs('500.00');
  await page.goto('/game/realbet');
  await page.getByRole('button', { name: '转入 云台真人' }).click();
  const dialog = page.getByRole('dialog', { name: '转入金额' });
  await expect(dialog).toContainText('¥500');
  await logInElsewhere(await context.newPage(), doors, '42.00');
  await expect(amountOf(page, '42')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('[AU-16] a session that ended is told once, in the tab that asks; the next login finds its slip and what was typed', async ({
  page,
  context,
  site,
  doors,
  logInAs,
}) => {
  const { name } = await logInAs('1000.00');
  await page.goto('/app/help');
  await expect(logoutOf(page)).toBeVisible();
  const other = await context.newPage();
  await pickOne(other, site);
  await stake(other).fill('135');
  await account(other).getByRole('button', { name: '更多' }).click();
  await other.getByRole('menuitem', { name: '意见反馈' }).click();
  const text = other.getByRole('textbox', { name: '反馈内容' });
  await text.fill('六点存款一百元，尚未到账');
  // What the first tab asks by itself is not answered: it must hear of the end from the other one.
  await page.route('**/api/v1/**', () => undefined);
  await endLogin(other, doors, name, account(other).getByRole('button', { name: '刷新余额' }));
  await expect(authDialog(other)).toHaveCount(1);
  await expect(other).toHaveURL('/');
  await expect(other.locator('.cs-toasts').getByText('登录已失效，请重新登录')).toHaveCount(1);
  await expect(headerButton(page, '登录')).toBeVisible();
  await expect(authDialog(page)).toBeHidden();
  await page.unrouteAll();

  await fillLogin(other, name, PASSWORD);
  await submit(other, '登录').click();
  await solveSlider(other, doors);
  await expect(other).toHaveURL('/mine/feedback');
  await expect(text).toHaveValue('六点存款一百元，尚未到账');
  await other
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '体育' })
    .click();
  await expect(stake(other)).toHaveValue('135');
  await expect(place(other)).toBeEnabled();
  await expect(logoutOf(page)).toBeVisible();
});
