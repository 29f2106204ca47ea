import { expect, test, type Page } from './fixtures.ts';
import type { Site } from './support/site.ts';

const scrolled = (page: Page) => page.evaluate(() => document.documentElement.scrollTop);
const search = (page: Page) => page.getByRole('searchbox', { name: '搜索球队、联赛或拼音' });
const row = (page: Page, gidm: string) => page.locator(`.cs-sports-match[data-gidm="${gidm}"]`);

/** Goes home and to the board again by the links of the header. */
async function homeAndBoard(page: Page): Promise<void> {
  const header = page.getByRole('navigation', { name: '主导航' });
  await header.getByRole('link', { name: '首页' }).click();
  await header.getByRole('link', { name: '体育' }).click();
}

/** So many rows are several windows high. */
const LONG = 60;
const PLAYER = '德约科维奇';

/** Two matches of one player, whom `dykwq` finds. */
async function makePlayer(site: Site): Promise<void> {
  for (const inMinutes of [200, 300]) {
    await site.make('FT', { sport: 'TN', team_h: PLAYER, inMinutes });
  }
}

/** Opens a long list far down, at a row in the middle of the window. */
async function farDown(page: Page, site: Site): Promise<{ gidm: string; top: number }> {
  for (let at = 0; at < LONG; at += 1) await site.make('FU', { sport: 'TN' });
  await page.goto('/game/sport?sport=TN&show=FU');
  await expect(page.locator('.cs-sports-match').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeGreaterThan(5000);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(2500);
  const found = () =>
    page.evaluate(() => {
      const at = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const match = at?.closest<HTMLElement>('.cs-sports-match');
      return { gidm: match?.dataset['gidm'] ?? '', top: match?.getBoundingClientRect().top ?? 0 };
    });
  await expect.poll(async () => (await found()).gidm).not.toBe('');
  return found();
}

/** Whether a row stands where it was, to a line of text. */
const standsAt = (page: Page, { gidm, top }: { gidm: string; top: number }) =>
  expect
    .poll(async () => Math.abs(((await row(page, gidm).boundingBox())?.y ?? 1e6) - top))
    .toBeLessThan(20);

test('the browser’s way back leads from a match to where the board was, and so does a reload there', async ({
  page,
  site,
}) => {
  const at = await farDown(page, site);
  await row(page, at.gidm).locator('.cs-sports-match__page').click();
  await expect(page.locator('.cs-match-card').first()).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^早盘/ })).toBeChecked();
  await standsAt(page, at);
  await page.reload();
  await standsAt(page, at);
});

test('the page of a match leads back to the board as it was searched, after a reload too', async ({
  page,
  site,
}) => {
  await makePlayer(site);
  await page.goto('/game/sport?sport=TN&show=FT');
  const matches = page.locator('.cs-sports-match');
  await search(page).fill('dykwq');
  await expect(matches.first()).toContainText(PLAYER);
  const found = await matches.count();
  await page.locator('.cs-sports-match__page').first().click();
  await expect(page.locator('.cs-match-card').first()).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: '返回赛事列表' }).click();
  await expect(page).toHaveURL(/sport=TN&show=FT/);
  await expect(search(page)).toHaveValue('dykwq');
  await expect(matches).toHaveCount(found);
  await page.reload();
  await expect(search(page)).toHaveValue('dykwq');
  // A link opens the board anew.
  await homeAndBoard(page);
  await expect(search(page)).toHaveValue('');
  // The same list as well.
  await search(page).fill('dykwq');
  await homeAndBoard(page);
  await expect(search(page)).toHaveValue('');
});

test('an address that is typed in the same tab opens the board anew, and the way back finds what was searched', async ({
  page,
  site,
}) => {
  await makePlayer(site);
  await page.goto('/game/sport?sport=TN&show=FT');
  await search(page).fill('dykwq');
  await expect(page.locator('.cs-sports-match').first()).toContainText(PLAYER);
  await page.goto('/game/sport');
  await expect(page.locator('.cs-sports-match').first()).toBeVisible();
  await expect(search(page)).toHaveValue('');
  await page.goBack();
  await expect(search(page)).toHaveValue('dykwq');
});
