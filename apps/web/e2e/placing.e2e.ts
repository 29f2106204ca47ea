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
  winnings,
} from './support/board-steps.ts';
import type { Doors } from './support/doors.ts';
import type { Site } from './support/site.ts';

const VENUE = '/game/api/v1/venue/resource';
/** What the browser logs of a connection that was cut, unless it sends the call once more by itself. */
const CUT = /^console: Failed to load resource: .*ERR_/;

/** Keeps questions for quotes on the way until the returned function is called. */
async function holdQuotes(page: Page): Promise<() => void> {
  let letGo = () => undefined as void;
  const gone = new Promise<void>((done) => (letGo = done));
  await page.route(`**${VENUE}`, async (route) => {
    if (route.request().postData()?.includes('"getQuotes"')) await gone;
    await route.continue();
  });
  return () => letGo();
}

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

test.describe('stakes', () => {
  test('[VA-18] [VA-19] too little is told, too much becomes the most that is possible, and the return follows', async ({
    page,
    site,
    logInAs,
    wire,
  }) => {
    await logInAs('1000.00');
    await pickOne(page, site);
    const others = slip(page).locator('.cs-betslip-reasons');
    /** Beside the field, and nowhere else. */
    const expectError = async (text: string) => {
      await expect(stake(page)).toHaveAccessibleDescription(new RegExp(text));
      await expect(stake(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(slip(page).getByText(text)).toHaveCount(1);
    };
    await stake(page).press('Tab');
    await expect(stake(page)).not.toHaveAttribute('aria-invalid', 'true');
    await stake(page).fill('0');
    await stake(page).press('Tab');
    await expectError('投注额须大于 0');
    await stake(page).fill('');
    await place(page).click();
    await expectError('请输入投注额');
    await expect(stake(page)).toBeFocused();
    await stake(page).fill('9.99');
    await expectError('投注额低于最低限额 ¥10');
    // What is too much becomes what is possible, with a word why and no error.
    for (const much of ['1000.01', '50000.01', '9999999']) {
      await stake(page).fill(much);
      await expect(stake(page)).toHaveValue('1000');
      await expect(slip(page)).toContainText('已调整为可用余额 ¥1,000');
      await expect(stake(page)).not.toHaveAttribute('aria-invalid', 'true');
    }
    await expect(others).toBeEmpty();
    await stake(page).fill('60');
    for (const bad of ['1.234', '1e3', '-5', 'abc']) {
      await stake(page).fill(bad);
      await expect(stake(page)).toHaveValue('60');
    }
    await stake(page).fill('１００');
    await expect(stake(page)).toHaveValue('100');
    await expect(winnings(page)).toHaveText('¥95');
    await stake(page).fill('33.33');
    await expect(winnings(page)).toHaveText('¥31.66');
    await stake(page).fill('');
    await expect(winnings(page)).toHaveText('¥0');
    await stake(page).fill('5');
    await place(page).click();
    expect(wire.of('placeBet')).toHaveLength(0);
    await expectBalance(page, '¥1,000');
  });

  test('a quick amount over the balance is lowered to what there is, and that is said', async ({
    page,
    site,
    logInAs,
  }) => {
    await logInAs('88.80');
    await pickOne(page, site);
    await slip(page).getByRole('button', { name: '¥500', exact: true }).click();
    await expect(stake(page)).toHaveValue('88');
    await expect(slip(page)).toContainText('已调整为可用余额 ¥88');
  });
});

test.describe('prices and markets that change', () => {
  test(
    'a price that fell before placing is offered again and can be taken',
    { tag: '@landing' },
    async ({ page, site, doors, logInAs }) => {
      await logInAs('1000.00');
      const { match, market } = await pickOne(page, site);
      await stake(page).fill('100');
      await pin(doors, match, market, 'H', '0.85');
      await expect(slip(page)).toContainText('赔率已由 1.95 变为 1.85');
      await expect(slip(page).getByTestId('winnings')).toHaveText('¥85');
      await slip(page).getByRole('button', { name: '接受 1.85 并下注' }).click();
      await expect(slip(page)).toContainText('注单已确认');
      const ticket = await ticketOf(page).innerText();
      await openRecords(page, '未结算');
      await expect(recordOf(page, ticket)).toContainText('欧洲盘 1.85');
    },
  );

  test('a price that falls in the moment of placing is not taken, but offered again', async ({
    page,
    site,
    doors,
    logInAs,
    wire,
  }) => {
    await logInAs('1000.00');
    const { match, market } = await pickOne(page, site);
    await stake(page).fill('100');
    const letQuote = await holdQuotes(page);
    await place(page).click();
    await expect(slip(page)).toContainText('正在核对赔率');
    await pin(doors, match, market, 'H', '0.80');
    letQuote();
    // In the slip itself: what was not taken, the old and the new price, and one button.
    await expect(slip(page)).toContainText('未接受，未扣款');
    await expect(slip(page)).toContainText('赔率已由 1.95 变为 1.80');
    expect(wire.of('placeBet')).toHaveLength(0);
    await expect(stake(page)).toHaveValue('100');
    await slip(page).getByRole('button', { name: '接受 1.80 并下注' }).click();
    await expect(slip(page)).toContainText('注单已确认');
    await expectBalance(page, '¥900');
  });

  test('a market that closes between pick and placing is told and not bet on', async ({
    page,
    site,
    doors,
    logInAs,
    wire,
  }) => {
    await logInAs('1000.00');
    const { match, market } = await pickOne(page, site);
    await stake(page).fill('100');
    await doors.match(match.gidm, { suspend: true });
    await expect(slip(page)).toContainText('盘口已关闭或暂停投注');
    const paused = slip(page).getByRole('button', { name: '已暂停' });
    await expect(paused).toHaveAttribute('aria-disabled', 'true');
    await paused.click({ force: true });
    expect(wire.of('placeBet')).toHaveLength(0);
    await expect(priceButton(page, market, 'H')).toBeDisabled();
    await doors.match(match.gidm, { suspend: false });
    await expect(slip(page)).not.toContainText('盘口已关闭或暂停投注');
    await place(page).click();
    await expect(slip(page)).toContainText('注单已确认');
  });

  test('a match that kicks off between pick and placing takes no bet', async ({
    page,
    site,
    doors,
    logInAs,
  }) => {
    await logInAs('1000.00');
    const { match } = await pickOne(page, site);
    await stake(page).fill('100');
    await doors.match(match.gidm, { period: 'H1' });
    await expect(slip(page)).toContainText('盘口已关闭或暂停投注');
    await expect(place(page)).toHaveCount(0);
    await slip(page).getByRole('button', { name: '移除失效项' }).click();
    await expect(slip(page)).toContainText('点击赔率');
    await expectBalance(page, '¥1,000');
  });
});

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

test('[SL-07] [SL-08] touching a picked price takes it out, another of its match replaces it', async ({
  page,
  site,
}) => {
  const match = await site.make('FT');
  const market = marketOf(match, 'M');
  await openBoard(page, 'FT');
  await touch(page, match, market, 'H');
  await touch(page, match, market, 'C');
  await expect(priceButton(page, market, 'H')).toHaveAttribute('aria-pressed', 'false');
  await expect(slip(page).getByRole('status').filter({ hasText: '已选' })).toHaveText('已选 1 项');
  await priceButton(page, market, 'C').click();
  await expect(priceButton(page, market, 'C')).toHaveAttribute('aria-pressed', 'false');
  await expect(slip(page)).toContainText('点击赔率，将选项加入投注单');
});

test('a reload keeps picks and stakes, and says what moved meanwhile', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('1000.00');
  const { match, market } = await pickOne(page, site);
  await stake(page).fill('80');
  await pin(site.doors, match, market, 'H', '0.90');
  await page.reload();
  await expect(stake(page)).toHaveValue('80');
  await expect(priceButton(page, market, 'H')).toHaveAttribute('aria-pressed', 'true');
  await expect(slip(page).getByRole('button', { name: '接受 1.90 并下注' })).toBeVisible();
});
