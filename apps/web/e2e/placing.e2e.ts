import { expect, PASSWORD, test, type Page } from './fixtures.ts';
import { authDialog, fillLogin, headerButton, solveSlider, submit } from './support/auth-steps.ts';
import {
  expectBalance,
  marketOf,
  openBoard,
  openRecords,
  pin,
  pickOne,
  place,
  priceButton,
  recordOf,
  slip,
  stake,
  ticketOf,
  touch,
} from './support/board-steps.ts';
import type { Doors } from './support/doors.ts';
import type { Site } from './support/site.ts';

const VENUE = '/game/api/v1/venue/resource';
/** What the browser logs of a connection that was cut, unless it sends the call once more by itself. */
const CUT = /^console: Failed to load resource: .*ERR_/;

async function expectOneBet(page: Page, doors: Doors, ticket: string): Promise<void> {
  await openRecords(page, '未结算');
  await expect(recordOf(page, ticket)).toBeVisible();
  await expect(page.locator('[data-ticket]')).toHaveCount(1);
  expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
}

/** Places a bet whose request never arrives. */
async function placeInVain(page: Page, site: Site, doors: Doors): Promise<void> {
  await pickOne(page, site);
  await stake(page).fill('100');
  await doors.fault({ path: VENUE, method: 'placeBet', drop: true });
  await place(page).click();
}

test.describe('one intent, one bet', { tag: '@money' }, () => {
  test(
    'a double click places once',
    { tag: '@landing' },
    async ({ page, site, doors, logInAs, wire }) => {
      await logInAs('1000.00');
      await pickOne(page, site);
      await stake(page).fill('100');
      await place(page).dblclick();
      await expect(slip(page)).toContainText('注单已确认');
      const ticket = await ticketOf(page).innerText();
      expect(wire.of('placeBet')).toHaveLength(1);
      await expectBalance(page, '¥900');
      await expectOneBet(page, doors, ticket);
    },
  );

  test('a bet that was lost on its way is not taken, and is sent again under its own key', async ({
    page,
    site,
    doors,
    logInAs,
    wire,
    guard,
  }) => {
    guard.allowProblem(CUT);
    await logInAs('1000.00');
    await placeInVain(page, site, doors);
    await expect(slip(page)).toContainText('注单未送达，本次未扣款');
    await expectBalance(page, '¥1,000');
    await slip(page).getByRole('button', { name: '重新提交' }).click();
    await expect(slip(page)).toContainText('注单已确认');
    const ticket = await ticketOf(page).innerText();
    const keys = wire.of('placeBet').map(({ body }) => body['key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    await expectBalance(page, '¥900');
    await expectOneBet(page, doors, ticket);
  });

  test('a bet that was lost on its way can be given up, and costs nothing', async ({
    page,
    site,
    doors,
    logInAs,
    wire,
    guard,
  }) => {
    guard.allowProblem(CUT);
    await logInAs('1000.00');
    await placeInVain(page, site, doors);
    await slip(page).getByRole('button', { name: '放弃这张注单' }).click();
    await expect(slip(page)).toContainText('注单没有送达，已按您的要求放弃');
    await expect(slip(page)).toContainText('未扣款，余额不变');
    expect(wire.of('placeBet')).toHaveLength(1);
    await expectBalance(page, '¥1,000');
    // The pick and its stake are still there, to be placed as a new bet.
    await slip(page).getByRole('button', { name: '返回投注单' }).click();
    await expect(stake(page)).toHaveValue('100');
    await place(page).click();
    await expect(slip(page)).toContainText('注单已确认');
    expect(new Set(wire.of('placeBet').map(({ body }) => body['key'])).size).toBe(2);
    await expectBalance(page, '¥900');
  });

  test(
    'a bet whose answer was lost is asked for and never sent twice',
    { tag: '@landing' },
    async ({ page, site, doors, logInAs, wire, guard }) => {
      guard.allowProblem(CUT);
      await logInAs('1000.00');
      await pickOne(page, site);
      await stake(page).fill('100');
      await doors.fault({ path: VENUE, method: 'placeBet', dropAfter: true });
      await doors.fault({ path: VENUE, method: 'getOrder', drop: true });
      await place(page).click();
      await expect(slip(page)).toContainText('网络中断，正在查询注单结果');
      await expect(slip(page)).toContainText('注单已确认');
      const ticket = await ticketOf(page).innerText();
      expect(wire.of('placeBet')).toHaveLength(1);
      await expectBalance(page, '¥900');
      await expectOneBet(page, doors, ticket);
    },
  );

  test('also across a reload, and on whatever page comes next', async ({
    page,
    site,
    doors,
    logInAs,
    wire,
    guard,
  }) => {
    guard.allowProblem(CUT);
    await logInAs('1000.00');
    await pickOne(page, site);
    await stake(page).fill('100');
    await doors.fault({ path: VENUE, method: 'placeBet', dropAfter: true });
    await doors.fault({ path: VENUE, method: 'getOrder', drop: true, times: 100 });
    await place(page).click();
    await expect(slip(page)).toContainText('网络中断，正在查询注单结果');
    await page.reload();
    await expect(slip(page)).toContainText('网络中断，正在查询注单结果');
    await expect(place(page)).toBeHidden();
    await doors.clearFaults();
    await expect(slip(page)).toContainText('注单已确认');
    const ticket = await ticketOf(page).innerText();
    expect(wire.of('placeBet')).toHaveLength(1);
    await expectBalance(page, '¥900');
    await expectOneBet(page, doors, ticket);
  });

  test('a bet that is not known of when the login expires is seen by nobody else, and told to its member after their next login', async ({
    page,
    site,
    doors,
    logInAs,
    wire,
    guard,
  }) => {
    guard.allowProblem(CUT);
    const { name } = await logInAs('1000.00');
    const { market } = await pickOne(page, site);
    await stake(page).fill('100');
    await doors.fault({ path: VENUE, method: 'placeBet', dropAfter: true });
    await doors.fault({ path: VENUE, method: 'getOrder', drop: true, times: 100 });
    await place(page).click();
    await expect(slip(page)).toContainText('网络中断，正在查询注单结果');
    await doors.clearFaults();
    await doors.expire(name);
    await expect(authDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await openBoard(page, 'FT');
    await expect(slip(page)).toContainText('点击赔率');
    await expect(slip(page)).not.toContainText('正在查询');
    // Whoever sits there now picks for themselves.
    await priceButton(page, market, 'C').click();
    await expect(priceButton(page, market, 'C')).toHaveAttribute('aria-pressed', 'true');
    await expect(stake(page)).toHaveValue('');
    await priceButton(page, market, 'C').click();
    await headerButton(page, '登录').click();
    await fillLogin(page, name, PASSWORD);
    await submit(page, '登录').click();
    await solveSlider(page, doors);
    await expect(slip(page)).toContainText('注单已确认');
    const ticket = await ticketOf(page).innerText();
    expect(wire.of('placeBet')).toHaveLength(1);
    await expectBalance(page, '¥900');
    await expectOneBet(page, doors, ticket);
  });

  test('an in-play bet that waits is taken up again after a reload', async ({
    page,
    site,
    doors,
    logInAs,
  }) => {
    await logInAs('1000.00');
    const match = await site.make('RB');
    const market = marketOf(match, 'RM');
    await pin(doors, match, market, 'N', '2.00');
    await openBoard(page, 'RB');
    await touch(page, match, market, 'N');
    await stake(page).fill('100');
    await place(page).click();
    await expect(slip(page)).toContainText('注单确认中');
    await page.reload();
    await expect(slip(page)).toContainText('注单确认中');
    await doors.advance(5000);
    await expect(slip(page)).toContainText('注单已确认');
    await expectBalance(page, '¥900');
    await expectOneBet(page, doors, await ticketOf(page).innerText());
  });
});

test('[SL-09] [SL-10] while an order waits the picks stay as they are, and a touch says why', async ({
  page,
  site,
  doors,
  logInAs,
}) => {
  await logInAs('1000.00');
  const match = await site.make('RB');
  const market = marketOf(match, 'RM');
  await pin(doors, match, market, 'N', '2.00');
  await openBoard(page, 'RB');
  await touch(page, match, market, 'N');
  await stake(page).fill('100');
  await place(page).click();
  await expect(slip(page)).toContainText('注单确认中');
  for (const pick of ['N', 'H'] as const) {
    await priceButton(page, market, pick).click();
    await expect(page.getByText('有注单正在确认，请稍候再修改投注单').first()).toBeVisible();
  }
  await expect(priceButton(page, market, 'N')).toHaveAttribute('aria-pressed', 'true');
  await expect(priceButton(page, market, 'H')).toHaveAttribute('aria-pressed', 'false');
  await expect(slip(page).getByRole('button', { name: '清空' })).toHaveCount(0);
  await doors.advance(5000);
  await expect(slip(page)).toContainText('注单已确认');
});
