import { expect, test, type Page } from './fixtures.ts';
import {
  expectBalance,
  openRecords,
  pickOne,
  place,
  recordOf,
  slip,
  stake,
  ticketOf,
} from './support/board-steps.ts';
import { CUP } from './support/calendar.ts';

const runner = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`冠军赔率，${name} `) });
const picks = (page: Page) => slip(page).locator('.cs-betslip-form .cs-betslip-pick__selection');

async function openOutrights(page: Page) {
  await page.getByRole('group', { name: '赛事' }).getByText('冠军').click();
  await expect(page).toHaveURL(/show=FS/);
  await expect(page.locator('.cs-sports-outright__runner').first()).toBeVisible();
}

test('[SL-06] a champion bet takes the place of match picks and the other way round, says so, and can be undone', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('1000.00');
  const { match } = await pickOne(page, site);
  await stake(page).fill('100');
  await openOutrights(page);
  const name = await page.locator('.cs-sports-outright__name').first().innerText();
  await runner(page, name).click();
  await expect(picks(page)).toHaveText([name]);
  await expect(slip(page)).toContainText('冠军投注不能与赛事投注并存，已移除 1 项');
  await slip(page).getByRole('button', { name: '撤销' }).click();
  await expect(picks(page)).toHaveText([match.team_h]);
  await expect(stake(page)).toHaveValue('100');

  await test.step('and a match pick the place of a champion bet', async () => {
    await runner(page, name).click();
    await expect(picks(page)).toHaveText([name]);
    await page.getByRole('group', { name: '赛事' }).getByText('今日').click();
    await page
      .getByRole('button', { name: /全场独赢赔率/ })
      .first()
      .click();
    await expect(slip(page)).toContainText('冠军投注不能与赛事投注并存，已移除 1 项');
    await expect(picks(page)).toHaveCount(1);
    await expect(picks(page)).not.toHaveText([name]);
  });
});

// The last of this file: it ends the competition.
test(
  'a bet on a title is quoted, placed and settled as one of its runner, in European prices',
  { tag: '@landing' },
  async ({ page, doors, logInAs }) => {
    await logInAs('1000.00');
    const matches = await doors.matches();
    const last = matches
      .filter(({ league }) => league === CUP)
      .toSorted((a, b) => a.kickOff - b.kickOff)
      .at(-1);
    const name = last?.team_h ?? '';
    await page.goto('/game/sport?show=FS');
    await expect(runner(page, name)).toBeEnabled();
    const price = (await runner(page, name).innerText()).trim();
    await runner(page, name).click();
    await expect(runner(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(slip(page)).toContainText('限额');
    await expect(slip(page).locator('.cs-betslip-pick__price')).toHaveText(price);
    await stake(page).fill('100');
    await place(page).click();
    await expect(slip(page)).toContainText('注单已确认');
    await expect(slip(page).locator('.cs-betslip-order')).toContainText(`${name} 欧洲盘 ${price}`);
    const ticket = await ticketOf(page).innerText();
    await expectBalance(page, '¥900');
    await doors.match(last?.gidm ?? '', { finish: true, score: { h: 1, c: 0 } });
    // A hundred times a price of two decimals is whole.
    const paid = 900 + Number(price.replace('.', ''));
    await expectBalance(page, `¥${paid.toLocaleString('en')}`);
    await openRecords(page, '已结算');
    await expect(recordOf(page, ticket)).toContainText(name);
    await page.goto('/game/sport?show=FS');
    const cup = page.locator('.cs-sports-league').filter({ hasText: CUP });
    await expect(cup).toContainText('已决出');
    await expect(cup.getByRole('listitem').filter({ hasText: '冠军' })).toContainText(name);
    await expect(cup.getByRole('button', { name: /赔率|暂停/ })).toHaveCount(0);
  },
);
