import { expect, test, type Page } from './fixtures.ts';
import {
  marketOf,
  matchRow,
  openBoard,
  pickOne,
  priceButton,
  slip,
  touch,
} from './support/board-steps.ts';

const VENUE = '/game/api/v1/venue/resource';
const prices = (page: Page) => page.locator('.cs-price:enabled');

test('a venue in maintenance says until when on board, match page and results, and shows other ways', async ({
  page,
  site,
  doors,
}) => {
  const match = await site.make('FT');
  const { siteTime } = await doors.clock();
  const reopensAt = siteTime + 45 * 60_000;
  await doors.fault({ path: VENUE, statusCode: 6415, data: { reopensAt }, times: 10_000 });
  for (const path of [
    '/game/sport?show=RB',
    '/game/sport?show=FS',
    `/game/sport/match/${match.gidm}`,
    '/game/sport/results',
  ]) {
    await page.goto(path);
    const told = page.getByRole('alert');
    await expect(told).toContainText('体育场馆维护中');
    await expect(told).toContainText(/场馆维护中，预计 \d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d 恢复/);
    await expect(told.getByRole('button', { name: '重试' })).toBeVisible();
  }
  await page.getByRole('alert').getByRole('link', { name: '去首页' }).click();
  await expect(page).toHaveURL('/');
});

test('a venue that goes into maintenance closes the prices of a board that is open, and opens them again', async ({
  page,
  site,
  doors,
}) => {
  await site.make('FT');
  await openBoard(page, 'FT');
  await expect(prices(page).first()).toBeVisible();
  await doors.fault({ path: VENUE, statusCode: 6415, times: 10_000 });
  const told = page.locator('[data-stale]');
  await expect(told).toContainText('场馆维护中。维护期间暂停投注');
  await expect(prices(page)).toHaveCount(0);
  await doors.clearFaults();
  await expect(prices(page).first()).toBeVisible();
  await expect(told).toHaveCount(0);
});

for (const [id, statusCode] of [
  ['[CO-27]', 6031],
  ['[CO-29]', 6033],
] as const) {
  test(`${id} a region that is shut out (${statusCode}) is told so on board, match page and results`, async ({
    page,
    site,
    doors,
  }) => {
    const match = await site.make('FT');
    await doors.fault({ path: VENUE, statusCode, times: 10_000 });
    for (const path of [
      '/game/sport?show=RB',
      `/game/sport/match/${match.gidm}`,
      '/game/sport/results',
    ]) {
      await page.goto(path);
      const told = page.getByRole('alert');
      await expect(told).toContainText('您所在的地区不能使用体育投注');
      await expect(told).toContainText('如果判断有误，请联系客服');
      await expect(told.getByRole('button', { name: '联系客服' })).toBeVisible();
    }
  });
}

test('a pick whose match is over says so in the slip, and is removed there', async ({
  page,
  site,
  doors,
  logInAs,
}) => {
  await logInAs('100.00');
  const { match } = await pickOne(page, site);
  await doors.match(match.gidm, { finish: true });
  await expect(slip(page).locator('.cs-betslip-pick')).toContainText('比赛已结束');
  await expect(slip(page)).not.toContainText('暂停投注');
  await slip(page).getByRole('button', { name: /^移除/ }).last().click();
  await expect(slip(page).locator('.cs-betslip-pick')).toHaveCount(0);
});

test('a row of the slip names league and start, and the sport where there are several', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('100.00');
  const { match } = await pickOne(page, site);
  const events = slip(page).locator('.cs-betslip-pick__event');
  await expect(events).toHaveText(new RegExp(`^${match.league}\\d\\d/\\d\\d \\d\\d:\\d\\d$`));
  await slip(page).getByText('多项').click();
  await page
    .getByRole('list', { name: '运动' })
    .getByRole('button', { name: /^网球，/ })
    .click();
  await page.getByRole('group', { name: '赛事' }).getByText('今日').click();
  // Until the other sport is there, the first price is that of the slip.
  await expect(page.locator('.cs-sports-league__name').first()).toContainText('网球');
  await page.locator('.cs-price:enabled').first().click();
  await expect(events).toHaveText([/^足球/, /^网球/]);
});

test('the mode that was chosen for an empty slip is there after a reload', async ({
  page,
  site,
}) => {
  const match = await site.make('FT');
  await openBoard(page, 'FT');
  await expect(matchRow(page, match)).toBeVisible();
  await slip(page).getByText('串关').click();
  await page.reload();
  await expect(slip(page).getByRole('radio', { name: /串关/ })).toBeChecked();
  const market = marketOf(match, 'M');
  await touch(page, match, market, 'H');
  await expect(priceButton(page, market, 'H')).toHaveAttribute('aria-pressed', 'true');
  await expect(slip(page).getByRole('radio', { name: /串关/ })).toBeChecked();
});

test('a list whose prices are all suspended says so for as long as they are', async ({
  page,
  site,
  doors,
}) => {
  const match = await site.make('RB');
  await openBoard(page, 'RB');
  await page.getByRole('searchbox', { name: '搜索球队、联赛或拼音' }).fill(match.team_h);
  await expect(page.getByRole('article')).toHaveCount(1);
  const told = page.getByText('列表中的盘口全部暂停投注，稍后恢复。');
  await expect(told).toHaveCount(0);
  await doors.match(match.gidm, { suspend: true });
  await expect(told).toBeVisible();
  await doors.match(match.gidm, { suspend: false });
  await expect(told).toHaveCount(0);
});
