import { expect, test } from './fixtures.ts';
import { expectBalance } from './support/board-steps.ts';
import {
  amountDialog,
  bar,
  expectWholeLedger,
  game,
  hallCard,
  openVenues,
  playRound,
  takeInAndEnter,
} from './support/venue-steps.ts';

const TRANSFER = '/fd/api/v1/transfer/utcTransfer';

test.use({ games: true });
test.beforeEach(({ page, doors, guard, site }) => openVenues({ page, doors, guard, site }));
test.afterEach(({ doors }) => expectWholeLedger({ doors }));

test(
  '[VE-09] money on its way into a venue is told and counted once, also where its page is reloaded before anything is known',
  { tag: '@money' },
  async ({ page, guard, wire, logInAs }) => {
    await logInAs('100.00');
    await takeInAndEnter(page, '/game/realbet', '云台真人', '40');
    await expect(bar(page).locator('[data-fact="balance"]')).toHaveText('¥40');
    guard.allowProblem(/ERR_FAILED|ERR_ABORTED/);
    // The gateway carries it out, and the page never hears of that.
    let carried = () => {};
    const arrived = new Promise<void>((resolve) => (carried = resolve));
    await page.route(`**${TRANSFER}`, async (route) => {
      await route.fetch();
      carried();
    });
    await bar(page).getByRole('button', { name: '转入' }).click();
    await amountDialog(page).getByRole('textbox', { name: '转入金额' }).fill('25');
    await amountDialog(page).getByRole('button', { name: '确认转入' }).click();
    await arrived;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await expect(page.locator('.cs-toasts').getByText('转账成功')).toBeVisible();
    await expect(game(page).locator('#play')).toBeVisible();
    await expect(bar(page).locator('[data-fact="balance"]')).toHaveText('¥65');
    await expectBalance(page, '¥35');
    // What was asked after the reload was asked under the key of before.
    const keys = new Set(wire.of('utcTransfer').map(({ body }) => body['key']));
    expect(keys.size).toBe(2);
  },
);

test('[VE-05] [CO-49] a dialog that is closed before the venue says that a promotion binds it moves nothing, and says so', async ({
  page,
  wire,
  logInAs,
}) => {
  await logInAs('500.00', {
    venueActivity: { enName: 'YTZR', title: '首存礼遇', required: '300.00' },
  });
  await page.goto('/game/realbet');
  await hallCard(page, 'YTZR').getByRole('button', { name: '转入 云台真人' }).click();
  const dialog = amountDialog(page);
  await dialog.getByRole('textbox', { name: '转入金额' }).fill('50');
  let answer = () => {};
  const closed = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**${TRANSFER}`, async (route) => {
    const response = await route.fetch();
    await closed;
    await route.fulfill({ response });
  });
  await dialog.getByRole('button', { name: '转入并进入' }).click();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(dialog).toBeHidden();
  answer();
  await expect(page.locator('.cs-toasts')).toContainText(
    '没有转入云台真人：该场馆绑定了“首存礼遇”',
  );
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectBalance(page, '¥500');
  await expect(page).toHaveURL(/\/game\/realbet$/);
  expect(wire.of('launch')).toHaveLength(0);
});

test('[VE-09] money that was won or lost in a window of its own comes back as the venue has it then', async ({
  page,
  context,
  logInAs,
}) => {
  await logInAs('100.00');
  await page.goto('/game/lottery');
  await hallCard(page, 'G1CP').getByRole('button', { name: /^转入/ }).click();
  await amountDialog(page).getByRole('textbox', { name: '转入金额' }).fill('30');
  const popup = context.waitForEvent('page');
  await amountDialog(page).getByRole('button', { name: '转入并进入' }).click();
  const window = await popup;
  await playRound(window);
  const left = (await window.locator('#balance').textContent()) ?? '';
  await window.close();
  await hallCard(page, 'G1CP').getByRole('button', { name: /^从/ }).click();
  const shown = `¥${left.replace(/\.00$/, '')}`;
  await expect(page.locator('.cs-toasts')).toContainText(`已转回中心钱包 ${shown}`);
  await expect(hallCard(page, 'G1CP')).toContainText('场馆余额 ¥0');
});

test('[RT-13] a game whose ticket ended elsewhere says so when its page is reloaded, and is entered anew', async ({
  page,
  doors,
  guard,
  logInAs,
}) => {
  // The venue has no page for the ticket any more.
  guard.expectProblem(/Failed to load resource: .* 404/);
  const { name } = await logInAs('100.00');
  await takeInAndEnter(page, '/game/realbet', '云台真人', '40');
  await expect(game(page).locator('#play')).toBeVisible();
  await doors.games({ enter: name, venue: 'TYQP' });
  await page.reload();
  const cover = page.locator('.cs-game__cover');
  await expect(cover).toContainText('本次入口已失效');
  await cover.getByRole('button', { name: '重新进入游戏' }).click();
  await expect(game(page).locator('#play')).toBeVisible();
});

test('[CA-81] [CA-82] more favourites than one answer holds are all there, and the earliest can be taken out', async ({
  page,
  doors,
  logInAs,
}) => {
  const { name } = await logInAs('1.00');
  await doors.games({ collect: name, category: 'DZ' });
  await page.goto('/game/egame');
  await page.getByText('我的收藏', { exact: true }).click();
  const count = page.locator('.cs-game-tools__count');
  await expect(count).toHaveText(/^共 \d{3} 款$/);
  const many = Number(/\d+/.exec(await count.innerText())?.[0]);
  expect(many).toBeGreaterThan(100);
  const grid = page.getByRole('grid');
  await grid.locator('.cs-game-card__open').first().focus();
  await page.keyboard.press('Control+End');
  const last = grid.locator('.cs-game-card__open:focus');
  await expect(last).toBeVisible();
  const title = await last.locator('.cs-game-card__name').innerText();
  await grid.getByRole('button', { name: `取消收藏 ${title}`, exact: true }).click();
  await expect(count).toHaveText(`共 ${many - 1} 款`);
  // The focus is on the card that is the last one now.
  await expect(last).toBeVisible();
  await expect(last).not.toContainText(title);
  await page.reload();
  await expect(count).toHaveText(`共 ${many - 1} 款`);
});
