import { expect, test, type Page } from './fixtures.ts';
import { headerButton } from './support/auth-steps.ts';
import { expectBalance } from './support/board-steps.ts';
import {
  amountDialog,
  bar,
  expectWholeLedger,
  game,
  hallCard,
  leave,
  openVenues,
  takeInAndEnter,
} from './support/venue-steps.ts';

const BALANCE = '/game/api/v1/venue/balance';
const leaveDialog = (page: Page) => page.getByRole('alertdialog', { name: '离开游戏' });

test.use({ games: true });
test.beforeEach(({ page, doors, guard, site }) => openVenues({ page, doors, guard, site }));
test.afterEach(({ doors }) => expectWholeLedger({ doors }));

test('[VE-09] what comes back on leaving is what the venue holds then, and a venue that does not say is left with that said', async ({
  page,
  doors,
  guard,
  wire,
  logInAs,
}) => {
  const { name } = await logInAs('100.00');
  await takeInAndEnter(page, '/game/realbet', '云台真人', '40');
  await expect(bar(page).locator('[data-fact="balance"]')).toHaveText('¥40');
  guard.allowProblem(/ERR_FAILED/);
  // From now on the page of the game hears nothing of what the venue holds.
  await page.route(`**${BALANCE}`, (route) => route.abort());
  await doors.games({ enter: name, venue: 'YTZR', carry: true });
  const dialog = leaveDialog(page);
  await bar(page).getByRole('button', { name: '离开游戏' }).click();
  await expect(dialog).toContainText('场馆余额没有读到');
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: '继续游戏' }).click();
  await page.unroute(`**${BALANCE}`);

  await bar(page).getByRole('button', { name: '离开游戏' }).click();
  await expect(
    dialog.getByRole('checkbox', { name: '同时把场馆余额 ¥100 转回中心钱包' }),
  ).toBeChecked();
  await dialog.getByRole('button', { name: '离开游戏' }).click();
  await expect(page.locator('.cs-toasts')).toContainText('已转回中心钱包 ¥100');
  await expectBalance(page, '¥100');
  expect(wire.of('utcTransfer').at(-1)?.body).toMatchObject({ amount: '100.00', ty: '2' });
});

test('[RT-13] a link of the header and Back ask before a game is left, and bring back what the venue holds', async ({
  page,
  logInAs,
}) => {
  await logInAs('100.00');
  await page.goto('/game/chess');
  const nav = page.getByRole('navigation', { name: '主导航' });
  await nav.getByRole('link', { name: '真人' }).click();
  await expect(hallCard(page, 'YTZR')).toBeVisible();
  await hallCard(page, 'YTZR').getByRole('button', { name: /^转入/ }).click();
  await amountDialog(page).getByRole('textbox', { name: '转入金额' }).fill('40');
  await amountDialog(page).getByRole('button', { name: '转入并进入' }).click();
  await expect(game(page).locator('#play')).toBeVisible();
  const dialog = leaveDialog(page);
  for (const away of [
    () => page.goBack(),
    () => nav.getByRole('link', { name: '彩票' }).click(),
    () => page.getByRole('button', { name: '退出登录' }).click(),
  ] as const) {
    await away();
    await expect(dialog).toContainText('¥40');
    await dialog.getByRole('button', { name: '继续游戏' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/game\/http/);
    await expect(game(page).locator('#play')).toBeVisible();
  }
  await nav.getByRole('link', { name: '彩票' }).click();
  await dialog.getByRole('button', { name: '离开游戏' }).click();
  await expect(page.locator('.cs-toasts')).toContainText('已转回中心钱包 ¥40');
  await expect(page).toHaveURL(/\/game\/lottery$/);
  // The page of the game was left for good.
  await page.goBack();
  await expect(page).toHaveURL(/\/game\/realbet$/);
  await hallCard(page, 'YTZR').getByRole('button', { name: /^进入/ }).click();
  await expect(game(page).locator('#play')).toBeVisible();
  await page.goBack();
  await dialog.getByRole('button', { name: '离开游戏' }).click();
  await expect(page).toHaveURL(/\/game\/realbet$/);
  await expect(hallCard(page, 'YTZR')).toBeVisible();
  await hallCard(page, 'YTZR').getByRole('button', { name: /^进入/ }).click();
  await expect(game(page).locator('#play')).toBeVisible();
  await page.getByRole('button', { name: '退出登录' }).click();
  await dialog.getByRole('button', { name: '离开游戏' }).click();
  await expect(headerButton(page, '登录')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('the skip link of a game page leads to its content, and Back asks as before', async ({
  page,
  logInAs,
}) => {
  await logInAs('100.00');
  await takeInAndEnter(page, '/game/realbet', '云台真人', '40');
  const stake = game(page).locator('#stake');
  await stake.fill('7');
  const skip = page.locator('.cs-shell__skip');
  await skip.focus();
  await skip.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(leaveDialog(page)).toBeHidden();
  // The game has not been loaded again.
  await expect(stake).toHaveValue('7');
  await page.goBack();
  await expect(page).toHaveURL(/\/game\/http[^#]*$/);
  await expect(stake).toHaveValue('7');
  await page.goBack();
  await leaveDialog(page).getByRole('button', { name: '继续游戏' }).click();
  await expect(stake).toHaveValue('7');
  await leave(page);
  await expect(page).toHaveURL(/\/game\/realbet$/);
});
