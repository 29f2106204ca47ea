import type { SportCode } from '@courtside/contract';
import type { Locator } from '@playwright/test';
import { expect, test, type Page } from './fixtures.ts';
import { chooseList, matchRow, openBoard, slip } from './support/board-steps.ts';
import type { Show } from './support/match-maker.ts';
import type { Site } from './support/site.ts';
import { expectNoSidewaysScroll } from './support/keyboard.ts';
import { matches, openAlone, openSport, searchBox } from './support/sport-steps.ts';

const rail = (page: Page, sport: string): Locator =>
  page.getByRole('list', { name: '运动' }).getByRole('button', { name: new RegExp(`^${sport}，`) });
const leagues = (page: Page): Locator => page.locator('.cs-sports-league__name');

/** Matches of a sport, each in a league of its own. */
async function makeLeagues(site: Site, sport: SportCode, show: Show, count: number) {
  for (let at = 1; at <= count; at += 1)
    await site.make(show, { sport, league: `港湾${at}区联赛` });
}

test('[SP-02] each sport has its lists, and its address leads back to them', async ({
  page,
  site,
}) => {
  await site.make('RB');
  for (const show of ['RB', 'FT', 'FU'] as const) {
    // Of a league that is looked for most: 热门 has it.
    await site.make(show, { sport: 'BK', league: '美国职业篮球联赛' });
  }
  await openBoard(page, 'RB');
  await rail(page, '篮球').click();
  await expect(page).toHaveURL(/sport=BK&show=RB/);
  await expect(page.locator('.cs-sports-league__columns').first()).toContainText('让分');
  for (const [name, code] of [
    ['今日', 'FT'],
    ['早盘', 'FU'],
    ['滚球', 'RB'],
  ] as const) {
    await chooseList(page, name);
    await expect(page).toHaveURL(new RegExp(`sport=BK&show=${code}`));
    await expect(matches(page).first()).toBeVisible();
  }
  await page.reload();
  await expect(rail(page, '篮球')).toHaveAttribute('aria-pressed', 'true');
  const lists = page.getByRole('group', { name: '赛事' });
  await lists.getByText('冠军').click();
  await expect(page).toHaveURL(/sport=BK&show=FS$/);
  const titles = page.getByRole('group', { name: '冠军盘口' });
  const months = page.locator('.cs-sports-outright__head');
  await expect(months.first()).toContainText('冠军');
  // The titles of a month close with its last day; the site's clock stands before it.
  await titles.getByText('今日').click();
  await expect(page).toHaveURL(/sport=BK&show=FSFT$/);
  await expect(page.getByText('今天没有截止的冠军盘口，可查看早盘。')).toBeVisible();
  await expect(months).toHaveCount(0);
  await titles.getByText('早盘').click();
  await expect(page).toHaveURL(/sport=BK&show=FSFU$/);
  await expect(months.first()).toContainText('冠军');
  await page.reload();
  await expect(titles.getByRole('radio', { name: /早盘/ })).toBeChecked();
  await lists.getByText('早盘').click();
  await expect(page).toHaveURL(/sport=BK&show=FU$/);
  // 体育 leads back to what was chosen, for as long as the site is open.
  const main = page.getByRole('navigation', { name: '主导航' });
  for (const elsewhere of ['体育', '首页']) {
    await main.getByRole('link', { name: elsewhere }).click();
    await main.getByRole('link', { name: '体育' }).click();
    await expect(page).toHaveURL(/sport=BK&show=FU$/);
    await expect(rail(page, '篮球')).toHaveAttribute('aria-pressed', 'true');
  }
  await lists.getByText('热门').click();
  await expect(matches(page).first()).toBeVisible();
  await lists.getByText('串关').click();
  await expect(slip(page).getByRole('radio', { name: /串关/ })).toBeChecked();
});

test('back leads to the list before, whatever was chosen since', async ({ page, site }) => {
  await site.make('RB');
  await site.make('RB', { sport: 'BK' });
  await page.goto('/');
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '体育' })
    .click();
  await expect(page).toHaveURL(/\/game\/sport$/);
  await expect(matches(page).first()).toBeVisible();
  await rail(page, '篮球').click();
  await expect(page).toHaveURL(/sport=BK&show=RB$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/game\/sport\?show=RB$/);
  await expect(rail(page, '足球')).toHaveAttribute('aria-pressed', 'true');
});

test('back leads to the one league that was chosen', async ({ page, site }) => {
  await site.make('RB', { league: '港湾友谊杯' });
  await site.make('RB', { sport: 'BK' });
  await openBoard(page, 'RB');
  const league = page
    .getByRole('list', { name: '联赛' })
    .getByRole('button', { name: /^港湾友谊杯/ });
  await league.click();
  await expect(league).toHaveAttribute('aria-pressed', 'true');
  await rail(page, '篮球').click();
  await expect(page).toHaveURL(/sport=BK&show=RB$/);
  await page.goBack();
  await expect(league).toHaveAttribute('aria-pressed', 'true');
});

/** Where each sport is brought to, and how the clock then reads. */
const CLOCKS: readonly (readonly [sport: SportCode, period: string, clock: RegExp])[] = [
  ['BK', 'Q3', /^第3节 \d\d:\d\d$/],
  ['BK', 'HT', /^中场休息$/],
  ['TN', 'S2', /^第2盘$/],
  ['BS', 'I7', /^7局上$/],
  ['VB', 'S3', /^第3局$/],
  ['TT', 'S2', /^第2局$/],
  ['SK', 'F4', /^第4局$/],
  ['VF', 'H2', /^下半场 \d+′$/],
];

test(
  '[SP-05] [SP-08] each sport shows its score, its parts and its clock',
  { tag: '@landing' },
  async ({ page, site, doors }) => {
    for (const [sport, period, clock] of CLOCKS) {
      await test.step(`${sport} ${period}`, async () => {
        const match = await site.make('RB', { sport });
        await doors.match(match.gidm, { period });
        const row = await openAlone(page, match);
        await expect(row.locator('.cs-sports-match__chip')).toHaveText(clock);
        await expect(row.locator('.cs-sports-match__score')).toHaveCount(2);
        if (sport === 'VF') return;
        await expect(
          row.locator('.cs-sports-match__part').filter({ visible: true }).first(),
        ).toBeVisible();
      });
    }
  },
);

test('[SP-06] leagues are folded and starred, and stay so', async ({ page, site }) => {
  await makeLeagues(site, 'BK', 'FT', 2);
  await openSport(page, 'BK', 'FT');
  const names = await leagues(page).allInnerTexts();
  const last = names.at(-1) ?? '';
  await page
    .getByRole('button', { name: `收藏 ${last}`, exact: true })
    .first()
    .click();
  await expect(leagues(page).first()).toHaveText(last);
  const fold = page.locator('.cs-sports-league__fold').first();
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(leagues(page).first()).toHaveText(last);
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: '全部收起' }).click();
  await expect(matches(page)).toHaveCount(0);
  await page.getByRole('button', { name: '全部展开' }).click();
  await expect(matches(page).first()).toBeVisible();
});

test('[SP-07] the eight shortcuts stand before the leagues, and each shows its league alone', async ({
  page,
}) => {
  await openSport(page, 'FT', 'FU');
  const filter = page.getByRole('list', { name: '联赛' }).getByRole('button');
  const names = ['欧冠', '英超', '意甲', '西甲', '德甲', '法甲', '中超'];
  await expect(filter.nth(0)).toHaveText(/^全部联赛\d+$/);
  for (const [at, name] of names.entries()) {
    const shortcut = filter.nth(at + 1);
    await expect(shortcut).toHaveText(new RegExp(`^${name}\\d+$`));
    await shortcut.click();
    await expect(shortcut).toHaveAttribute('aria-pressed', 'true');
    // Corners and cards of a match are leagues of their own, named after it.
    await expect(leagues(page).first()).toHaveText(name);
    for (const league of await leagues(page).all()) {
      await expect(league).toHaveText(new RegExp(`^${name}`));
    }
  }
  await filter.nth(0).click();
  await expect(leagues(page).first()).not.toHaveText('中超');
  // In a list without it a shortcut stands where it did, and says that it has nothing.
  await chooseList(page, '滚球');
  await expect(filter.nth(7)).toHaveText('中超0');
  await expect(filter.nth(7)).toBeDisabled();
});

test('no count is told before it is known', async ({ page }) => {
  let answer = () => undefined as void;
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/game/api/v1/venue/resource', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/game/sport');
  const shortcut = page.locator('.cs-sports-nav__league').nth(1);
  await expect(shortcut).toBeVisible();
  const counts = page.locator(
    '.cs-sports-nav__count, .cs-sports-lists .cs-segmented__count, .cs-sports-rail__counts',
  );
  expect((await counts.allTextContents()).join('')).toBe('');
  answer();
  await expect(page.locator('.cs-sports-nav__count').first()).toHaveText(/^[1-9]/);
});

test('every list says how many it has, and the rail does so beside the outrights too', async ({
  page,
}) => {
  await page.goto('/game/sport?show=FS');
  await expect(rail(page, '足球')).toBeVisible();
  const lists = page.getByRole('group', { name: '赛事' });
  for (const name of ['滚球', '今日', '早盘', '冠军', '串关', '热门']) {
    await expect(lists.getByRole('radio', { name: new RegExp(`^${name}.*\\d`) })).toBeVisible();
  }
});

test('what is hot is of all sports: the rail, the lists and the leagues say so', async ({
  page,
  site,
}) => {
  await site.make('FT', { sport: 'BK', league: '美国职业篮球联赛' });
  await site.make('FT');
  await page.goto('/game/sport?show=HOT');
  await expect(rail(page, '全部')).toHaveAttribute('aria-pressed', 'true');
  const numberIn = async (locator: Locator) =>
    Number(/\d+/.exec((await locator.textContent()) ?? '')?.[0] ?? -1);
  const all = page.locator('.cs-sports-nav__league').first();
  const listed = async () => {
    const counts = await page.locator('.cs-sports-league__count').allTextContents();
    return counts.map(Number).reduce((sum, each) => sum + each, 0);
  };
  await expect.poll(async () => (await numberIn(all)) - (await listed())).toBe(0);
  expect(await listed()).toBeGreaterThan(0);
  await chooseList(page, '今日');
  await expect(page).toHaveURL(/sport=ALL&show=FT$/);
  await expect(rail(page, '全部')).toHaveAttribute('aria-pressed', 'true');
  const today = page.getByRole('group', { name: '赛事' }).locator('label', { hasText: '今日' });
  await expect.poll(async () => (await numberIn(all)) - (await numberIn(today))).toBe(0);
});

test('two names that are typed with a space between them find their match', async ({
  page,
  site,
}) => {
  const match = await site.make('FT');
  await openSport(page, 'FT', 'FT');
  await searchBox(page).fill(`${match.team_h} ${match.team_c}`);
  await expect(matches(page)).toHaveCount(1);
  await expect(matchRow(page, match)).toBeVisible();
});

test('starred matches stand under a head of their own, and headings never skip or repeat a level', async ({
  page,
  site,
}) => {
  await site.make('RB');
  await makeLeagues(site, 'BK', 'FT', 4);
  await openSport(page, 'BK', 'FT');
  await page
    .getByRole('button', { name: /^收藏 .* 对 / })
    .nth(3)
    .click();
  await expect(page.getByRole('heading', { name: '我的收藏', level: 2 })).toBeVisible();
  const group = page.getByRole('region', { name: '我的收藏' });
  await expect(group.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(group.getByRole('article')).toHaveCount(1);
  await page.goto('/game/sport?sport=ALL&show=RB');
  const groups = page.locator('.cs-sports-group');
  await expect(groups.first().getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(groups.first().getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('a window that is made narrower makes the leagues narrower, also those that were scrolled away', async ({
  page,
  site,
}) => {
  await makeLeagues(site, 'BK', 'FU', 12);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSport(page, 'BK', 'FU');
  const all = page.locator('.cs-sports-league');
  await all.last().scrollIntoViewIfNeeded();
  await expect(all.last()).toBeInViewport();
  await page.keyboard.press('Control+Home');
  await expect(all.first()).toBeInViewport();
  for (const width of [1024, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const overhang = () =>
      page.locator('.cs-sports-board').evaluate((board) => {
        const { right } = board.getBoundingClientRect();
        const parts = [...board.querySelectorAll('.cs-sports-league, .cs-price')];
        return Math.max(...parts.map((part) => part.getBoundingClientRect().right - right));
      });
    await expect.poll(overhang).toBeLessThanOrEqual(0);
    await expectNoSidewaysScroll(page);
  }
});

test('a match is found by its pinyin, starred to the top, and sorted by time', async ({
  page,
  site,
}) => {
  await site.make('FT', { sport: 'TN', team_h: '德约科维奇' });
  for (let at = 0; at < 6; at += 1) {
    await site.make('FT', { sport: 'TN', inMinutes: 200 + at });
  }
  await openSport(page, 'TN', 'FT');
  const all = await matches(page).count();
  await searchBox(page).fill('dykwq');
  await expect.poll(() => matches(page).count()).toBeLessThan(all);
  for (const row of await matches(page).all()) await expect(row).toContainText('德约科维奇');
  await searchBox(page).fill('zzzz');
  await expect(page.getByText('没有符合条件的赛事')).toBeVisible();
  await searchBox(page).fill('');
  await page.getByText('按时间').click();
  // A long list draws what is in sight, so the first rows are looked at: from one to the next it never gets earlier.
  const times = await page.locator('.cs-sports-match__time').allInnerTexts();
  expect(times.length).toBeGreaterThan(5);
  expect(times.toSorted()).toEqual(times);
  const row = matches(page).nth(5);
  const gidm = (await row.getAttribute('data-gidm')) ?? '';
  await row.getByRole('button', { name: /^收藏/ }).click();
  await expect(matches(page).first()).toHaveAttribute('data-gidm', gidm);
});

test('early matches are chosen by betting day, each in one', async ({ page, site }) => {
  for (const days of [1, 2]) await site.make('FU', { sport: 'BK', inMinutes: days * 24 * 60 });
  await openSport(page, 'BK', 'FU');
  const days = page.getByRole('group', { name: '日期' }).locator('label');
  const all = await matches(page).count();
  const counts = [];
  for (let at = 1; at < (await days.count()); at += 1) {
    await days.nth(at).click();
    await expect(matches(page)).not.toHaveCount(all);
    counts.push(await matches(page).count());
  }
  expect(counts.length).toBeGreaterThan(1);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all);
});

test('a goal tints the row and says so, also under reduced motion', async ({
  page,
  site,
  doors,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const match = await site.make('RB');
  await openBoard(page, 'RB');
  const row = page.locator(`[data-gidm="${match.gidm}"]`);
  await expect(row).not.toContainText('进球');
  const { h, c } = match.score;
  await doors.match(match.gidm, { score: { h: h + 1, c } });
  await expect(row).toContainText('进球');
  await expect(row).toHaveClass(/is-scored/);
});
