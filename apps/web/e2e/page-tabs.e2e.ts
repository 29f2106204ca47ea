import { expect, test, type Page } from './fixtures.ts';
import { chooseList, matchRow, openBoard } from './support/board-steps.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: '访问过的页面' });
const scrolled = (page: Page) => page.evaluate(() => document.documentElement.scrollTop);

test('[NV-08] [NV-02] a visited page keeps its state and its place; a link opens at the top', async ({
  page,
  site,
}) => {
  const early = await site.make('FU');
  // Low enough that the early list is longer than the window.
  await page.setViewportSize({ width: 1280, height: 400 });
  await openBoard(page, 'FT');
  await chooseList(page, '早盘');
  await expect(matchRow(page, early)).toBeVisible();
  // In one go: the test's own tools scroll the page to what they touch.
  const left = await page.evaluate(async (gidm) => {
    scrollTo(0, 120);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const row = document.querySelector(`.cs-sports-match[data-gidm="${gidm}"]`);
    const top = row?.getBoundingClientRect().top ?? 0;
    document.querySelector<HTMLElement>('header nav a[href="/"]')?.click();
    return top;
  }, early.gidm);
  await expect(tabs(page).getByRole('link')).toHaveText(['体育投注', '首页']);
  await expect(tabs(page).getByRole('link', { name: '首页' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(await scrolled(page)).toBe(0);

  await tabs(page).getByRole('link', { name: '体育投注' }).click();
  await expect(page.getByRole('radio', { name: /^早盘/ })).toBeChecked();
  // The row of tabs has pushed the page down: what was in the window is in its place, to the px.
  await expect
    .poll(async () => Math.abs(((await matchRow(page, early).boundingBox())?.y ?? 0) - left))
    .toBeLessThan(1);
  expect(await scrolled(page)).toBeGreaterThanOrEqual(120);

  await tabs(page).getByRole('link', { name: '首页' }).click();
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '体育' })
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await scrolled(page)).toBe(0);
});

test('[NV-08] closing a tab forgets the page and shows its neighbour', async ({ page, site }) => {
  await site.make('FT');
  await openBoard(page, 'FT');
  const search = page.getByRole('searchbox', { name: '搜索球队、联赛或拼音' });
  await search.fill('海港');
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '首页' })
    .click();
  await tabs(page).getByRole('link', { name: '体育投注' }).click();
  await expect(search).toHaveValue('海港');
  await tabs(page).getByRole('button', { name: '关闭体育投注' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(tabs(page)).toHaveCount(0);
  // What was closed begins anew.
  await openBoardByLink(page);
  await expect(search).toHaveValue('');
});

test('[NV-08] closing the others leaves the page that is shown', async ({ page }) => {
  await openBoard(page, 'FT');
  await page.getByRole('link', { name: '规则与条款' }).click();
  // A page that is left before it is shown was not visited.
  await expect(tabs(page).getByRole('link')).toHaveCount(2);
  await page.getByRole('link', { name: '隐私政策' }).last().click();
  await expect(tabs(page).getByRole('link')).toHaveCount(3);
  await tabs(page).getByRole('button', { name: '关闭其他' }).click();
  await expect(tabs(page)).toHaveCount(0);
  await expect(page).toHaveURL(/ysgz$/);
});

test('a member’s pages are forgotten when the member leaves', async ({ page, logInAs }) => {
  await logInAs('100.00');
  await page.goto('/mine/betRecord');
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '首页' })
    .click();
  await expect(tabs(page).getByRole('link')).toHaveText(['投注记录', '首页']);
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(tabs(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '投注记录' })).toHaveCount(0);
});

async function openBoardByLink(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '体育' })
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
}
