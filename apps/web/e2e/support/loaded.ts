import { expect, type Page } from '@playwright/test';

/** Waits until nothing of the page is still to come: no placeholder stands where content will be, no picture is on its way. */
export async function loaded(page: Page): Promise<void> {
  await expect(page.locator('.cs-skeleton, .cs-lobby-shape[role="status"]')).toHaveCount(0);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
}
