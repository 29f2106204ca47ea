import { expect, test, type Page } from './fixtures.ts';
import { account } from './support/auth-steps.ts';

const heading = (page: Page) => page.getByRole('heading', { name: '消息', level: 1 });
const rows = (page: Page) => page.locator('.cs-letters__row');
const countOfRows = async (page: Page) => {
  await expect(rows(page).first()).toBeVisible();
  return rows(page).count();
};
const undoBar = (page: Page) => page.locator('.cs-letters__undo');
const mark = (page: Page) => account(page).locator('.cs-shell-count__mark');

test('[RT-45] [WA-07] [CA-40] the envelope counts what is unread, each tab its own, and leads to the letters', async ({
  page,
  logInAs,
}) => {
  await logInAs('10.00');
  const answer = page.waitForResponse('**/letter/getUnreadForType*');
  await page.goto('/');
  const unread = await answer;
  expect(unread.request().postDataJSON()).toEqual({ userSystem: 1 });
  const { data } = (await unread.json()) as { data: object };
  expect(Object.values(data)).toEqual(Array.from({ length: 8 }, () => expect.any(Number)));
  const count = Number(await mark(page).textContent());
  expect(count).toBeGreaterThan(0);
  await account(page).getByRole('link', { name: '消息' }).click();
  await expect(heading(page)).toBeVisible();
  const options = page.getByRole('group', { name: '消息类别' }).locator('label');
  await expect(options).toHaveText([/^通知 ?\d+$/, /^活动 ?\d+$/, /^赛事 ?\d+$/, /^资金( ?\d+)?$/]);
  const told = (await options.allTextContents()).map((text) => Number(text.replace(/\D/g, '')));
  expect(told.reduce((sum, each) => sum + each, 0)).toBe(count);
});

test(
  '[WA-08] [CA-41] [CA-42] [CA-44] a letter is read by being opened, and all of a tab at once',
  { tag: '@landing' },
  async ({ page, logInAs }) => {
    await logInAs('10.00');
    await page.goto('/mine/message');
    const before = Number(await mark(page).textContent());
    const first = rows(page).first().getByRole('button');
    await expect(first).toContainText('未读');
    await first.click();
    const letter = page.getByRole('dialog');
    await expect(letter.getByRole('paragraph').first()).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(letter).toHaveCount(0);
    await expect(first).not.toContainText('未读');
    await expect(first).toBeFocused();
    await expect(mark(page)).toHaveText(String(before - 1));
    await page.getByRole('button', { name: '全部标为已读' }).click();
    await expect(page.locator('.cs-toasts')).toContainText('消息已标为已读');
    await expect(page.locator('.cs-letters__row.is-unread')).toHaveCount(0);
    await page.getByRole('group', { name: '消息类别' }).getByText('活动').click();
    await expect(page).toHaveURL(/group=activity/);
    await expect(page.locator('.cs-letters__row.is-unread').first()).toBeVisible();
  },
);

test('[WA-08] on a phone Back closes the letter that is open and leaves the list, which a reload keeps open and Forward opens again', async ({
  page,
  logInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAs('10.00');
  await page.goto('/mine');
  await page.getByRole('main').getByRole('link', { name: /^消息/ }).first().click();
  const letter = page.getByRole('dialog');
  const title = await rows(page).nth(1).locator('.cs-letters__title').innerText();
  await rows(page).nth(1).getByRole('button').click();
  await expect(letter).toBeVisible();
  await page.reload();
  await expect(letter.getByRole('heading')).toHaveText(title.replace(/^未读\s+/, ''));
  await page.goBack();
  await expect(letter).toHaveCount(0);
  await expect(rows(page).nth(1)).toBeVisible();
  await expect(page).toHaveURL('/mine/message');
  await page.goForward();
  await expect(letter).toBeVisible();
  // Closing it leads back as well, so that nothing is left to be gone back through.
  await letter.getByRole('button', { name: '关闭' }).last().click();
  await expect(letter).toHaveCount(0);
  await expect(page).toHaveURL('/mine/message');
  await page.goBack();
  await expect(page).toHaveURL('/mine');
});

test('[WA-08] an address that names a letter opens it, and closing it leaves the list', async ({
  page,
  logInAs,
}) => {
  await logInAs('10.00');
  await page.goto('/mine/message');
  await rows(page).first().getByRole('button').click();
  await expect(page).toHaveURL(/[?&]letter=/);
  const address = page.url();
  await page.goto('/');
  await page.goto(address);
  const letter = page.getByRole('dialog');
  await expect(letter).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(letter).toHaveCount(0);
  await expect(page).toHaveURL('/mine/message');
  await page.goto('/mine/message?letter=L-of-nobody');
  await expect(rows(page).first()).toBeVisible();
  await expect(letter).toHaveCount(0);
});

/** Chromium shows every tab of a test; this hides one and brings it back, as far as the page is told. */
async function lookAwayAndBack(page: Page) {
  for (const state of ['hidden', 'visible']) {
    await page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => visibility,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  }
}

test('[WA-07] what was read in one tab is not counted in another that comes back into view', async ({
  page,
  context,
  logInAs,
}) => {
  await logInAs('10.00');
  await page.goto('/mine/message');
  await expect(rows(page).first()).toContainText('未读');
  const before = Number(await mark(page).textContent());
  const other = await context.newPage();
  await other.goto('/mine/message');
  await expect(mark(other)).toHaveText(String(before));
  await rows(other).first().getByRole('button').click();
  await expect(other.getByRole('dialog').getByRole('paragraph').first()).not.toBeEmpty();
  await other.keyboard.press('Escape');
  await expect(mark(other)).toHaveText(String(before - 1));
  await lookAwayAndBack(page);
  await expect(mark(page)).toHaveText(String(before - 1));
  await expect(rows(page).first()).not.toContainText('未读');
});

test('[WA-08] [CA-43] letters are chosen and deleted, taken back in time, or gone for good', async ({
  page,
  logInAs,
}) => {
  await logInAs('10.00');
  await page.goto('/mine/message?group=match');
  const total = await countOfRows(page);
  expect(total).toBeGreaterThan(1);
  const title = await rows(page).first().locator('.cs-letters__title').textContent();
  await rows(page).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: '删除所选' }).click();
  await expect(rows(page)).toHaveCount(total - 1);
  await expect(undoBar(page)).toContainText('已删除 1 条消息');
  await undoBar(page).getByRole('button', { name: '撤销' }).click();
  await expect(rows(page)).toHaveCount(total);
  await page.getByRole('checkbox', { name: '全选本页' }).check();
  await expect(page.getByText(`已选 ${total} 条`)).toBeVisible();
  await page.getByRole('checkbox', { name: '全选本页' }).uncheck();
  await rows(page).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: '删除所选' }).click();
  const gone = page.waitForResponse('**/letter/delete*');
  // Leaving the page ends the time to take it back.
  await account(page).getByRole('link', { name: '个人资料' }).click();
  await gone;
  await page.goto('/mine/message?group=match');
  await expect(rows(page)).toHaveCount(total - 1);
  await expect(page.getByText(title ?? '', { exact: true })).toHaveCount(0);
});

test('[WA-08] a letter that was deleted is gone although the page is loaded again at once', async ({
  page,
  wire,
  logInAs,
}) => {
  await logInAs('10.00');
  await page.goto('/mine/message');
  const before = await countOfRows(page);
  await rows(page).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: '删除所选' }).click();
  await expect(rows(page)).toHaveCount(before - 1);
  await page.reload();
  await expect(rows(page)).toHaveCount(before - 1);
  await expect.poll(() => wire.of('/letter/delete').length).toBeGreaterThan(0);
  await page.reload();
  await expect(rows(page)).toHaveCount(before - 1);
});

test('[WA-08] a letter leads to the page that it speaks of', async ({ page, logInAs }) => {
  await logInAs('10.00');
  await page.goto('/mine/message');
  await rows(page)
    .getByRole('button', { name: /仅限年满 18 周岁人士使用本站/ })
    .click();
  const letter = page.getByRole('dialog');
  await expect(letter).toContainText('请理性娱乐，量力而行。');
  await letter.getByRole('link', { name: '限额与休息' }).click();
  await expect(page).toHaveURL('/mine/play');
  await expect(letter).toHaveCount(0);
});

test('[WA-08] what could not be deleted is told and shown again', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('10.00');
  await page.goto('/mine/message?group=match');
  const total = await countOfRows(page);
  await doors.fault({ path: '/site/api/v1/site/letter/delete', statusCode: 6004, times: 1 });
  await rows(page).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: '删除所选' }).click();
  await expect(rows(page)).toHaveCount(total - 1);
  await expect(rows(page)).toHaveCount(total);
});
