import { expect, test, type Page } from './fixtures.ts';
import { openBoard } from './support/board-steps.ts';
import {
  foreignParts,
  heardFromGateway,
  servePseudoCatalogs,
  shownTexts,
} from './support/pseudo-locale.ts';
import { wholeHome } from './support/home-blocks.ts';
import { markReady, waitUntilReady } from './support/ready-page.ts';
import { builtFile } from './support/built-file.ts';
import { loaded } from './support/loaded.ts';

/** What a brand says itself, and the names of the scripts, each in its own. */
const OWN =
  '每一球，都有盤口 演示網站，不接受真實資金；正式營運方須在此展示其博彩牌照資訊。 简体 繁體';

/**
 * Puts the titles and summaries of help in brackets as well. They are content, with a file for each script as its texts,
 * and stand outside of these: on a list of pages and above each page. A title that a component writes itself has none.
 */
async function servePseudoHelp(page: Page): Promise<void> {
  await page.route(`**${builtFile('content/entries.zh-hant.ts')}`, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const body = (await response.text()).replaceAll(
      /\b(title|summary):(["'`])(.*?)\2/g,
      (_, name: string, quote: string, text: string) => `${name}:${quote}⟦${text}⟧${quote}`,
    );
    await route.fulfill({ response, body });
  });
}

async function expectNoLiterals(page: Page, heard: () => string): Promise<void> {
  await waitUntilReady(page);
  const texts = await shownTexts(page);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.some((text) => text.includes('⟦'))).toBe(true);
  // An answer may be on the page before its text has come here; a literal stays.
  await expect
    .poll(async () => (await shownTexts(page)).flatMap((text) => foreignParts(text, heard() + OWN)))
    .toEqual([]);
}

test.beforeEach(async ({ page }) => {
  // A title that scrolls would take the brackets apart.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await servePseudoCatalogs(page);
  await servePseudoHelp(page);
  await markReady(page);
});

// Files may still be on their way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('what visitors see comes from the catalogs or from the gateway', async ({ page }) => {
  const heard = heardFromGateway(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2 }).nth(3)).toBeVisible();
  await wholeHome(page);
  await loaded(page);
  await expectNoLiterals(page, heard);
  for (const path of ['/download', '/agent', '/nowhere', '/app/help/gztk']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expectNoLiterals(page, heard);
  }
  for (const show of ['RB', 'FT', 'FU'] as const) {
    await openBoard(page, show);
    await expectNoLiterals(page, heard);
  }
  await page.locator('.cs-price').first().click();
  await expectNoLiterals(page, heard);
});

test('what members see comes from the catalogs or from the gateway', async ({ page, logInAs }) => {
  const heard = heardFromGateway(page);
  await logInAs('500.00');
  for (const path of ['/mine/betRecord', '/mine/savemoney']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await loaded(page);
    await expectNoLiterals(page, heard);
  }
});

test('the auth dialogs and their refusals come from the catalogs', async ({ page }) => {
  const heard = heardFromGateway(page);
  await page.goto('/');
  await loaded(page);
  const header = page.getByRole('banner').getByRole('button');
  await header.filter({ hasText: '註冊' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('1');
  await dialog.getByRole('textbox').first().blur();
  await expectNoLiterals(page, heard);
  await dialog.getByRole('tab').first().click();
  await expectNoLiterals(page, heard);
});

test('a literal that somebody writes into a screen is found', async ({ page }) => {
  await page.goto('/');
  await waitUntilReady(page);
  await page.evaluate(() => {
    const planted = document.createElement('p');
    planted.textContent = '写死的文字';
    planted.title = '写死的名称';
    document.querySelector('main')?.append(planted);
  });
  const texts = await shownTexts(page);
  const foreign = texts.flatMap((text) => foreignParts(text, OWN));
  expect(foreign).toContain('写死的文字');
  expect(foreign).toContain('写死的名称');
});

test('messages inside messages count as one', () => {
  expect(foreignParts('⟦让球 ⟦全场⟧⟧ 墨西哥', '"墨西哥"')).toEqual([]);
  expect(foreignParts('⟦让球⟧ 墨西哥 多余', '"墨西哥"')).toEqual(['多余']);
});
