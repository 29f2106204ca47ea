import { expect, type Locator, type Page } from '@playwright/test';

/** Patience of one attempt, in ms: the page may be replaced in its middle. */
const ATTEMPT = { timeout: 2000 };

/** The shape of what is not there yet, and did not fail; one that is far from the window is hidden from assistive technology. */
const SHAPE = '.cs-lobby-shape:not(.cs-lobby-held > *)';

/** Scrolls to a block until it is drawn, or waits for its answer: one that is far from the window is only its shape. */
async function comeTo(block: Locator): Promise<void> {
  // A site whose settings differ from those of the page that was built replaces what it was served.
  await expect(async () => {
    await block.scrollIntoViewIfNeeded(ATTEMPT);
    await expect(block).toBeVisible(ATTEMPT);
    await expect(block.locator(`${SHAPE}[aria-hidden]`)).toHaveCount(0, ATTEMPT);
  }).toPass();
}

/** A block of home, scrolled to. */
export async function homeBlock(page: Page, name: string): Promise<Locator> {
  const block = page.getByRole('region', { name, exact: true });
  await comeTo(block);
  return block;
}

/** The banners of home, scrolled to. */
export async function homeBanners(page: Page): Promise<Locator> {
  const block = page.locator('.cs-lobby-banners');
  await comeTo(block);
  return block;
}

/** Scrolls through home until each of its blocks has what it shows, and back to its top. */
export async function wholeHome(page: Page): Promise<void> {
  const blocks = page.locator('.cs-lobby .cs-section, .cs-lobby-banners');
  await expect(blocks).not.toHaveCount(0);
  for (let at = 0; at < (await blocks.count()); at += 1) await comeTo(blocks.nth(at));
  await expect(page.locator(SHAPE)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
