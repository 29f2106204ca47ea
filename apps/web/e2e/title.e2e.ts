import { expect, test, type Page } from './fixtures.ts';

/** Keeps every title that the page shows from its first script on. */
const recordTitles = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenTitles: seen });
    const look = () => {
      if (seen.at(-1) !== document.title) seen.push(document.title);
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, characterData: true, subtree: true });
  });

const titles = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seenTitles: string[] }).seenTitles);

/** A title that has scrolled: it begins at any of its characters but the first. */
const SCROLLED = /^[^页].*\u2003?页/;
/** Longer than a long title rests before each round. */
const ROUND_MS = 10_000;

test('[NV-11] a long title scrolls, and a short one that follows stands still', async ({
  page,
}) => {
  await page.clock.install();
  await recordTitles(page);
  await page.goto('/no/such/page');
  await expect(page).toHaveTitle(/页面不存在/);
  // What scrolls it comes after the first paint, at an unknown moment.
  await expect
    .poll(async () => {
      await page.clock.runFor(ROUND_MS);
      return (await titles(page)).some((title) => SCROLLED.test(title));
    })
    .toBe(true);
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveTitle('首页 - Courtside');
  const before = (await titles(page)).length;
  await page.clock.runFor(ROUND_MS);
  expect((await titles(page)).slice(before)).toEqual([]);
});

test('[NV-11] nothing scrolls for those who want less motion', async ({ page }) => {
  await page.clock.install();
  await recordTitles(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/no/such/page');
  await expect(page).toHaveTitle('页面不存在 - Courtside');
  await page.clock.runFor(ROUND_MS);
  expect((await titles(page)).filter((title) => SCROLLED.test(title))).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect
    .poll(async () => {
      await page.clock.runFor(ROUND_MS);
      return (await titles(page)).some((title) => SCROLLED.test(title));
    })
    .toBe(true);
});
