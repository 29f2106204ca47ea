import { expect, test, type Page } from './fixtures.ts';
import { authDialog } from './support/auth-steps.ts';
import {
  expectBalance,
  matchRow,
  openBoard,
  pin,
  place,
  slip,
  stake,
  winnings,
} from './support/board-steps.ts';
import type { DoorMatch } from './support/doors.ts';

const head = (page: Page) => page.locator('.cs-match-score');
const card = (page: Page, wtype: string) => page.locator(`.cs-match-card[data-wtype="${wtype}"]`);
const price = (page: Page, wtype: string, pick: string) =>
  card(page, wtype).locator(`button[data-pick="${pick}"]`).first();
const group = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function openMatch(page: Page, { gidm }: Pick<DoorMatch, 'gidm'>) {
  await page.goto(`/game/sport/match/${gidm}`);
  await expect(page.locator('.cs-match-card').first()).toBeVisible();
}

test(
  'a score (波胆) is bet on the page of its match and settled; the page and the results tell how it ended',
  { tag: '@landing' },
  async ({ page, site, doors, logInAs }) => {
    await logInAs('1000.00');
    const match = await site.make('RB');
    await openMatch(page, match);
    await group(page, '波胆').click();
    const score = price(page, 'RPD', 'H2C1');
    await expect(score).toContainText('2-1');
    const gid = (await score.getAttribute('data-gid')) ?? '';
    await doors.match(match.gidm, { price: { gid, wtype: 'RPD', pick: 'H2C1', ior: '9.00' } });
    // A score is told in European prices.
    await expect(score).toContainText('10.00');
    await score.click();
    await expect(score).toHaveAttribute('aria-pressed', 'true');
    await expect(slip(page)).toContainText('波胆');
    await stake(page).fill('100');
    await expect(winnings(page)).toContainText('900');
    await place(page).click();
    await expect(slip(page)).toContainText('注单确认中');
    await doors.advance(5000);
    await expect(slip(page)).toContainText('注单已确认');
    await doors.match(match.gidm, { half: { h: 1, c: 1 }, score: { h: 2, c: 1 }, finish: true });

    await test.step('the page tells the end', async () => {
      await expect(head(page)).toContainText('完场');
      const ended = page.getByRole('region', { name: '赛果', exact: true });
      await expect(ended.locator('div', { hasText: /^全场波胆/ })).toContainText(/2-1\s*赢/);
      await expectBalance(page, '¥1,900');
    });

    await test.step('and so do the results', async () => {
      await page.goto('/game/sport');
      await page.getByRole('link', { name: '赛果' }).click();
      await expect(page).toHaveURL('/game/sport/results');
      const row = page.locator(`.cs-results-match[data-gidm="${match.gidm}"]`);
      await expect(row).toContainText('2-1');
      await expect(row).toContainText('半场 1-1');
      await row.getByRole('button').click();
      await expect(row.locator('div', { hasText: /^全场波胆/ }).last()).toContainText(/2-1\s*赢/);
    });
  },
);

test('score, goal and suspension reach the page of a match while somebody watches', async ({
  page,
  site,
  doors,
}) => {
  const match = await site.make('RB');
  await openMatch(page, match);
  await expect(head(page)).toContainText('上半场');
  await doors.match(match.gidm, { score: { h: 1, c: 0 } });
  await expect(head(page).getByRole('status')).toHaveText('进球');
  await expect(head(page).locator('.cs-score__total')).toHaveText(['1', '0']);
  await doors.match(match.gidm, { suspend: true });
  await expect(page.getByText('全部玩法暂停投注，稍后恢复。')).toBeVisible();
  await expect(page.locator('.cs-match-card .cs-price:enabled')).toHaveCount(0);
  await doors.match(match.gidm, { suspend: false });
  await expect(price(page, 'RM', 'H')).toBeEnabled();
  await expect(page.getByText('全部玩法暂停投注，稍后恢复。')).toBeHidden();
});

test('[CA-83] a match that is shown live leads to its pictures, one that is not says nothing of them', async ({
  page,
  wire,
  site,
}) => {
  const match = await site.make('RB');
  await openMatch(page, match);
  await expect.poll(() => wire.of('hotLive/matchDetail').length).toBeGreaterThan(0);
  expect(wire.of('hotLive/matchDetail')[0]?.body).toEqual({ gidm: match.gidm });
  const watch = page.getByRole('main').getByRole('link', { name: '直播', exact: true });
  await expect(watch).toHaveCount(0);
  // The sandbox has no pictures: its answer is completed on the way.
  await page.route('**/video/hotLive/matchDetail', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    const video = { state: 'live', url: 'https://pictures.example/live/1' };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, video } } });
  });
  await page.reload();
  await expect(watch).toHaveAttribute('href', 'https://pictures.example/live/1');
});

test('markets are found by group, by name and as favourites, which stay on top', async ({
  page,
  site,
}) => {
  const match = await site.make('FT');
  await openMatch(page, match);
  const titles = page.locator('.cs-match-card h2');
  await page.getByRole('searchbox', { name: '搜索玩法' }).fill('双');
  await expect(titles).toHaveText(['双重机会', '双方球队进球', '全场单双', '上半场单双']);
  await page.getByRole('button', { name: '收藏玩法 双方球队进球' }).click();
  await page.getByRole('searchbox', { name: '搜索玩法' }).fill('');
  await expect(titles.first()).toHaveText('双方球队进球');
  await group(page, '收藏').click();
  await expect(titles).toHaveText(['双方球队进球']);
  await page.reload();
  await expect(titles.first()).toHaveText('双方球队进球');
  await group(page, '上半场').click();
  await expect(titles.filter({ hasText: /^上半场|^半场/ })).toHaveCount(await titles.count());
});

test('the way of a price shows on demand', async ({ page, site, doors }) => {
  const match = await site.make('FT');
  await openMatch(page, match);
  const winner = card(page, 'M');
  await pin(
    doors,
    match,
    match.markets.find(({ wtype }) => wtype === 'M')!,
    'H',
    '1.50',
  );
  await winner.getByRole('button', { name: '全场独赢 赔率走势' }).click();
  await expect(winner.locator('.cs-match-history__pick')).toHaveCount(3);
  await expect(winner.getByRole('table', { name: `${match.team_h} 近两小时赔率` })).toBeAttached();
});

test('the keys lead from a price of the board to the page of its match, and among its prices', async ({
  page,
  site,
}) => {
  const match = await site.make('FT');
  await openBoard(page, 'FT');
  const row = matchRow(page, match);
  // The draw stands beside the teams, which are the link; above them is the star of the match.
  await row.locator('.cs-price[data-wtype="M"][data-pick="N"]').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(row.locator('.cs-sports-match__page')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/game/sport/match/${match.gidm}`);
  await price(page, 'M', 'H').focus();
  await page.keyboard.press('ArrowRight');
  await expect(price(page, 'M', 'N')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(price(page, 'M', 'N')).toHaveAttribute('aria-pressed', 'true');
});

test('the keys go through the overview of all sports, and open what a result of a match was', async ({
  page,
}) => {
  await page.goto('/game/sport?sport=ALL&show=RB');
  const first = page.locator('.cs-sports-group .cs-price:enabled').first();
  await first.focus();
  await page.keyboard.press('End');
  await expect(first).not.toBeFocused();
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  const all = page.locator('.cs-sports-group__head').getByRole('button').first();
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/sport=ALL/);
  await expect(page.locator('.cs-sports-group__head')).toHaveCount(0);
  await page.goto('/game/sport/results?sport=BK');
  await page.getByRole('button', { name: '前一天' }).focus();
  await page.keyboard.press('Enter');
  const open = page.locator('.cs-results-match__open').first();
  await open.focus();
  await page.keyboard.press('Space');
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.cs-results-markets').first()).toBeVisible();
});

/** A part of a match of each sport, and how its clock and the head of its column read. */
const CLOCKS = [
  { sport: 'FT', period: 'H2', clock: /^下半场 46′$/ },
  { sport: 'BK', period: 'Q3', clock: /^第3节 \d\d:\d\d$/, part: '第3节' },
  { sport: 'TN', period: 'S2', clock: /^第2盘$/, part: '第2盘' },
  { sport: 'BS', period: 'I5', clock: /^5局上$/, part: '第5局' },
  { sport: 'VB', period: 'S3', clock: /^第3局$/, part: '第3局' },
  { sport: 'TT', period: 'S3', clock: /^第3局$/, part: '第3局' },
  { sport: 'SK', period: 'F3', clock: /^第3局$/, part: '第3局' },
  { sport: 'OP', discipline: 'AF', period: 'Q2', clock: /^第2节 \d\d:\d\d$/, part: '第2节' },
  { sport: 'OP', discipline: 'IH', period: 'P2', clock: /^第2节 \d\d:\d\d$/, part: '第2节' },
  { sport: 'OP', discipline: 'RU', period: 'H2', clock: /^下半场 \d\d:\d\d$/ },
] as const;

test('the page of a match has the clock of its sport, and the score of its parts', async ({
  page,
  site,
  doors,
}) => {
  for (const { sport, period, clock, ...more } of CLOCKS) {
    const discipline = 'discipline' in more ? more.discipline : undefined;
    await test.step(`${discipline ?? sport} ${period}`, async () => {
      const match = await site.make('RB', { sport, ...(discipline && { discipline }) });
      await doors.match(match.gidm, { period });
      await page.goto(`/game/sport/match/${match.gidm}`);
      await expect(head(page).locator('.cs-sports-match__chip')).toHaveText(clock);
      if (!('part' in more)) return;
      const part = head(page).getByRole('columnheader', { name: more.part, exact: true });
      await expect(part).toBeVisible();
    });
  }
});

test('what happened in a match stands in its order, the latest on top, and both sides are counted', async ({
  page,
  site,
}) => {
  const match = await site.make('RB', {
    goals: [
      { side: 'h', minute: 2 },
      { side: 'c', minute: 4 },
    ],
  });
  await openMatch(page, match);
  const told = page.getByRole('list', { name: '比赛进程' }).getByRole('listitem');
  const goals = told.filter({ hasText: /^\d+′\s*进球/ });
  await expect(goals).toHaveText([
    new RegExp(`^4′\\s*进球 ${match.team_c}\\s*1-1$`),
    new RegExp(`^2′\\s*进球 ${match.team_h}\\s*1-0$`),
  ]);
  await page.getByRole('tab', { name: '统计' }).click();
  const shares = page.getByRole('row', { name: /控球率/ }).getByRole('cell');
  await expect(shares).toHaveText([/^\d+$/, /^\d+$/]);
  const [home, away] = await shares.allInnerTexts();
  expect(Number(home) + Number(away)).toBe(100);
});

test('a match that there is not says so and leads back', async ({ page }) => {
  await page.goto('/game/sport/match/1');
  await expect(page.getByRole('heading', { name: '找不到这场比赛', level: 1 })).toBeAttached();
  await page.getByRole('link', { name: '返回赛事列表' }).click();
  await expect(page).toHaveURL('/game/sport');
});

test('[RT-14] the local sport venue opens for members only, at full width and without a footer', async ({
  page,
  logInAs,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/game/sport/crty');
  await expect(page).toHaveURL('/');
  await expect(authDialog(page)).toBeVisible();
  await logInAs('1.00');
  for (const name of ['crty', 'CRTY']) {
    await page.goto(`/game/sport/${name}`);
    await expect(page.getByRole('group', { name: '赛事' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'sport');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const box = await page.locator('.cs-sports').boundingBox();
    expect(box?.width).toBeGreaterThan(1800);
  }
  await page.goto('/game/sport/another');
  await expect(page.getByRole('heading', { name: '页面不存在', level: 1 })).toBeVisible();
});
