import { expect, test } from './fixtures.ts';
import {
  expectBalance,
  marketOf,
  openBoard,
  openRecords,
  pin,
  place,
  recordOf,
  slip,
  stake,
  ticketOf,
  touch,
} from './support/board-steps.ts';
import type { DoorScore, Pick } from './support/doors.ts';
import { loaded } from './support/loaded.ts';

interface Case {
  title: string;
  wtype: 'R' | 'OU' | 'HR' | 'HOU' | 'M' | 'HM';
  pick: Pick;
  /** Line as the feed writes it, and the giving side of a handicap. */
  ratio: string;
  strong: 'H' | 'C' | '';
  half: DoorScore;
  score: DoorScore;
  /** Chosen on the board, and the price in it, which is that of 独赢 in every format European. */
  format: 'E' | 'H' | 'I' | 'M';
  shown: string;
  badge: string;
  payout: string;
  winLoss: string;
  balance: string;
}

const at = (h: number, c: number): DoorScore => ({ h, c });

// Each stakes 100.01 at 0.97 out of 1,000.00; what is paid is cut to the cent (design: no screen promises more).
const CASES: readonly Case[] = [
  {
    title: 'a total of 2.5 / 3 goals with 3 goals: over wins half',
    ...{ wtype: 'OU', pick: 'C', ratio: '2.5 / 3', strong: '' },
    ...{ half: at(1, 0), score: at(2, 1) },
    ...{ format: 'E', shown: '1.97' },
    ...{ badge: '赢半', payout: '¥148.51', winLoss: '+¥48.50', balance: '¥1,048.50' },
  },
  {
    title: 'a total of 2.5 / 3 goals with 3 goals: under loses half',
    ...{ wtype: 'OU', pick: 'H', ratio: '2.5 / 3', strong: '' },
    ...{ half: at(1, 0), score: at(2, 1) },
    ...{ format: 'I', shown: '-1.03' },
    ...{ badge: '输半', payout: '¥50', winLoss: '-¥50.01', balance: '¥949.99' },
  },
  {
    title: 'a handicap of 0 and a draw: the stake comes back',
    ...{ wtype: 'R', pick: 'C', ratio: '0', strong: 'H' },
    ...{ half: at(0, 0), score: at(2, 2) },
    ...{ format: 'M', shown: '0.97' },
    ...{ badge: '走水', payout: '¥100.01', winLoss: '¥0', balance: '¥1,000' },
  },
  {
    title: 'a handicap of 0 / 0.5 given by home and drawn: home loses half',
    ...{ wtype: 'R', pick: 'H', ratio: '0 / 0.5', strong: 'H' },
    ...{ half: at(1, 0), score: at(1, 1) },
    ...{ format: 'H', shown: '0.97' },
    ...{ badge: '输半', payout: '¥50', winLoss: '-¥50.01', balance: '¥949.99' },
  },
  {
    title: 'a handicap of 0 / 0.5 given by home and drawn: away wins half',
    ...{ wtype: 'R', pick: 'C', ratio: '0 / 0.5', strong: 'H' },
    ...{ half: at(1, 0), score: at(1, 1) },
    ...{ format: 'I', shown: '-1.03' },
    ...{ badge: '赢半', payout: '¥148.51', winLoss: '+¥48.50', balance: '¥1,048.50' },
  },
  {
    title: 'a handicap of 0.5 / 1 given by home, who win by one: home wins half',
    ...{ wtype: 'R', pick: 'H', ratio: '0.5 / 1', strong: 'H' },
    ...{ half: at(0, 0), score: at(1, 0) },
    ...{ format: 'E', shown: '1.97' },
    ...{ badge: '赢半', payout: '¥148.51', winLoss: '+¥48.50', balance: '¥1,048.50' },
  },
  {
    title: 'a first half of 0 / 0.5 given by home counts the score at half-time only',
    ...{ wtype: 'HR', pick: 'H', ratio: '0 / 0.5', strong: 'H' },
    ...{ half: at(0, 0), score: at(4, 0) },
    ...{ format: 'M', shown: '0.97' },
    ...{ badge: '输半', payout: '¥50', winLoss: '-¥50.01', balance: '¥949.99' },
  },
  {
    title: 'the draw at full time wins whole',
    ...{ wtype: 'M', pick: 'N', ratio: '', strong: '' },
    ...{ half: at(0, 1), score: at(2, 2) },
    ...{ format: 'I', shown: '1.97' },
    ...{ badge: '赢', payout: '¥197.01', winLoss: '+¥97', balance: '¥1,097' },
  },
];

const FORMATS = { E: '欧洲盘', H: '香港盘', I: '印尼盘', M: '马来盘' } as const;

for (const each of CASES) {
  test(each.title, async ({ page, site, doors, logInAs }) => {
    await logInAs('1000.00');
    const isIt = (line: { wtype: string; ratio: string; strong: string }) =>
      line.wtype === each.wtype && line.ratio === each.ratio && line.strong === each.strong;
    const match = await site.make('FT', { fits: ({ markets }) => markets.some(isIt) });
    const market = marketOf(match, each.wtype, isIt);
    await pin(doors, match, market, each.pick, '0.97');
    await openBoard(page, 'FT');
    await page.getByRole('combobox', { name: '盘口类型' }).selectOption(each.format);
    await touch(page, match, market, each.pick);
    await stake(page).fill('100.01');
    await place(page).click();
    await expect(slip(page)).toContainText('注单已确认');
    // 独赢 stands in European prices, whatever the format.
    const shown = `${FORMATS[each.wtype === 'M' ? 'E' : each.format]} ${each.shown}`;
    await expect(slip(page)).toContainText(shown);
    const ticket = await ticketOf(page).innerText();
    await expectBalance(page, '¥899.99');
    await doors.match(match.gidm, { half: each.half, score: each.score, finish: true });
    await openRecords(page, '已结算');
    const row = recordOf(page, ticket);
    await expect(row).toContainText(shown);
    const values = row.locator('.cs-table__value');
    await expect(values.nth(4)).toHaveText(each.badge);
    await expect(values.nth(5)).toHaveText(each.payout);
    // A minus is written with the minus sign, which is as wide as the plus.
    await expect(values.nth(6)).toHaveText(each.winLoss.replace('-', '−'));
    await expectBalance(page, each.balance);
    expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
  });
}

test(
  'a match that is called off gives every stake back',
  { tag: '@landing' },
  async ({ page, site, doors, logInAs }) => {
    await logInAs('1000.00');
    const match = await site.make('FT');
    const market = marketOf(match, 'M');
    await openBoard(page, 'FT');
    await touch(page, match, market, 'C');
    await stake(page).fill('77.77');
    await place(page).click();
    await expect(slip(page)).toContainText('注单已确认');
    const ticket = await ticketOf(page).innerText();
    await doors.match(match.gidm, { void: true });
    await openRecords(page, '已结算');
    await expect(recordOf(page, ticket).locator('.cs-table__value').nth(4)).toContainText('取消');
    await expectBalance(page, '¥1,000');
    await page.goto(`/mine/betRecord/${ticket}`);
    await expect(page.locator('.cs-member-ticket-leg')).toContainText('取消赛事腰斩');
  },
);

test('a member who was away is told on the home page what became of their bets, once', async ({
  page,
  site,
  doors,
  logInAs,
}) => {
  await logInAs('1000.00');
  const match = await site.make('FT');
  const market = marketOf(match, 'M');
  await pin(doors, match, market, 'H', '0.95');
  await openBoard(page, 'FT');
  await touch(page, match, market, 'H');
  await stake(page).fill('100');
  await place(page).click();
  await expect(slip(page)).toContainText('注单已确认');
  await page.goto('/');
  const home = page.getByRole('main');
  await expect(home.getByRole('heading', { name: '进行中的注单' })).toBeVisible();
  await doors.match(match.gidm, { half: at(1, 0), score: at(2, 1), finish: true });
  await expect(home.getByText('暂无未结算注单')).toBeVisible();
  await expect(home).not.toContainText('注单已结算');
  // As if the look before this one had been two days ago.
  await page.evaluate(() => {
    const last = JSON.parse(localStorage.getItem('courtside.lastLook') ?? '') as { at: number };
    localStorage.setItem(
      'courtside.lastLook',
      JSON.stringify({ ...last, at: last.at - 2 * 86_400_000 }),
    );
  });
  await page.reload();
  await expect(home).toContainText(/以来：1 张注单已结算，返还 ¥195/);
  await home.getByRole('link', { name: '查看结果' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '今日焦点' })).toBeVisible();
  await loaded(page);
  await expect(home).not.toContainText('注单已结算');
});
