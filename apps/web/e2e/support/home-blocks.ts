import { expect, type Locator, type Page } from '@playwright/test';

/** A block of home, scrolled to: one that is far from the window asks and draws nothing. */
export async function homeBlock(page: Page, name: string): Promise<Locator> {
  const block = page.getByRole('region', { name, exact: true });
  // A site whose settings differ from those of the page that was built replaces what it was served.
  await expect(() => block.scrollIntoViewIfNeeded()).toPass();
  return block;
}

/** Scrolls through home until each of its blocks has what it shows, and back to its top. */
export async function wholeHome(page: Page): Promise<void> {
  for (const name of ['今日焦点', '场馆与游戏', '累积奖池', '优惠活动']) {
    const block = await homeBlock(page, name);
    await expect(block.getByRole('article').first()).toBeVisible();
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
