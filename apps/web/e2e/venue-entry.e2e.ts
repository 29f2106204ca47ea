import { expect, newName, PASSWORD, test, type Member, type Page } from './fixtures.ts';
import {
  account,
  authDialog,
  fillLogin,
  headerButton,
  solveSlider,
  submit,
} from './support/auth-steps.ts';
import { expectBalance } from './support/board-steps.ts';
import type { Doors } from './support/doors.ts';
import { homeBlock } from './support/home-blocks.ts';
import {
  amountDialog,
  enterWithAll,
  expectRecord,
  expectWholeLedger,
  hallCard,
  openVenues,
  playRound,
  turnAutomaticTransferOn,
} from './support/venue-steps.ts';

const LAUNCH = '/game/api/v1/venue/launch';

test.use({ games: true });
test.beforeEach(({ page, doors, guard, site }) => openVenues({ page, doors, guard, site }));
test.afterEach(({ doors }) => expectWholeLedger({ doors }));

const promptOf = (page: Page) =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({
    hasText: '请先登录后再了解更多',
  });

test('what a visitor wanted to enter follows the login, unless they went elsewhere first', async ({
  page,
  doors,
  wire,
}) => {
  const { name } = await doors.member({
    ...{ name: newName(), password: PASSWORD, balance: '77.00', token: false },
  });
  const prompt = promptOf(page);
  const enter = () => hallCard(page, 'YTZR').getByRole('button', { name: /^进入/ }).click();
  await page.goto('/game/realbet');
  await enter();
  await prompt.getByRole('button', { name: '取消' }).click();
  const nav = page.getByRole('navigation', { name: '主导航' });
  await nav.getByRole('link', { name: '电子' }).click();
  await expect(page).toHaveURL(/\/game\/egame$/);
  await headerButton(page, '登录').click();
  await fillLogin(page, name, PASSWORD);
  await submit(page, '登录').click();
  await solveSlider(page, doors);
  const logout = account(page).getByRole('button', { name: '退出登录' });
  await expect(logout).toBeVisible();
  // The balance is asked after the login: an entry would have asked for the wallets by then.
  await expectBalance(page, '¥77');
  expect(wire.of('allBalance')).toEqual([]);
  expect(wire.of('launch')).toEqual([]);
  await expect(page).toHaveURL(/\/game\/egame$/);
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

test('a wish whose login was declined is not carried out by a later one', async ({
  page,
  doors,
  wire,
}) => {
  const { name } = await doors.member({
    ...{ name: newName(), password: PASSWORD, balance: '77.00', token: false },
  });
  const enter = () => hallCard(page, 'YTZR').getByRole('button', { name: /^进入/ }).click();
  const logInByHeader = async () => {
    await headerButton(page, '登录').click();
    await fillLogin(page, name, PASSWORD);
    await submit(page, '登录').click();
    await solveSlider(page, doors);
    await expect(hallCard(page, 'YTZR')).toContainText('场馆余额 ¥0');
    await page
      .getByRole('navigation', { name: '主导航' })
      .getByRole('link', { name: '棋牌' })
      .click();
    await expect(hallCard(page, 'TYQP')).toContainText('场馆余额 ¥0');
  };
  await page.goto('/game/realbet');
  await enter();
  await promptOf(page).getByRole('button', { name: '取消' }).click();
  await logInByHeader();
  await account(page).getByRole('button', { name: '退出登录' }).click();
  await expect(headerButton(page, '登录')).toBeVisible();

  // Declined in the login itself.
  await page.goto('/game/realbet');
  await enter();
  await promptOf(page).getByRole('button', { name: '确定' }).click();
  await authDialog(page).getByRole('button', { name: '关闭' }).click();
  await expect(authDialog(page)).toBeHidden();
  await logInByHeader();
  expect(wire.of('launch')).toEqual([]);
});

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
  await enterWithAll(page, '冠一彩票', '¥60');
  const window = await popup;
  const payout = await playRound(window);
  await window.close();
  await expectRecord(page, 'CP', '冠一彩票', payout);
});

test('[VE-03] four venues open a window; one that the browser blocks is offered as a link', async ({
  page,
  context,
  doors,
  site,
  logInAs,
}) => {
  await logInAs('100.00');
  // It is under maintenance at the start.
  await doors.games({ venue: 'SGCP', maintenance: false });
  for (const [path, name, label] of [
    ['/game/realbet', '凯旋真人', 'live'],
    ['/game/lottery', '冠一彩票', 'lottery'],
    ['/game/lottery', '双格彩票', 'lottery'],
    ['/', '星芒体育', 'sport'],
  ] as const) {
    await page.goto(path);
    // Home has the venues of each category behind a tab.
    if (path === '/') {
      const venues = await homeBlock(page, '场馆与游戏');
      await venues.getByRole('tab', { name: '体育' }).click();
    }
    const popup = context.waitForEvent('page');
    await page.getByRole('button', { name: `进入 ${name}`, exact: true }).click();
    const window = await popup;
    await expect(window).toHaveURL(new RegExp(`^${site.gameOrigin}/game/demo/${label}`));
    await expect(page.locator('.cs-toasts')).toContainText(`已在新窗口打开${name}`);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    expect(await window.evaluate(() => globalThis.opener === null)).toBe(true);
    await window.close();
  }

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
  const venues = await homeBlock(page, '场馆与游戏');
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
    await field.clear();
    await field.pressSequentially('1234567890.05');
    await expect(field).toHaveValue('1234567890.0');
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

test('[VE-05] [VE-09] with automatic transfer on, a venue with a promotion says that entering moves all of it, binds it, and offers nothing else', async ({
  page,
  wire,
  logInAs,
}) => {
  await logInAs('500.00', {
    venueActivity: { enName: 'YTZR', title: '首存礼遇', required: '300.00' },
  });
  await turnAutomaticTransferOn(page);
  await page.goto('/game/realbet');
  for (const press of ['进入 云台真人', '转入 云台真人']) {
    await hallCard(page, 'YTZR').getByRole('button', { name: press }).click();
    const dialog = page.getByRole('dialog', { name: '进入 云台真人' });
    await expect(dialog).toContainText('“首存礼遇”还差 ¥300 流水');
    await expect(dialog).toContainText('中心钱包的 ¥500 全部转入云台真人');
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: /^不转入/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: '取消' }).click();
    await expect(dialog).toBeHidden();
  }
  expect(wire.of('launch')).toHaveLength(0);
  await expectBalance(page, '¥500');
  await hallCard(page, 'YTZR').getByRole('button', { name: '进入 云台真人' }).click();
  await enterWithAll(page, '云台真人', '¥500');
  await expect(page.locator('.cs-toasts')).toContainText('已自动转入云台真人 ¥500');
  await expectBalance(page, '¥0');
  expect(wire.of('launch').map(({ body }) => body['isActivity'])).toEqual([1]);
});

test('while the balance is covered neither the hall nor its dialog names what a wallet holds', async ({
  page,
  logInAs,
}) => {
  await logInAs('500.00');
  await page.addInitScript(() => localStorage.setItem('courtside.hideBalance', '1'));
  await page.goto('/game/realbet');
  await expect(hallCard(page, 'YTZR')).toContainText('场馆余额 ••••');
  await expect(page.locator('.cs-venues__wallet')).toContainText('••••');
  await expect(page.locator('.cs-venues__wallet')).not.toContainText('¥');
  await hallCard(page, 'YTZR').getByRole('button', { name: /^转入/ }).click();
  const dialog = amountDialog(page);
  await expect(dialog).toContainText('转入云台真人，中心钱包现有 ••••');
  await dialog.getByRole('textbox', { name: '转入金额' }).fill('500.01');
  await dialog.getByRole('button', { name: '转入并进入' }).click();
  await expect(dialog).toContainText('中心钱包只有 ••••');
});

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

test('[VE-07] sports that cannot be launched ask to log in first', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('100.00');
  await page.goto('/');
  const venues = await homeBlock(page, '场馆与游戏');
  await venues.getByRole('tab', { name: '体育' }).click();
  await doors.fault({ path: LAUNCH, statusCode: 6301 });
  await venues.getByRole('button', { name: '进入 瀚海体育' }).click();
  await expect(page.getByText('请先登录后再了解更多')).toBeVisible();
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
