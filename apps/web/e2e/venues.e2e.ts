import type { FrameLocator } from '@playwright/test';
import { expect, newName, PASSWORD, test, type Member, type Page } from './fixtures.ts';
import { account, fillLogin, headerButton, solveSlider, submit } from './support/auth-steps.ts';
import { expectBalance } from './support/board-steps.ts';
import type { Doors } from './support/doors.ts';

test.use({ games: true });

const LAUNCH = '/game/api/v1/venue/launch';
const BALANCE = '/game/api/v1/venue/balance';

test.beforeEach(async ({ doors, guard, site, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await doors.games({ reset: true, origin: site.gameOrigin });
  // The games come from another origin than the site: here from the gateway's own.
  guard.allowProblem(new RegExp(`^foreign: ${site.gameOrigin}/game/demo/`));
});

test.afterEach(async ({ doors }) => {
  expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
});

const bar = (page: Page) => page.locator('.cs-game__bar');
const game = (page: Page): FrameLocator => page.frameLocator('.cs-game__frame');
const hallCard = (page: Page, enName: string) => page.locator(`[data-venue="${enName}"]`);
const amountDialog = (page: Page) => page.getByRole('dialog', { name: '转入金额' });

/** Takes money into a venue from its hall and enters it. */
async function takeInAndEnter(page: Page, hall: string, name: string, amount: string) {
  await page.goto(hall);
  await page.getByRole('button', { name: `转入 ${name}` }).click();
  await amountDialog(page).getByRole('textbox', { name: '转入金额' }).fill(amount);
  await amountDialog(page).getByRole('button', { name: '转入并进入' }).click();
}

/** One round for the smallest stake, in the game that is open. */
async function playRound(page: Page) {
  const inside = game(page);
  await expect(inside.locator('#play')).toBeVisible();
  await inside.locator('#stake').fill('1');
  await inside.locator('#play').click();
  await expect(inside.locator('#log tr')).toHaveCount(1);
}

async function leave(page: Page) {
  await bar(page).getByRole('button', { name: '离开游戏' }).click();
  await page
    .getByRole('alertdialog', { name: '离开游戏' })
    .getByRole('button', { name: '离开游戏' })
    .click();
}

test(
  '[NV-06] home offers eight categories, and each leads to its page',
  { tag: '@landing' },
  async ({ page }) => {
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: '主导航' });
    await expect(nav.getByRole('link')).toHaveText([
      '首页',
      '体育',
      '电子',
      '真人',
      '彩票',
      '棋牌',
      '电竞',
      '捕鱼',
    ]);
    const block = page.getByRole('region', { name: '游戏分类' });
    await expect(block.getByRole('link')).toHaveCount(7);
    for (const [link, title] of [
      ['电子', '电子游戏'],
      ['真人', '真人娱乐'],
      ['彩票', '彩票游戏'],
      ['棋牌', '棋牌游戏'],
      ['电竞', '电子竞技'],
      ['捕鱼', '捕鱼游戏'],
    ] as const) {
      await nav.getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    }
  },
);

const hallShows = (path: string, title: string, venues: readonly [string, ...string[]]) =>
  async function shows({ page }: { page: Page }) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    for (const enName of venues) await expect(hallCard(page, enName)).toBeVisible();
    await expect(page.locator('.cs-venue-table tbody tr').first()).toBeVisible();
    await hallCard(page, venues[0]).getByRole('button', { name: /^进入/ }).click();
    await expect(page.getByText('请先登录后再了解更多')).toBeVisible();
  };

test('[RT-07] [CA-72] the live dealer venues are shown to anybody; entering asks to log in', ({
  page,
}) => hallShows('/game/realbet', '真人娱乐', ['KXZR', 'YTZR', 'JLZR'])({ page }));

test('[RT-08] the chess and card venues are shown to anybody; entering asks to log in', ({
  page,
}) => hallShows('/game/chess', '棋牌游戏', ['TYQP', 'LTQP'])({ page }));

test('[RT-09] the e-sports venues are shown to anybody; entering asks to log in', ({ page }) =>
  hallShows('/game/gaming', '电子竞技', ['DJZH', 'YJDJ'])({ page }));

test('[RT-10] the lottery venues are shown to anybody; entering asks to log in', ({ page }) =>
  hallShows('/game/lottery', '彩票游戏', ['G1CP', 'SGCP'])({ page }));

test('what a visitor wanted to enter follows the login, unless they went elsewhere first', async ({
  page,
  doors,
}) => {
  const { name } = await doors.member({ name: newName(), password: PASSWORD, token: false });
  const prompt = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({
    hasText: '请先登录后再了解更多',
  });
  const enter = () => hallCard(page, 'YTZR').getByRole('button', { name: /^进入/ }).click();
  await page.goto('/game/realbet');
  await enter();
  await prompt.getByRole('button', { name: '取消' }).click();
  const nav = page.getByRole('navigation', { name: '主导航' });
  await nav.getByRole('link', { name: '棋牌' }).click();
  await expect(page).toHaveURL(/\/game\/chess$/);
  await headerButton(page, '登录').click();
  await fillLogin(page, name, PASSWORD);
  await submit(page, '登录').click();
  await solveSlider(page, doors);
  const logout = account(page).getByRole('button', { name: '退出登录' });
  await expect(logout).toBeVisible();
  await expect(page).toHaveURL(/\/game\/chess$/);
  await logout.click();
  await expect(headerButton(page, '登录')).toBeVisible();

  await nav.getByRole('link', { name: '真人' }).click();
  await enter();
  await prompt.getByRole('button', { name: '确定' }).click();
  await fillLogin(page, name, PASSWORD);
  await submit(page, '登录').click();
  await solveSlider(page, doors);
  await expect(page).toHaveURL(/\/game\/http/);
  await expect(page.locator('.cs-game__frame')).toBeVisible();
});

test('[VE-09] with automatic transfer the hall says what an entry will move, and the entry what it moved', async ({
  page,
  logInAs,
}) => {
  await logInAs('120.00');
  await turnAutomaticTransferOn(page);
  await page.goto('/game/realbet');
  await expect(page.getByText('进入场馆时，会把中心钱包的 ¥120 全部转入该场馆。')).toBeVisible();
  await hallCard(page, 'YTZR').getByRole('button', { name: /^进入/ }).click();
  await expect(page.locator('.cs-toasts')).toContainText('已自动转入云台真人 ¥120');
  await expect(bar(page).locator('[data-fact="balance"]')).toHaveText('¥120');
});

test(
  '[RT-11] [VE-08] [CA-74] [CA-81] [CA-82] the electronic games are searched by name and by initials, narrowed down with counts, and marked',
  { tag: '@landing' },
  async ({ page, logInAs }) => {
    await logInAs('100.00');
    await page.goto('/game/egame');
    const grid = page.getByRole('grid', { name: '电子游戏列表' });
    const cards = grid.locator('.cs-game-card__open');
    const count = page.locator('.cs-game-tools__count');
    await expect(count).toHaveText(/^共 \d{3} 款$/);
    const search = page.getByRole('searchbox', { name: '搜索游戏' });
    await search.fill('临门');
    await expect(cards.first()).toContainText('七福临门');
    await search.fill('qflm');
    await expect(cards.first()).toContainText('七福临门');
    await expect(count).toHaveText('共 1 款');
    await search.fill('');

    await page.getByRole('button', { name: '筛选', exact: true }).click();
    const filters = page.getByRole('dialog', { name: '筛选' });
    await filters.getByRole('checkbox', { name: /^明月电子/ }).check();
    const shown = filters.getByRole('button', { name: /^查看 \d+ 款游戏$/ });
    await expect(shown).not.toHaveText('查看 112 款游戏');
    const found = /\d+/.exec((await shown.textContent()) ?? '')?.[0];
    await shown.click();
    await expect(count).toHaveText(`共 ${found} 款`);
    await expect(grid.locator('.cs-game-card__venue').first()).toHaveText('明月电子');
    await page.getByRole('button', { name: '筛选（1）' }).click();
    await filters.getByRole('button', { name: '清除筛选' }).click();
    await filters.getByRole('button', { name: /^查看/ }).click();

    await grid.getByRole('button', { name: '收藏 七福临门' }).click();
    await page.getByText('我的收藏', { exact: true }).click();
    await expect(cards).toHaveCount(1);
    await page.reload();
    await expect(grid.getByRole('button', { name: '取消收藏 七福临门' })).toBeVisible();
    await grid.getByRole('button', { name: '取消收藏 七福临门' }).click();
    await expect(page.getByText('还没有收藏游戏')).toBeVisible();

    await page.getByRole('region', { name: '累积奖池' }).getByRole('button').first().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText('当前奖池');
    await expect(sheet).toContainText(/¥[\d,]+\.\d\d/);
    await expect(sheet).toContainText('理论返还率');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '全部奖池游戏' }).click();
    await expect(page.getByRole('radio', { name: '奖池' })).toBeChecked();
  },
);

test('[RT-12] the fishing games are listed for anybody, and the grid is walked through by keys', async ({
  page,
}) => {
  await page.goto('/game/fishing');
  await expect(page.getByRole('heading', { name: '捕鱼游戏', level: 1 })).toBeVisible();
  const cards = page.getByRole('grid').locator('.cs-game-card__open');
  await cards.first().focus();
  const columns = Number(await page.getByRole('grid').getAttribute('aria-colcount'));
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cards.nth(1 + columns)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(cards.nth(columns)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('单局金额');
  await page.keyboard.press('Escape');
  await expect(cards.nth(columns)).toBeFocused();
});

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
    await playRound(page);
    const left = (await game(page).locator('#balance').textContent()) ?? '';
    const shown = `¥${left.replace(/\.00$/, '')}`;
    await expect(bar(page).locator('[data-fact="balance"]')).toHaveText(shown);
    await leave(page);
    await expect(page).toHaveURL(new RegExp(`${hall}$`));
    await expectBalance(page, `¥${(200 + Number(left)).toFixed(2).replace(/\.00$/, '')}`);
    await page.goto(`/mine/betRecord?category=${kind}`);
    await expect(page.locator('main')).toContainText(name);
  });
}

async function turnAutomaticTransferOn(page: Page) {
  await page.goto('/mine/transfermoney');
  const auto = page.getByRole('switch', { name: '自动转账' });
  await auto.click();
  await expect(auto).toBeChecked();
}

for (const [kind, path] of [
  ['DZ', '/game/egame'],
  ['BY', '/game/fishing'],
] as const) {
  test(`[VE-01] [CA-77] ${kind}: a game of the catalogue is entered, a round is played, and it is in the records`, async ({
    page,
    logInAs,
  }) => {
    await logInAs('80.00');
    await turnAutomaticTransferOn(page);
    await page.goto(path);
    await page.getByRole('grid').getByRole('button').first().click();
    const name = await page.getByRole('dialog').getByRole('heading', { level: 2 }).innerText();
    await page.getByRole('button', { name: '进入游戏' }).click();
    await expect(bar(page).locator('[data-fact="balance"]')).toHaveText('¥80');
    await playRound(page);
    await leave(page);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.goto(`/mine/betRecord?category=${kind}`);
    await expect(page.locator('main')).toContainText(name);
  });
}

test('[VE-03] a venue that opens a window is played there, and its round is in the records', async ({
  page,
  context,
  logInAs,
}) => {
  await logInAs('60.00');
  await turnAutomaticTransferOn(page);
  await page.goto('/game/lottery');
  const popup = context.waitForEvent('page');
  await hallCard(page, 'G1CP').getByRole('button', { name: /^进入/ }).click();
  const window = await popup;
  await window.locator('#stake').fill('1');
  await window.locator('#play').click();
  await expect(window.locator('#log tr')).toHaveCount(1);
  await window.close();
  await page.goto('/mine/betRecord?category=CP');
  await expect(page.locator('main')).toContainText('冠一彩票');
});

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

test('[VE-04] an address from / on opens in the origin of the site, and without the rights of that origin', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('100.00');
  await takeInAndEnter(page, '/game/chess', '龙亭棋牌', '50');
  const frame = page.locator('.cs-game__frame');
  await expect(frame).toHaveAttribute('src', new RegExp(`^${site.url}/game/demo/cards`));
  await expect(frame).not.toHaveAttribute('sandbox', /allow-same-origin/);
  await playRound(page);
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

test('[VE-03] four venues open a window; one that the browser blocks is offered as a link', async ({
  page,
  context,
  site,
  logInAs,
}) => {
  await logInAs('100.00');
  await page.goto('/game/realbet');
  const popup = context.waitForEvent('page');
  await hallCard(page, 'KXZR').getByRole('button', { name: '进入 凯旋真人' }).click();
  const window = await popup;
  await expect(window).toHaveURL(new RegExp(`^${site.gameOrigin}/game/demo/live`));
  await expect(page.locator('.cs-toasts')).toContainText('已在新窗口打开凯旋真人');
  await expect(page).toHaveURL(/\/game\/realbet$/);
  expect(await window.evaluate(() => globalThis.opener === null)).toBe(true);
  await window.close();

  await page.evaluate(() => {
    globalThis.open = () => null;
  });
  await page.goto('/game/lottery', { waitUntil: 'load' });
  await page.evaluate(() => {
    globalThis.open = () => null;
  });
  await hallCard(page, 'G1CP').getByRole('button', { name: '进入 冠一彩票' }).click();
  const dialog = page.getByRole('dialog', { name: '浏览器拦截了新窗口' });
  await expect(dialog.getByRole('link', { name: '打开冠一彩票' })).toHaveAttribute(
    'href',
    new RegExp(`^${site.gameOrigin}/game/demo/lottery`),
  );
});

test('[VE-02] the local sports venue is a page of the site, and keeps what the launch answered', async ({
  page,
  logInAs,
}) => {
  await logInAs('100.00');
  await page.goto('/');
  const venues = page.getByRole('region', { name: '场馆与游戏' });
  await venues.getByRole('tab', { name: '体育' }).click();
  await venues.getByRole('button', { name: '进入 场边体育' }).click();
  await expect(page).toHaveURL(/\/game\/sport\/CRTY$/);
  expect(await page.evaluate(() => sessionStorage.getItem('courtside.local-sport'))).toBe(
    '/game/sport/CRTY',
  );
});

test(
  '[VE-05] [VE-06] [DG-05] [CO-49] [VA-16] a venue with a promotion asks for the amount first, holds it to its rule, and is entered with consent',
  { tag: '@landing' },
  async ({ page, wire, logInAs }) => {
    await logInAs('500.00', {
      venueActivity: { enName: 'YTZR', title: '首存礼遇', required: '300.00' },
    });
    await page.goto('/game/realbet');
    await hallCard(page, 'YTZR').getByRole('button', { name: '进入 云台真人' }).click();
    const dialog = amountDialog(page);
    await expect(dialog).toContainText('您还在活动中，转入后若未达成流水将无法转出');
    await expect(dialog).toContainText('“首存礼遇”还差 ¥300 流水');
    const field = dialog.getByRole('textbox', { name: '转入金额' });
    const send = dialog.getByRole('button', { name: '转入并进入' });
    await send.click();
    await expect(dialog.getByText('请输入转入金额')).toBeVisible();
    for (const [typed, told] of [
      ['0', '单笔最低转入 ¥0.01'],
      ['500.01', '中心钱包只有 ¥500'],
    ] as const) {
      await field.fill(typed);
      await send.click();
      await expect(dialog.getByText(told)).toBeVisible();
    }
    await field.fill('1.239');
    expect(await field.inputValue()).not.toBe('1.239');
    await expect(field).toHaveAttribute('maxlength', '12');
    expect(wire.of('utcTransfer')).toHaveLength(0);
    await dialog.getByRole('button', { name: '全部' }).click();
    await expect(field).toHaveValue('500.00');
    await send.click();
    const question = page.getByRole('alertdialog', { name: '该场馆有进行中的优惠' });
    await expect(question).toContainText('还差 ¥300 流水');
    await question.getByRole('button', { name: '仍要转入' }).click();
    await expect(page.locator('.cs-toasts').getByText('转账成功')).toBeVisible();
    await expect(page).toHaveURL(/\/game\/http/);
    await expectBalance(page, '¥0');
    const [first, second] = wire.of('utcTransfer').map(({ body }) => body);
    expect(first).toMatchObject({ channelCode: 'YTZR', amount: '500.00', ty: '1' });
    expect(second).toMatchObject({ isActivity: 1, key: first?.['key'] });
    expect(wire.of('launch').map(({ body }) => body['isActivity'])).toEqual([undefined, 1]);
  },
);

interface Refused {
  page: Page;
  doors: Doors;
  logInAs: (balance: string) => Promise<Member>;
}

/** Enters a venue whose launch is refused, and reads the notice. */
async function seesMaintenance(code: number, { page, doors, logInAs }: Refused) {
  await logInAs('100.00');
  const { siteTime } = await doors.clock();
  await page.goto('/game/realbet');
  await doors.fault({ path: LAUNCH, statusCode: code, data: { reopensAt: siteTime + 3_600_000 } });
  await hallCard(page, 'YTZR').getByRole('button', { name: '进入 云台真人' }).click();
  const dialog = page.getByRole('dialog', { name: '云台真人维护中' });
  await expect(dialog).toContainText(/预计 \d\d:\d\d 恢复/);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog).toBeHidden();
}

test('[CO-14] 6013 of a venue alone is told at the venue, and until when', ({
  page,
  doors,
  logInAs,
}) => seesMaintenance(6013, { page, doors, logInAs }));

test('[CO-50] 6415 is taken as the venue being under maintenance: it says so, and until when', ({
  page,
  doors,
  logInAs,
}) => seesMaintenance(6415, { page, doors, logInAs }));

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
  await expect(page.locator('.cs-game__cover')).toContainText('云台真人维护中');
  await page.locator('.cs-game__cover').getByRole('button', { name: '返回大厅' }).click();
  await expect(hallCard(page, 'YTZR')).toContainText('维护中');
  await expect(hallCard(page, 'YTZR')).toContainText('¥60');
});

test('[VE-07] sports that cannot be launched ask to log in first', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('100.00');
  await page.goto('/');
  const venues = page.getByRole('region', { name: '场馆与游戏' });
  await venues.getByRole('tab', { name: '体育' }).click();
  await doors.fault({ path: LAUNCH, statusCode: 6301 });
  await venues.getByRole('button', { name: '进入 瀚海体育' }).click();
  await expect(page.getByText('请先登录后再了解更多')).toBeVisible();
});

test('[DG-09] 6302 inside a game opens the dialog that cannot be closed, and its button enters the game anew', async ({
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

test('[RT-18] a redirect leads members to a page of this site and to no other, and stands in no menu', async ({
  page,
  logInAs,
}) => {
  await page.goto('/redirect/game%2Fegame');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('.cs-toasts')).toContainText(/登录/);
  await logInAs('1.00');
  await page.goto('/redirect');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('a[href*="redirect"]')).toHaveCount(0);
  await page.goto('/redirect/game%2Fegame?list=new');
  await expect(page).toHaveURL(/\/game\/egame\?list=new$/);
  await page.goto('/redirect/mine%2Fwallet');
  await expect(page).toHaveURL(/\/mine\/wallet$/);
  for (const away of ['%2F%2Fevil.example', '%2F%5Cevil.example', 'https%3A%2F%2Fevil.example']) {
    await page.goto(`/redirect/${away}`);
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
    expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  }
});

test('[VE-09] what venues hold is seen in the hall, and all of it comes back with one press', async ({
  page,
  logInAs,
}) => {
  await logInAs('100.00');
  await takeInAndEnter(page, '/game/realbet', '云台真人', '40');
  await expect(page).toHaveURL(/\/game\/http/);
  await page.goto('/game/realbet');
  await expect(hallCard(page, 'YTZR')).toContainText('¥40');
  await page.getByRole('button', { name: '一键回收' }).click();
  await expect(page.locator('.cs-toasts')).toContainText('已转回中心钱包 ¥40');
  await expectBalance(page, '¥100');
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
  await playRound(page);
  await leave(page);
  await expect(page).toHaveURL(/\/game\/egame$/);
  await page.goto('/mine/betRecord?category=DZ');
  await expect(page.locator('main')).toContainText('七福电子');
});
