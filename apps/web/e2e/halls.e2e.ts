import { expect, test, type Page } from './fixtures.ts';
import { expectBalance } from './support/board-steps.ts';
import { homeBlock } from './support/home-blocks.ts';
import {
  bar,
  enterWithAll,
  expectWholeLedger,
  hallCard,
  openVenues,
  takeInAndEnter,
  turnAutomaticTransferOn,
} from './support/venue-steps.ts';

test.use({ games: true });
test.beforeEach(({ page, doors, guard, site }) => openVenues({ page, doors, guard, site }));
test.afterEach(({ doors }) => expectWholeLedger({ doors }));

test(
  '[NV-06] home offers eight categories, and each leads to its page',
  { tag: '@landing' },
  async ({ page }) => {
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: '主导航' });
    await expect(nav.getByRole('link')).toHaveText([
      '首页',
      '体育',
      '电子',
      '真人',
      '彩票',
      '棋牌',
      '电竞',
      '捕鱼',
    ]);
    const block = page.getByRole('region', { name: '游戏分类' });
    await expect(block.getByRole('link')).toHaveCount(7);
    for (const [link, title] of [
      ['电子', '电子游戏'],
      ['真人', '真人娱乐'],
      ['彩票', '彩票游戏'],
      ['棋牌', '棋牌游戏'],
      ['电竞', '电子竞技'],
      ['捕鱼', '捕鱼游戏'],
    ] as const) {
      await nav.getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    }
  },
);

const hallShows = (path: string, title: string, venues: readonly [string, ...string[]]) =>
  async function shows({ page }: { page: Page }) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    for (const enName of venues) await expect(hallCard(page, enName)).toBeVisible();
    await expect(page.locator('.cs-venue-table tbody tr').first()).toBeVisible();
    await hallCard(page, venues[0]).getByRole('button', { name: /^进入/ }).click();
    await expect(page.getByText('请先登录后再了解更多')).toBeVisible();
  };

test('[RT-07] [CA-72] the live dealer venues are shown to anybody; entering asks to log in', ({
  page,
}) => hallShows('/game/realbet', '真人娱乐', ['KXZR', 'YTZR', 'JLZR'])({ page }));

test('[RT-08] the chess and card venues are shown to anybody; entering asks to log in', ({
  page,
}) => hallShows('/game/chess', '棋牌游戏', ['TYQP', 'LTQP'])({ page }));

test('[RT-09] the e-sports venues are shown to anybody; entering asks to log in', ({ page }) =>
  hallShows('/game/gaming', '电子竞技', ['DJZH', 'YJDJ'])({ page }));

test('[RT-09] [CA-72] a hall tells the least stake of each venue, and when a venue is closed or will be', async ({
  page,
  doors,
}) => {
  await page.goto('/game/gaming');
  const [serviced, other] = [hallCard(page, 'YJDJ'), hallCard(page, 'DJZH')];
  await expect(other).toContainText('单局最低 ¥1');
  await expect(other).not.toContainText('维护');
  // It is serviced each Wednesday: on that morning it says so in other words.
  await expect(serviced).toContainText(/计划维护：\d\d\/\d\d 06:00 至 08:00|预计 08:00 恢复/);
  await doors.games({ venue: 'YJDJ', maintenance: 30 });
  await page.reload();
  await expect(serviced).toContainText(/预计 \d\d:\d\d 恢复/);
  await expect(serviced).not.toContainText('计划维护');
  await expect(serviced.getByRole('button', { name: /^进入/ })).toBeDisabled();
});

test('[RT-10] the lottery venues are shown to anybody; entering asks to log in', ({ page }) =>
  hallShows('/game/lottery', '彩票游戏', ['G1CP', 'SGCP'])({ page }));

test('[VE-09] with automatic transfer an entry says what it will move, from home too, and what it moved', async ({
  page,
  wire,
  logInAs,
}) => {
  await logInAs('120.00');
  await turnAutomaticTransferOn(page);
  await page.goto('/');
  const venues = await homeBlock(page, '场馆与游戏');
  await venues.getByRole('tab', { name: '真人' }).click();
  await venues.getByRole('button', { name: '进入 云台真人' }).click();
  const dialog = page.getByRole('dialog', { name: '进入 云台真人' });
  await dialog.getByRole('button', { name: '取消' }).click();
  expect(wire.of('launch')).toHaveLength(0);
  await venues.getByRole('button', { name: '进入 云台真人' }).click();
  await enterWithAll(page, '云台真人', '¥120');
  await expect(page.locator('.cs-toasts')).toContainText('已自动转入云台真人 ¥120');
  await expect(bar(page).locator('[data-fact="balance"]')).toHaveText('¥120');
});

test('[VE-09] what venues hold is seen in the hall, and all of it comes back with one press', async ({
  page,
  logInAs,
}) => {
  await logInAs('100.00');
  await takeInAndEnter(page, '/game/realbet', '云台真人', '40');
  await expect(page).toHaveURL(/\/game\/http/);
  await page.goto('/game/realbet');
  await expect(hallCard(page, 'YTZR')).toContainText('¥40');
  await page.getByRole('button', { name: '一键回收' }).click();
  await expect(page.locator('.cs-toasts')).toContainText('已转回中心钱包 ¥40');
  await expectBalance(page, '¥100');
});

test(
  '[RT-11] [VE-08] [CA-74] [CA-81] [CA-82] the electronic games are searched by name and by initials, narrowed down with counts, and marked',
  { tag: '@landing' },
  async ({ page, logInAs }) => {
    await logInAs('100.00');
    await page.goto('/game/egame');
    const grid = page.getByRole('grid', { name: '电子游戏列表' });
    const cards = grid.locator('.cs-game-card__open');
    const count = page.locator('.cs-game-tools__count');
    await expect(count).toHaveText(/^共 \d{3} 款$/);
    const search = page.getByRole('searchbox', { name: '搜索游戏' });
    await search.fill('临门');
    await expect(cards.first()).toContainText('七福临门');
    await search.fill('qflm');
    await expect(cards.first()).toContainText('七福临门');
    await expect(count).toHaveText('共 1 款');
    await search.fill('');

    await page.getByRole('button', { name: '筛选', exact: true }).click();
    const filters = page.getByRole('dialog', { name: '筛选' });
    await filters.getByRole('checkbox', { name: /^明月电子/ }).check();
    const shown = filters.getByRole('button', { name: /^查看 \d+ 款游戏$/ });
    await expect(shown).not.toHaveText('查看 112 款游戏');
    const found = /\d+/.exec((await shown.textContent()) ?? '')?.[0];
    await shown.click();
    await expect(count).toHaveText(`共 ${found} 款`);
    await expect(grid.locator('.cs-game-card__venue').first()).toHaveText('明月电子');
    await page.getByRole('button', { name: '筛选（1）' }).click();
    await filters.getByRole('button', { name: '清除筛选' }).click();
    await filters.getByRole('button', { name: /^查看/ }).click();

    await grid.getByRole('button', { name: '收藏 七福临门' }).click();
    await page.getByText('我的收藏', { exact: true }).click();
    await expect(cards).toHaveCount(1);
    await page.reload();
    await expect(grid.getByRole('button', { name: '取消收藏 七福临门' })).toBeVisible();
    await grid.getByRole('button', { name: '取消收藏 七福临门' }).click();
    await expect(page.getByText('还没有收藏游戏')).toBeVisible();

    await page.getByRole('region', { name: '累积奖池' }).getByRole('button').first().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText('当前奖池');
    await expect(sheet).toContainText(/¥[\d,]+\.\d\d/);
    await expect(sheet).toContainText('理论返还率');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '全部奖池游戏' }).click();
    await expect(page.getByRole('radio', { name: '奖池' })).toBeChecked();
  },
);

test('a link to a list of the catalogue leads to it, also after another one was looked at', async ({
  page,
}) => {
  await page.goto('/game/egame');
  const lists = page.locator('.cs-game-tools__lists');
  const list = (name: string) => lists.getByRole('radio', { name });
  await lists.getByText('热门').click();
  await expect(list('热门')).toBeChecked();
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '首页' })
    .click();
  const pools = await homeBlock(page, '累积奖池');
  await pools.locator('a[href="/game/egame?list=jackpot"]').first().click();
  await expect(list('奖池')).toBeChecked();
  // A choice made since then is kept for this entry of the history.
  await lists.getByText('新上线').click();
  await expect(list('新上线')).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goForward();
  await expect(list('新上线')).toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(list('热门')).toBeChecked();
});

test('a hall whose wallets cannot be read says so, and reads them again', async ({
  page,
  doors,
  guard,
  logInAs,
}) => {
  guard.allowProblem(/Failed to load resource|ERR_/);
  await logInAs('100.00');
  await doors.fault({ path: '/game/api/v1/venue/allBalance', times: 1000, drop: true });
  await page.goto('/game/realbet');
  await expect(page.getByRole('main')).toContainText('余额没有读到');
  await doors.clearFaults();
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('main')).toContainText('¥100');
  await expect(page.getByRole('main')).not.toContainText('余额没有读到');
});

test('a search or a list of favourites that was not answered is no empty one', async ({
  page,
  guard,
  logInAs,
}) => {
  guard.allowProblem(/Failed to load resource|ERR_/);
  await logInAs('100.00');
  let answers = false;
  await page.route('**/venue/gameList', async (route) => {
    const asked = JSON.stringify(route.request().postDataJSON());
    if (answers || !/"collected"|"keyword"/.test(asked)) await route.continue();
    else await route.abort();
  });
  await page.goto('/game/egame?list=favourite');
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: '重试' });
  await expect(retry).toBeVisible();
  await expect(main).not.toContainText('还没有收藏游戏');
  answers = true;
  await retry.click();
  await expect(main).toContainText('还没有收藏游戏');

  answers = false;
  await page.locator('.cs-game-tools__lists').getByText('全部游戏').click();
  await page.getByRole('searchbox', { name: '搜索游戏' }).fill('qflm');
  await expect(retry).toBeVisible();
  await expect(main).not.toContainText('没有符合条件的游戏');
  answers = true;
  await retry.click();
  await expect(page.locator('.cs-game-tools__count')).toHaveText('共 1 款');
});

test('[RT-12] the fishing games are listed for anybody, and the grid is walked through by keys', async ({
  page,
}) => {
  await page.goto('/game/fishing');
  await expect(page.getByRole('heading', { name: '捕鱼游戏', level: 1 })).toBeVisible();
  const cards = page.getByRole('grid').locator('.cs-game-card__open');
  await cards.first().focus();
  const columns = Number(await page.getByRole('grid').getAttribute('aria-colcount'));
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cards.nth(1 + columns)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(cards.nth(columns)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('单局金额');
  await page.keyboard.press('Escape');
  await expect(cards.nth(columns)).toBeFocused();
});

test('[RT-12] the fishing games are sorted by name, and are so after a reload', async ({
  page,
}) => {
  await page.goto('/game/fishing');
  const names = page.getByRole('grid').locator('.cs-game-card__name');
  /** Whether they stand as a dictionary has them, in the browser's own order of names. */
  const isSorted = () =>
    names.evaluateAll((shown) => {
      const all = shown.map(({ textContent }) => textContent);
      const { compare } = new Intl.Collator('zh-Hans');
      return (
        all.length > 1 && all.every((name, at) => at === 0 || compare(all[at - 1]!, name) <= 0)
      );
    });
  await expect(names.nth(1)).toBeVisible();
  expect(await isSorted()).toBe(false);
  const sort = page.getByRole('combobox', { name: '排序' });
  await sort.selectOption('名称');
  await expect.poll(isSorted).toBe(true);
  await page.reload();
  await expect(sort).toHaveValue('name');
  await expect.poll(isSorted).toBe(true);
});
