import { expect, test } from './fixtures.ts';
import {
  chooseStatus,
  expectBalance,
  place,
  priceButton,
  recordOf,
  slip,
  stake,
  ticketOf,
} from './support/board-steps.ts';
import type { DoorMarket, DoorMatch } from './support/doors.ts';
import { openAlone } from './support/sport-steps.ts';

const SPORTS = [
  ['FT', '足球'],
  ['BK', '篮球'],
  ['TN', '网球'],
  ['BS', '棒球'],
  ['VB', '排球'],
  ['TT', '乒乓球'],
  ['SK', '斯诺克'],
  ['OP', '其他运动'],
  ['VF', '虚拟足球'],
] as const;

/** The market of a win of home, by whichever name the sport has it. */
function winnerOf(match: DoorMatch): DoorMarket {
  const market = match.markets.find(({ wtype }) => /^R?ML?$/.test(wtype));
  if (!market) throw new Error(`${match.sport} has no market of the winner`);
  return market;
}

/** Sports whose scores are points, sets or runs: prices in play, and what holds them up, are others than football's. */
for (const code of ['BK', 'TN', 'BS'] as const) {
  test(`in play a bet on ${code} is decided after its delay, refused while its market is closed, and settled`, async ({
    page,
    site,
    doors,
    logInAs,
  }) => {
    await logInAs('1000.00');
    const match = await site.make('RB', { sport: code });
    const market = winnerOf(match);
    await openAlone(page, match);
    const price = priceButton(page, market, 'H');
    await price.click();
    await stake(page).fill('100');
    await place(page).click();
    await expect(slip(page)).toContainText('注单确认中');
    await doors.match(match.gidm, { suspend: true });
    await doors.advance(6000);
    await expect(slip(page)).toContainText('投注未成功');
    await expectBalance(page, '¥1,000');
    await doors.match(match.gidm, { suspend: false });
    await expect(price).toBeEnabled();
    await slip(page).getByRole('button', { name: '返回投注单' }).click();
    await place(page).click();
    await expect(slip(page)).toContainText('注单确认中');
    await doors.advance(6000);
    await expect(slip(page)).toContainText('注单已确认');
    const ticket = await ticketOf(page).innerText();
    await doors.match(match.gidm, { finish: true, score: { h: 3, c: 0 } });
    await page.goto('/mine/betRecord');
    await chooseStatus(page, '已结算');
    await expect(recordOf(page, ticket).getByText('赢', { exact: true })).toBeVisible();
    expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
  });
}

for (const [code, name] of SPORTS) {
  test(`[SP-01] ${name}: a bet is placed from its board and settled by its result`, async ({
    page,
    site,
    doors,
    logInAs,
  }) => {
    await logInAs('1000.00');
    const match = await site.make('FT', { sport: code });
    await openAlone(page, match);
    await priceButton(page, winnerOf(match), 'H').click();
    await stake(page).fill('100');
    await expect(slip(page)).toContainText('限额');
    await place(page).click();
    await expect(slip(page)).toContainText('注单已确认');
    const ticket = await ticketOf(page).innerText();
    await expectBalance(page, '¥900');
    await doors.match(match.gidm, { finish: true, score: { h: 3, c: 0 } });
    await doors.advance(1000);
    await page.goto('/mine/betRecord');
    await chooseStatus(page, '已结算');
    await expect(recordOf(page, ticket).getByText('赢', { exact: true })).toBeVisible();
    expect((await doors.ledger()).sum).toBe('0');
  });
}
