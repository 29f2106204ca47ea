import { expect, test, type Page } from './fixtures.ts';
import { marketOf, matchRow, openBoard, slip, touch } from './support/board-steps.ts';
import { CUT_LINE } from './support/page-guard.ts';

const VENUE = '/game/api/v1/venue/resource';
const enabled = (page: Page) => page.locator('.cs-price:enabled');

test('prices cannot be taken while the line is cut, and when it is back they can', async ({
  page,
  context,
  site,
  guard,
}) => {
  guard.allowProblem(CUT_LINE);
  await site.make('RB');
  await openBoard(page, 'RB');
  await expect(enabled(page).first()).toBeVisible();
  await context.setOffline(true);
  await expect(enabled(page)).toHaveCount(0);
  await expect(page.getByText('赔率与余额可能已过期')).toBeVisible();
  await context.setOffline(false);
  await expect(enabled(page).first()).toBeVisible();
  await expect(page.getByText('赔率与余额可能已过期')).toBeHidden();
});

test('a board that found the gateway failing comes by itself when it is back', async ({
  page,
  site,
  doors,
  guard,
}) => {
  guard.allowProblem(/^console: Failed to load resource: /);
  await site.make('FT');
  await doors.fault({ path: VENUE, httpStatus: 502, times: 10_000 });
  await page.goto('/game/sport?show=FT');
  await expect(page.getByText('赛事加载失败')).toBeVisible();
  await doors.clearFaults();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a national team is named in both scripts and has its flag', async ({ page, site }) => {
  const { gidm } = await site.make('FT', { team_h: 'Wales', team_c: 'China' });
  await openBoard(page, 'FT');
  const row = page.locator(`[data-gidm="${gidm}"]`);
  await expect(row).toContainText('威尔士');
  await expect(row.locator('.cs-flag img')).toHaveCount(2);
  await expect(row.locator('.cs-shield')).toHaveCount(0);
  await page.getByRole('button', { name: '语言 繁體' }).click();
  await expect(row).toContainText('威爾斯');
  await row.getByRole('link', { name: /^全部玩法/ }).click();
  await expect(page.locator('.cs-match-score__box .cs-flag img').first()).toBeVisible();
});

test('a change of script fetches the names again, and changes no crest', async ({ page, site }) => {
  const match = await site.make('FT');
  await openBoard(page, 'FT');
  const row = page.locator(`[data-gidm="${match.gidm}"]`);
  await expect(matchRow(page, match)).toBeVisible();
  const league = page.locator('.cs-sports-league__name').first();
  const crests = () =>
    row
      .locator('.cs-shield')
      .evaluateAll((all) =>
        all.map((each) =>
          Array.from(each.querySelectorAll('[fill]'), (part) => part.getAttribute('fill')),
        ),
      );
  const before = await crests();
  expect(before.flat()).not.toEqual([]);
  await touch(page, match, marketOf(match, 'M'), 'H');
  await expect(slip(page)).toContainText(match.team_h);
  await expect(league).toHaveText(/杯/);
  await page.getByRole('button', { name: '语言 繁體' }).click();
  await expect(league).toHaveText(/盃/);
  await expect(row).not.toHaveAccessibleName(`${match.team_h} 对 ${match.team_c}`);
  expect(await crests()).toEqual(before);
  // The slip calls its pick as the board does.
  const home = await row.locator('.cs-sports-match__team').first().textContent();
  expect(home).not.toBe(match.team_h);
  const renamed = page.getByRole('complementary', { name: '投注單' });
  await expect(renamed).toContainText(home ?? '');
  await expect(renamed).not.toContainText(match.team_h);
});
