import { expect, test, type Page } from './fixtures.ts';

/** Every title that the page shows from now on, for this many milliseconds. */
const titlesFor = (page: Page, ms: number): Promise<string[]> =>
  page.evaluate(
    (time) =>
      new Promise((resolve) => {
        const seen = new Set([document.title]);
        const watch = new MutationObserver(() => seen.add(document.title));
        watch.observe(document.head, { childList: true, characterData: true, subtree: true });
        setTimeout(() => {
          watch.disconnect();
          resolve([...seen]);
        }, time);
      }),
    ms,
  );

/** Longer than a long title rests before each round. */
const ROUND_MS = 3600;

test('[NV-11] a long title scrolls, and a short one that follows stands still', async ({
  page,
}) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveTitle(/ Courtside\u2003?页/);
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveTitle('首页 - Courtside');
  expect(await titlesFor(page, ROUND_MS)).toEqual(['首页 - Courtside']);
});

test('[NV-11] nothing scrolls for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/no/such/page');
  await expect(page).toHaveTitle('页面不存在 - Courtside');
  expect(await titlesFor(page, ROUND_MS)).toEqual(['页面不存在 - Courtside']);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Begun at any of its characters but the first.
  await expect(page).toHaveTitle(/^[^页].*\u2003?页/);
});
