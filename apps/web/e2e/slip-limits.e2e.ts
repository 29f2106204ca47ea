import { expect, test } from './fixtures.ts';
import {
  expectBalance,
  marketOf,
  openBoard,
  pin,
  place,
  slip,
  touch,
} from './support/board-steps.ts';

test('[TE-03] a win above what football pays in a day is refused, and one press lowers the stake to what is possible', async ({
  page,
  site,
  doors,
  logInAs,
}) => {
  await logInAs('100000.00');
  const match = await site.make('FT');
  const market = marketOf(match, 'M');
  // 12.55 million for 50,000, where a day pays 1.5 million US dollars.
  await pin(doors, match, market, 'H', '250.00');
  await openBoard(page, 'FT');
  await touch(page, match, market, 'H');
  const stake = slip(page).getByRole('textbox', { name: '投注额' });
  await stake.fill('50000');
  await place(page).click();
  await expect(slip(page)).toContainText('可赢额超过今日派彩上限');
  await expect(slip(page)).toContainText('未扣款，余额不变');
  const told =
    (await slip(page)
      .getByText(/^目前最高可投/)
      .textContent()) ?? '';
  const possible = Number(told.replaceAll(/[^\d.]/g, ''));
  // At 251.00 and seven to seven and a fifth yuan for a dollar.
  expect(possible).toBeGreaterThanOrEqual(41_832);
  expect(possible).toBeLessThanOrEqual(43_028);
  await slip(page).getByRole('button', { name: /^改投/ }).click();
  await expect.poll(async () => Number(await stake.inputValue())).toBe(possible);
  // The dollar has another rate every ten minutes: less than the least that is possible is taken in any case.
  await stake.fill('41000');
  await place(page).click();
  await expect(slip(page)).toContainText('注单已确认');
  await expectBalance(page, '¥59,000');
});

test('picks that the gateway relates are left out of a series by name, and the rest is placed', async ({
  page,
  site,
  doors,
  logInAs,
}) => {
  await logInAs('100.00');
  const taken = [];
  for (let index = 0; index < 4; index += 1) {
    const match = await site.make('FT');
    const market = marketOf(match, 'M');
    await pin(doors, match, market, 'H', '0.50');
    taken.push({ match, market });
  }
  const [first, second] = taken;
  if (!first || !second) throw new Error('No matches');
  await openBoard(page, 'FT');
  await slip(page).getByRole('group', { name: '投注方式' }).getByText('串关').click();
  for (const { match, market } of taken) await touch(page, match, market, 'H');
  const stake = slip(page).getByRole('textbox', { name: '4串1 投注额' });
  await stake.fill('10');
  // Known only after the picks were made: the next quotes say it.
  for (const { match } of [first, second]) {
    await doors.match(match.gidm, { relations: ['tie:7'] });
  }
  const excluded = slip(page)
    .locator('.cs-betslip-pick')
    .filter({ hasText: '有关联的选项不能串关' });
  await expect(excluded).toHaveCount(2);
  await expect(excluded.first()).toContainText(first.match.team_h);
  await expect(excluded.last()).toContainText(second.match.team_h);
  await expect(slip(page).getByRole('textbox', { name: '2串1 投注额' })).toHaveValue('10');
  await place(page).click();
  await expect(slip(page)).toContainText('注单已确认');
  await expectBalance(page, '¥90');
});
