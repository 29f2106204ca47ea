import { expect, test } from './fixtures.ts';
import {
  marketOf,
  matchRow,
  openBoard,
  pin,
  priceButton,
  touch,
  slip,
} from './support/board-steps.ts';

/** When the goal falls. */
const LIVE_GOAL_MINUTE = 20;

test(
  'the clock, the score and the prices of a match move while somebody watches',
  { tag: '@landing' },
  async ({ page, site, doors }) => {
    const match = await site.make('RB', {
      still: false,
      goals: [{ side: 'h', minute: LIVE_GOAL_MINUTE }],
    });
    const winner = marketOf(match, 'RM');
    await openBoard(page, 'RB');
    const row = matchRow(page, match);
    const score = row.locator('.cs-sports-match__score');
    const home = priceButton(page, winner, 'H');
    await expect(score).toHaveText(['0', '0']);
    const before = await home.innerText();
    const { siteTime } = await doors.clock();
    await doors.advance((match.nextGoalAt ?? siteTime) - siteTime + 500);

    await test.step('a goal of the calendar falls: score moves, prices are locked', async () => {
      await expect(score).toHaveText(['1', '0']);
      await expect(row).toContainText(`上半场 ${LIVE_GOAL_MINUTE}′`);
      await expect(home).toBeDisabled();
      await expect(home).toHaveAccessibleName(/暂停投注$/);
    });

    await test.step('after the pause they open again, at another price', async () => {
      await doors.advance(8000);
      await expect(home).toBeEnabled();
      await expect(home).not.toHaveText(before);
    });

    await test.step('the clock goes on', async () => {
      await doors.advance(2 * 60_000);
      await expect(row).toContainText(/上半场 2[23]′/);
    });
  },
);

test('a price that moves says which way, and follows into the slip', async ({
  page,
  site,
  doors,
  logInAs,
}) => {
  await logInAs('100.00');
  const match = await site.make('RB');
  const winner = marketOf(match, 'RM');
  await pin(doors, match, winner, 'H', '1.50');
  await openBoard(page, 'RB');
  const home = priceButton(page, winner, 'H');
  // Three outcomes are told in European prices.
  await expect(home).toHaveText('2.50');
  await touch(page, match, winner, 'H');
  await pin(doors, match, winner, 'H', '1.62');
  await expect(home).toHaveText('▲2.62');
  await expect(home).toHaveAccessibleName(/ 2\.62$/);
  await expect(slip(page).locator('.cs-betslip-pick__price')).toContainText('2.62');
  await pin(doors, match, winner, 'H', '1.44');
  await expect(home).toHaveText('▼2.44');
});

test('suspended prices lock, tell so, and cannot be picked', async ({ page, site, doors }) => {
  const match = await site.make('RB');
  const total = marketOf(match, 'ROU');
  await openBoard(page, 'RB');
  const over = priceButton(page, total, 'C');
  await expect(over).toBeEnabled();
  await doors.match(match.gidm, { suspend: true });
  await expect(over).toBeDisabled();
  await expect(over).toHaveAccessibleName(/，暂停投注$/);
  await expect(matchRow(page, match).getByRole('button', { name: /赔率/ })).toHaveCount(0);
  await doors.match(match.gidm, { suspend: false });
  await expect(over).toBeEnabled();
});

test('a match goes from today to in-play to the end by itself', async ({ page, site, doors }) => {
  const match = await site.make('FT');
  await openBoard(page, 'FT');
  await expect(matchRow(page, match)).toBeVisible();
  await doors.match(match.gidm, { period: 'H1' });
  await expect(matchRow(page, match)).toBeHidden();
  await page.goto('/game/sport');
  await expect(matchRow(page, match)).toContainText('上半场 1′');
  await doors.match(match.gidm, { period: 'HT' });
  await expect(matchRow(page, match)).toContainText('中场休息');
  await doors.match(match.gidm, { period: 'H2', score: { h: 0, c: 2 } });
  await expect(matchRow(page, match)).toContainText('下半场 46′');
  await expect(matchRow(page, match)).toContainText('半场 0-0');
  await doors.match(match.gidm, { finish: true });
  await expect(matchRow(page, match)).toBeHidden();
});
