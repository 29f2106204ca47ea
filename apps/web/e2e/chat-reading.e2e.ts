import { expect, test, type Page } from './fixtures.ts';
import { field, openRoom, rows } from './support/chat-steps.ts';
import type { Site } from './support/site.ts';

/** Lines of a room, by their number. */
const lineOf = (n: number) => `第 ${n} 句`;
const row = (page: Page, n: number) =>
  page.locator('.cs-chat-speech', { has: page.getByText(lineOf(n), { exact: true }) });

/** A room of the test's own in which so many lines were said. */
async function filledRoom(site: Site, count: number): Promise<string> {
  const rid = `m-${(await site.make('RB')).gidm}`;
  const lines = Array.from({ length: count }, (_, at) => lineOf(at + 1));
  await site.doors.chat('/say', { rid, lines });
  return rid;
}

/** Lets everything that came be drawn. */
const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );

/** Where a row stands once everything that came was drawn. */
async function placeOf(page: Page, n: number): Promise<number> {
  await untilDrawn(page);
  const box = await row(page, n).boundingBox();
  if (!box) throw new Error(`${lineOf(n)} is not drawn`);
  return box.y;
}

test('[CH-11] [CH-26] older messages come fifteen to a page as one scrolls up, and the line that is read stays where it is', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('10.00');
  const rid = await filledRoom(site, 48);
  const socket = await openRoom(page, rid);
  await expect(row(page, 48)).toBeVisible();
  const pages = () => socket.sent(10011).map(({ pageNum }) => pageNum);
  expect(socket.sent(10011)).toMatchObject([
    { rid, pageNum: 1, pageSize: 15, category: 'room', categoryType: 'all' },
  ]);
  // The last page, of three lines, is the beginning of the room.
  for (const [pageNum, first] of [
    [2, 34],
    [3, 19],
    [4, 4],
  ] as const) {
    const letGo = socket.hold(10011);
    await rows(page).hover();
    await page.mouse.wheel(0, -4000);
    await expect.poll(pages).toContain(pageNum);
    await expect(row(page, first)).toBeVisible();
    const read = first + 2;
    const before = await placeOf(page, read);
    letGo();
    await expect(row(page, first - 1)).toHaveCount(1);
    expect(Math.abs((await placeOf(page, read)) - before)).toBeLessThanOrEqual(2);
  }
  expect(pages()).toEqual([1, 2, 3, 4]);
  await page.mouse.wheel(0, -4000);
  await expect(row(page, 1)).toBeVisible();
});

test('[CH-26] what is said while one reads above moves nothing, and is one press away', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('10.00');
  const rid = await filledRoom(site, 40);
  await openRoom(page, rid);
  await expect(row(page, 40)).toBeVisible();
  await rows(page).hover();
  await page.mouse.wheel(0, -4000);
  await expect(row(page, 25)).toHaveCount(1);
  await expect(row(page, 40)).toHaveCount(0);
  const read = 27;
  await row(page, read).scrollIntoViewIfNeeded();
  const before = await placeOf(page, read);
  await site.doors.chat('/say', { rid, lines: ['新来的一句'] });
  const pill = page.getByRole('button', { name: '1 条新消息' });
  await expect(pill).toBeVisible();
  expect(Math.abs((await placeOf(page, read)) - before)).toBeLessThanOrEqual(2);
  await pill.click();
  await expect(page.getByText('新来的一句', { exact: true })).toBeVisible();
  await expect(pill).toHaveCount(0);
});

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, wanted: ReturnType<Page['locator']>, key = 'Tab') {
  const isThere = () => wanted.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 120 && !(await isThere()); steps += 1) await page.keyboard.press(key);
  await expect(wanted).toBeFocused();
}

test('the room is used by keys: the settings, the log, a row’s menu and the field', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('10.00');
  const rid = await filledRoom(site, 40);
  const socket = await openRoom(page, rid);
  await expect(row(page, 40)).toBeVisible();
  const settings = page.locator('.cs-chat').getByRole('button', { name: '聊天室设置' });
  await tabTo(page, settings);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: '查找聊天记录' })).toBeFocused();
  const reads = page.getByRole('menuitemcheckbox', { name: '屏幕阅读器播报新发言' });
  await expect(reads).toBeChecked();
  await page.keyboard.press('End');
  await expect(reads).toBeFocused();
  await page.keyboard.press('Space');
  await expect(reads).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();

  await tabTo(page, rows(page));
  await expect(row(page, 40)).toBeInViewport();
  // A page up may ask for older lines, which would come at any of the steps below.
  socket.hold(10011);
  await page.keyboard.press('PageUp');
  await expect(row(page, 40)).not.toBeInViewport();
  await page.keyboard.press('End');
  await expect(row(page, 40)).toBeInViewport();

  await page.keyboard.press('Tab');
  const actions = rows(page)
    .getByRole('button', { name: '看台老郑 的发言：更多操作' })
    .and(page.locator(':focus'));
  await expect(actions).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: '提及这位会员' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: '复制发言' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(actions).toHaveCount(1);

  await tabTo(page, field(page));
  await page.keyboard.type('用键盘说的');
  await page.keyboard.press('Enter');
  await expect(page.getByText('用键盘说的', { exact: true })).toBeVisible();
});

test('a message that has the focus keeps it when older ones come above it', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('10.00');
  await openRoom(page, await filledRoom(site, 40));
  await expect(row(page, 40)).toBeInViewport();
  await tabTo(page, rows(page));
  await page.keyboard.press('Tab');
  const actions = row(page, 40).getByRole('button', { name: '看台老郑 的发言：更多操作' });
  await expect(actions).toBeFocused();
  await expect(row(page, 25)).toHaveCount(0);
  await rows(page).hover();
  await page.mouse.wheel(0, -4000);
  await expect(row(page, 25)).toHaveCount(1);
  await untilDrawn(page);
  await expect(actions).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(
    row(page, 39).getByRole('button', { name: '看台老郑 的发言：更多操作' }),
  ).toBeFocused();
});

test('on a phone the sheet of a match’s room is opened, used and closed by keys', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const match = await site.make('RB');
  await page.goto(`/game/sport/match/${match.gidm}`);
  const opener = page.getByRole('button', { name: '打开聊天室' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('.cs-chat__online')).toBeVisible();
  const settings = sheet.getByRole('button', { name: '聊天室设置' });
  await tabTo(page, settings);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: '查找聊天记录' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
});
