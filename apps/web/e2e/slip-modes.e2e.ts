import type { Locator } from '@playwright/test';
import { expect, test, type Page } from './fixtures.ts';
import {
  expectBalance,
  marketOf,
  openBoard,
  pin,
  place,
  priceButton,
  slip,
  touch,
} from './support/board-steps.ts';
import type { DoorMarket, DoorMatch } from './support/doors.ts';
import type { Site } from './support/site.ts';

const receipt = (page: Page) => slip(page).locator('.cs-betslip-order');
const picks = (page: Page) => slip(page).locator('.cs-betslip-form .cs-betslip-pick');
const mode = (page: Page, name: '单关' | '多项' | '串关') =>
  slip(page).getByRole('group', { name: '投注方式' }).getByText(name);
const stakeOf = (page: Page, name: string) => slip(page).getByRole('textbox', { name });

/** Matches of today whose home win stands at 0.50, which is 1.50 in European prices. */
async function takeMatches(
  site: Site,
  count: number,
): Promise<{ match: DoorMatch; market: DoorMarket }[]> {
  const taken = [];
  for (let index = 0; index < count; index += 1) {
    const match = await site.make('FT');
    const market = marketOf(match, 'M');
    await pin(site.doors, match, market, 'H', '0.50');
    taken.push({ match, market });
  }
  return taken;
}

test(
  '[SL-02] several single bets are placed at once, each a ticket of its own',
  { tag: '@landing' },
  async ({ page, site, logInAs, wire }) => {
    await logInAs('1000.00');
    const [first, second] = await takeMatches(site, 2);
    if (!first || !second) throw new Error('No matches');
    await openBoard(page, 'FT');
    await touch(page, first.match, first.market, 'H');
    await mode(page, '多项').click();
    await touch(page, second.match, second.market, 'H');
    await slip(page).getByRole('textbox', { name: '统一投注额' }).fill('30');
    await expect(stakeOf(page, '投注额').nth(0)).toHaveValue('30');
    await expect(stakeOf(page, '投注额').nth(1)).toHaveValue('30');
    await expect(slip(page).getByTestId('total-stake')).toHaveText('¥60');
    await slip(page).getByRole('button', { name: '下注 ¥60' }).click();
    await expect(slip(page)).toContainText('注单已确认');
    await expect(receipt(page).locator('.cs-betslip-order__number')).toHaveCount(2);
    const sent = wire.of('placeBet').map(({ body }) => body['key']);
    expect(new Set(sent).size).toBe(2);
    await expectBalance(page, '¥940');
    const end = ({ match }: typeof first, h: number, c: number) =>
      site.doors.match(match.gidm, { half: { h: 0, c: 0 }, score: { h, c }, finish: true });
    await end(first, 1, 0);
    await end(second, 0, 1);
    // 30 at 1.50, and nothing for the other.
    await expectBalance(page, '¥985');
  },
);

test('one bet of several is refused by itself, the other stands', async ({
  page,
  site,
  doors,
  logInAs,
}) => {
  await logInAs('1000.00');
  const [first, second] = await takeMatches(site, 2);
  if (!first || !second) throw new Error('No matches');
  // The same bet is open already, and is not taken a second time.
  await openBoard(page, 'FT');
  await touch(page, first.match, first.market, 'H');
  await stakeOf(page, '投注额').fill('20');
  await place(page).click();
  await expect(slip(page)).toContainText('注单已确认');
  await touch(page, first.match, first.market, 'H');
  await mode(page, '多项').click();
  await touch(page, second.match, second.market, 'H');
  await stakeOf(page, '统一投注额').fill('40');
  await place(page).click();
  await expect(slip(page)).toContainText('部分注单已确认，其余未接受');
  await expect(receipt(page)).toContainText('已有相同的未结算注单');
  await expectBalance(page, '¥940');
  expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
});

test(
  '[SL-05] a series of three in two combinations is placed, the format held at Hong Kong',
  { tag: '@landing' },
  async ({ page, site, doors, logInAs }) => {
    await logInAs('1000.00');
    const taken = await takeMatches(site, 3);
    await openBoard(page, 'FT');
    const formats = page.getByRole('combobox', { name: '盘口类型' });
    await formats.selectOption('M');
    for (const [index, { match, market }] of taken.entries()) {
      await touch(page, match, market, 'H');
      if (index > 0) continue;
      await expect(picks(page).first()).toContainText('1.50');
      await mode(page, '串关').click();
      await expect(formats).toHaveValue('H');
      // Three outcomes are European on the board, and no other price of theirs stands in the slip.
      await expect(picks(page).first()).toContainText('1.50');
    }
    await expect(picks(page)).toHaveCount(3);
    await expect(slip(page)).toContainText('合计（欧洲盘） 3.38');
    await expect(formats).toBeDisabled();
    await expect(formats).toHaveAccessibleDescription('串关只用香港盘');
    await stakeOf(page, '3串1 投注额').fill('10');
    await slip(page)
      .getByRole('button', { name: /更多组合/ })
      .click();
    await slip(page).getByText('3串4').click();
    await expect(stakeOf(page, '3串4 投注额')).toHaveValue('10');
    // 10 on 3串1 at 1.5³, and 10 on each of 3串4.
    await expect(slip(page).getByTestId('total-stake')).toHaveText('¥50');
    await place(page).click();
    await expect(slip(page)).toContainText('注单已确认');
    await expect(receipt(page).locator('.cs-betslip-order__number')).toHaveCount(2);
    await expectBalance(page, '¥950');
    for (const { match } of taken) {
      await doors.match(match.gidm, { half: { h: 0, c: 0 }, score: { h: 1, c: 0 }, finish: true });
    }
    // 33.75 of 3串1; 3 x 22.50 and 33.75 of 3串4.
    await expectBalance(page, '¥1,085');
    expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
  },
);

test('[SL-05] picks of one match are left out of a series with the reason, and the rest can be placed', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('1000.00');
  const taken = await takeMatches(site, 3);
  const [first] = taken;
  if (!first) throw new Error('No match');
  await openBoard(page, 'FT');
  await touch(page, first.match, first.market, 'H');
  await mode(page, '串关').click();
  for (const { match, market } of taken.slice(1)) await touch(page, match, market, 'H');
  await touch(page, first.match, marketOf(first.match, 'OU'), 'C');
  const invalid = slip(page).locator('.cs-betslip-pick.is-unavailable');
  await expect(invalid).toHaveCount(2);
  await expect(invalid.first()).toContainText('同一场比赛的选项不能串关');
  await stakeOf(page, '2串1 投注额').fill('10');
  await expect(slip(page).getByRole('button', { name: '下注 ¥10' })).toBeVisible();
  await slip(page).getByRole('button', { name: '移除失效项' }).click();
  await expect(picks(page)).toHaveCount(2);
  await slip(page).getByRole('button', { name: '撤销' }).click();
  await expect(picks(page)).toHaveCount(4);
});

test('[SL-03] [SL-04] the eleventh pick is refused, and 单关 keeps the latest, with a way back', async ({
  page,
  site,
}) => {
  const taken = await takeMatches(site, 11);
  await openBoard(page, 'FT');
  const [first, ...others] = taken;
  if (!first) throw new Error('No match');
  await touch(page, first.match, first.market, 'H');
  await mode(page, '多项').click();
  for (const { match, market } of others.slice(0, 9)) await touch(page, match, market, 'H');
  const eleventh = others[9];
  if (!eleventh) throw new Error('No match');
  await priceButton(page, eleventh.market, 'H').click();
  await expect(page.getByText('投注单已达上限，最多 10 项')).toBeVisible();
  await expect(picks(page)).toHaveCount(10);
  const modes = slip(page).getByRole('group', { name: '投注方式' });
  for (const count of [/^单关\s*1$/, /^多项\s*10$/, /^串关\s*10$/]) {
    await expect(modes.getByRole('radio', { name: count })).toHaveCount(1);
  }
  await mode(page, '单关').click();
  await expect(picks(page)).toHaveCount(1);
  await expect(picks(page)).toContainText(others[8]?.match.team_h ?? '');
  await slip(page).getByRole('button', { name: '撤销' }).click();
  await expect(picks(page)).toHaveCount(10);
  await slip(page).getByRole('button', { name: '清空' }).click();
  await expect(picks(page)).toHaveCount(0);
  await slip(page).getByRole('button', { name: '撤销' }).click();
  await expect(picks(page)).toHaveCount(10);
});

test('[SP-03] E, H, I and M are chosen in one place, hold on board and slip, and are kept', async ({
  page,
  site,
  doors,
}) => {
  const match = await site.make('FT');
  const market = marketOf(match, 'R');
  await pin(doors, match, market, 'H', '1.25');
  const winner = marketOf(match, 'M');
  await pin(doors, match, winner, 'H', '0.61');
  await openBoard(page, 'FT');
  await touch(page, match, market, 'H');
  const formats = page.getByRole('combobox', { name: '盘口类型' });
  for (const [format, shown] of [
    ['E', '2.25'],
    ['I', '1.25'],
    ['M', '-0.80'],
    ['H', '1.25'],
  ] as const) {
    await formats.selectOption(format);
    await expect(picks(page)).toContainText(shown);
    await expect(priceButton(page, market, 'H')).toContainText(shown);
    // Three outcomes are European in every format.
    await expect(priceButton(page, winner, 'H')).toContainText('1.61');
  }
  // A series holds it at Hong Kong, on the board as well, and gives it back.
  await formats.selectOption('M');
  await mode(page, '串关').click();
  await expect(formats).toHaveValue('H');
  await expect(picks(page)).toContainText('1.25');
  await expect(priceButton(page, market, 'H')).toContainText('1.25');
  await mode(page, '单关').click();
  await expect(priceButton(page, market, 'H')).toContainText('-0.80');
  await formats.selectOption('E');
  await page.reload();
  await expect(formats).toHaveValue('E');
  await expect(priceButton(page, market, 'H')).toContainText('2.25');
});

test('the draw stands between home and away, on the board and on home', async ({ page }) => {
  const picksOf = async (block: Locator) =>
    block
      .locator('button[data-wtype="M"], button[data-wtype="RM"]')
      .evaluateAll((buttons) => buttons.slice(0, 3).map((each) => each.dataset['pick']));
  await openBoard(page, 'FT');
  expect(await picksOf(page.getByRole('article').first())).toEqual(['H', 'N', 'C']);
  const top = await page
    .getByRole('article')
    .first()
    .locator('button[data-wtype="M"]')
    .evaluateAll((buttons) => buttons.slice(0, 3).map((each) => each.getBoundingClientRect().top));
  expect(top).toEqual(top.toSorted((a, b) => a - b));
  await page.goto('/');
  const hot = page.locator('.cs-sports-home');
  await expect(hot.getByRole('article').first()).toBeVisible();
  expect(await picksOf(hot)).toEqual(['H', 'N', 'C']);
});
