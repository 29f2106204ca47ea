import { expect, test, type Page } from './fixtures.ts';
import { expectBalance } from './support/board-steps.ts';
import { homeBlock } from './support/home-blocks.ts';
import {
  amountDialog,
  bar,
  enterWithAll,
  expectRecord,
  expectWholeLedger,
  game,
  hallCard,
  leave,
  openVenues,
  playRound,
  takeInAndEnter,
  turnAutomaticTransferOn,
} from './support/venue-steps.ts';

const LAUNCH = '/game/api/v1/venue/launch';
const BALANCE = '/game/api/v1/venue/balance';
const leaveDialog = (page: Page) => page.getByRole('alertdialog', { name: '离开游戏' });

test.use({ games: true });
test.beforeEach(({ page, doors, guard, site }) => openVenues({ page, doors, guard, site }));
test.afterEach(({ doors }) => expectWholeLedger({ doors }));

for (const [kind, hall, name, label] of [
  ['ZR', '/game/realbet', '云台真人', 'live'],
  ['QP', '/game/chess', '天元棋牌', 'cards'],
  ['DJ', '/game/gaming', '竞界电竞', 'esports'],
] as const) {
  test(`[RT-13] [VE-01] [VE-03] [VE-06] [CA-75] [CA-77] ${kind}: money goes in, a round is played in the frame, and all of it is in the records`, async ({
    page,
    wire,
    site,
    logInAs,
  }) => {
    await logInAs('300.00');
    await takeInAndEnter(page, hall, name, '100');
    await expect(page.locator('.cs-toasts').getByText('转账成功')).toBeVisible();
    await expect(page).toHaveURL(/\/game\/http%3A%2F%2F127/);
    const frame = page.locator('.cs-game__frame');
    await expect(frame).toHaveAttribute(
      'src',
      new RegExp(`^${site.gameOrigin}/game/demo/${label}`),
    );
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
    const [transfer] = wire.of('utcTransfer').map(({ body }) => body);
    expect(transfer).toMatchObject({ amount: '100.00', ty: '1' });
    expect(wire.of('launch')[0]?.body).toMatchObject({ enName: transfer?.['channelCode'] });
    await expectBalance(page, '¥200');
    await expect(bar(page).locator('[data-fact="balance"]')).toHaveText('¥100');
    await expect(bar(page).getByRole('timer')).toBeVisible();
    const payout = await playRound(game(page));
    const left = (await game(page).locator('#balance').textContent()) ?? '';
    const shown = `¥${left.replace(/\.00$/, '')}`;
    await expect(bar(page).locator('[data-fact="balance"]')).toHaveText(shown);
    await leave(page);
    await expect(page).toHaveURL(new RegExp(`${hall}$`));
    await expectBalance(page, `¥${(200 + Number(left)).toFixed(2).replace(/\.00$/, '')}`);
    await expectRecord(page, kind, name, payout);
  });
}

for (const [kind, path] of [
  ['DZ', '/game/egame'],
  ['BY', '/game/fishing'],
] as const) {
  test(`[VE-01] [VE-08] [CA-77] [CA-81] ${kind}: a game of the catalogue is entered, a round is played, it is in the records, and home leads back to it`, async ({
    page,
    logInAs,
  }) => {
    await logInAs('80.00');
    await turnAutomaticTransferOn(page);
    await page.goto(path);
    await page.getByRole('grid').getByRole('button').first().click();
    const name = await page.getByRole('dialog').getByRole('heading', { level: 2 }).innerText();
    await page.getByRole('button', { name: '进入游戏' }).click();
    await enterWithAll(page, name, '¥80');
    await expect(bar(page).locator('[data-fact="balance"]')).toHaveText('¥80');
    const payout = await playRound(game(page));
    await leave(page);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.goto('/');
    const venues = await homeBlock(page, '场馆与游戏');
    const recent = venues.getByRole('region', { name: '最近玩过' });
    await recent.getByRole('button', { name: `收藏 ${name}`, exact: true }).click();
    const favourites = page.getByRole('region', { name: '我的收藏' });
    await expect(favourites.getByRole('listitem')).toContainText([name]);
    await expectRecord(page, kind, name, payout);
  });
}

test('[RT-13] a visitor is led home from the game frame; an address of another host is refused, however it is written', async ({
  page,
  logInAs,
}) => {
  await page.goto('/game/https%3A%2F%2Fgames.example%2F');
  await expect(page).toHaveURL(/\/$/);
  await logInAs('1.00');
  for (const address of [
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    'data:text/html,1',
    encodeURIComponent('http://127.0.0.1/'),
  ]) {
    await page.goto(`/game/${encodeURIComponent(address)}`);
    await expect(page.getByRole('heading', { name: '这个地址不能打开' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});

test('[VE-04] an address from / on opens in the origin of the site, and without the rights of that origin, in a frame and alone', async ({
  page,
  context,
  site,
  logInAs,
}) => {
  await logInAs('100.00');
  await takeInAndEnter(page, '/game/chess', '龙亭棋牌', '50');
  const frame = page.locator('.cs-game__frame');
  await expect(frame).toHaveAttribute('src', new RegExp(`^${site.url}/game/demo/cards`));
  await expect(frame).not.toHaveAttribute('sandbox', /allow-same-origin/);
  await playRound(game(page));
  // As the frame of another host may lead itself there: a script of it reads nothing that the site keeps.
  const alone = await context.newPage();
  await alone.goto((await frame.getAttribute('src')) ?? '');
  await expect(alone.locator('#play')).toBeVisible();
  const read = await alone.evaluate(() => {
    try {
      return String(localStorage.length);
    } catch (fault) {
      return (fault as Error).name;
    }
  });
  expect(read).toBe('SecurityError');
  await alone.close();
});

test('[VE-04] [RT-03] [RT-05] content is kept and shown on the slot-game page, at both of its addresses', async ({
  page,
  logInAs,
}) => {
  await page.goto('/pg/game');
  await expect(page.getByRole('heading', { name: '还没有选择游戏' })).toBeVisible();
  await page.goto('/dz/game');
  await expect(page.getByRole('heading', { name: '还没有选择游戏' })).toBeVisible();
  await logInAs('100.00');
  await page.goto('/game/egame');
  await page.getByRole('searchbox').fill('明月几时有');
  await page.getByRole('grid').getByRole('button').first().click();
  await page.getByRole('button', { name: '进入游戏' }).click();
  await expect(page).toHaveURL(/\/pg\/game$/);
  await expect(game(page).getByText('游戏已准备好。')).toBeVisible();
  await expect(page.locator('.cs-game__frame')).not.toHaveAttribute('sandbox', /same-origin/);
  await page.goto('/dz/game');
  await expect(game(page).getByText('游戏已准备好。')).toBeVisible();
  await game(page).getByRole('link', { name: '进入游戏' }).click();
  await expect(game(page).locator('#play')).toBeVisible();
});

test('[CO-50] a venue that closes while it is played says so in the place of the game, and its money stays', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('100.00');
  await takeInAndEnter(page, '/game/realbet', '云台真人', '60');
  await expect(game(page).locator('#play')).toBeVisible();
  await doors.games({ venue: 'YTZR', maintenance: 30 });
  await game(page).locator('#stake').fill('1');
  await game(page).locator('#play').click();
  const cover = page.locator('.cs-game__cover');
  await expect(cover).toContainText('云台真人维护中');
  await expect(cover).toContainText('场馆里的 ¥60 原样保留');
  await expect(cover).toContainText(/预计 (\d\d\/\d\d )?\d\d:\d\d 恢复/);
  await cover.getByRole('button', { name: '返回大厅' }).click();
  const dialog = page.getByRole('alertdialog', { name: '离开游戏' });
  await expect(dialog).toContainText('场馆维护期间不能转出，余额 ¥60 暂留在场馆');
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: '离开游戏' }).click();
  await expect(hallCard(page, 'YTZR')).toContainText('维护中');
  await expect(hallCard(page, 'YTZR')).toContainText('¥60');
});

test('[DG-09] 6302 of a call while a game is open opens the dialog that cannot be closed, and its button enters the game anew', async ({
  page,
  doors,
  wire,
  logInAs,
}) => {
  await logInAs('100.00');
  await takeInAndEnter(page, '/game/realbet', '云台真人', '40');
  await expect(game(page).locator('#play')).toBeVisible();
  const before = page.url();
  await doors.fault({ path: BALANCE, statusCode: 6302 });
  const dialog = page.getByRole('alertdialog');
  // What the venue holds is asked every ten seconds.
  await expect(dialog).toContainText('数据异常，请重新进入游戏');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveCount(1);
  await dialog.getByRole('button', { name: '重新进入' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(/\/game\/http/);
  await expect(game(page).locator('#play')).toBeVisible();
  expect(wire.of('launch')).toHaveLength(2);
});

test('[RT-13] a venue that forgets the member in the middle of a game says that the way in is over, and is entered anew', async ({
  page,
  doors,
  wire,
  logInAs,
}) => {
  const { name } = await logInAs('100.00');
  await takeInAndEnter(page, '/game/realbet', '云台真人', '40');
  await expect(game(page).locator('#play')).toBeVisible();
  const before = page.url();
  await doors.games({ invalidate: name });
  await game(page).locator('#stake').fill('1');
  await game(page).locator('#play').click();
  const cover = page.locator('.cs-game__cover');
  await expect(cover).toContainText('本次入口已失效');
  await cover.getByRole('button', { name: '重新进入游戏' }).click();
  await expect(game(page).locator('#play')).toBeVisible();
  await expect(page).not.toHaveURL(before);
  expect(wire.of('launch')).toHaveLength(2);
});

test('[RT-13] a venue that answers the address of before is entered anew all the same', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('100.00');
  let first = '';
  let launches = 0;
  await page.route(`**${LAUNCH}`, async (route) => {
    launches += 1;
    if (first !== '') return route.fulfill({ contentType: 'application/json', body: first });
    const response = await route.fetch();
    first = await response.text();
    return route.fulfill({ response });
  });
  await takeInAndEnter(page, '/game/realbet', '云台真人', '40');
  await expect(game(page).locator('#play')).toBeVisible();
  const before = page.url();
  await doors.fault({ path: BALANCE, statusCode: 6302 });
  const dialog = page.getByRole('alertdialog');
  // What the venue holds is asked every ten seconds.
  await dialog.getByRole('button', { name: '重新进入' }).click();
  await expect.poll(() => launches).toBe(2);
  await expect(game(page).locator('#play')).toBeVisible();
  await expect(page.locator('.cs-game__cover')).toBeHidden();
  await expect(page).toHaveURL(before);
  await page.reload();
  await expect(game(page).locator('#play')).toBeVisible();
  await page.goBack();
  await leaveDialog(page).getByRole('button', { name: '离开游戏' }).click();
  await expect(page).toHaveURL(/\/game\/realbet$/);
});

test('on a phone a game is entered, played and left, and a slow launch is pressed once however often it is pressed', async ({
  page,
  doors,
  wire,
  logInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAs('100.00');
  await page.goto('/game/egame');
  await doors.fault({ path: LAUNCH, latencyMs: 1500 });
  await page.getByRole('grid').getByRole('button').first().click();
  const enter = page.getByRole('button', { name: '进入游戏' });
  await enter.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(game(page).locator('#play')).toBeVisible();
  expect(wire.of('launch')).toHaveLength(1);
  await bar(page).getByRole('button', { name: '转入' }).click();
  await amountDialog(page).getByRole('textbox', { name: '转入金额' }).fill('20');
  await amountDialog(page).getByRole('button', { name: '确认转入' }).click();
  await expect(page.locator('.cs-toasts').getByText('转账成功')).toBeVisible();
  await expect(bar(page).locator('[data-fact="balance"]')).toHaveText('¥20');
  const box = await page.locator('.cs-game__frame').boundingBox();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect
    .poll(async () => (await page.locator('.cs-game__frame').boundingBox())?.width)
    .toBeGreaterThan(box?.width ?? 0);
  await page.setViewportSize({ width: 390, height: 844 });
  const payout = await playRound(game(page));
  await leave(page);
  await expect(page).toHaveURL(/\/game\/egame$/);
  await expectRecord(page, 'DZ', '七福电子', payout);
});

test('[RT-13] a game that does not come is waited for, told late and opened anew, and is seen on the full screen until it is left', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('100.00');
  await page.clock.install();
  let answers = false;
  await page.route(`${site.gameOrigin}/game/demo/**`, async (route) => {
    // Else the request is left as it is: nobody answers it.
    if (answers) await route.continue();
  });
  await takeInAndEnter(page, '/game/realbet', '云台真人', '40');
  const cover = page.locator('.cs-game__cover');
  await expect(cover.getByRole('status')).toHaveText('正在连接 云台真人');
  await page.clock.fastForward(5000);
  await expect(cover).toContainText(/等待场馆打开游戏画面，已等待 [5-9] 秒/);
  await page.clock.fastForward(20_000);
  await expect(cover).toContainText('游戏画面迟迟没有打开');
  await expect(cover.getByRole('button', { name: '返回大厅' })).toBeVisible();
  answers = true;
  await cover.getByRole('button', { name: '重新打开' }).click();
  await expect(game(page).locator('#play')).toBeVisible();
  await expect(cover).toHaveCount(0);

  const full = () => page.evaluate(() => document.fullscreenElement === document.documentElement);
  await bar(page).getByRole('button', { name: '全屏' }).click();
  await expect.poll(full).toBe(true);
  // What a member needs beside a game stays in sight.
  await expect(bar(page).locator('[data-fact="balance"]')).toHaveText('¥40');
  await expect(bar(page).getByRole('timer')).toBeVisible();
  await bar(page).getByRole('button', { name: '退出全屏' }).click();
  await expect.poll(full).toBe(false);
  await bar(page).getByRole('button', { name: '全屏' }).click();
  await expect.poll(full).toBe(true);
  await leave(page);
  await expect(hallCard(page, 'YTZR')).toBeVisible();
  await expect.poll(full).toBe(false);
});
