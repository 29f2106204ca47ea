import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until this has the focus, as somebody without a pointer would. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Goes from the option of a group that has the focus, or gets it by Tab, to another one by arrows. */
export async function arrowTo(page: Page, group: Locator, option: Locator): Promise<void> {
  const options = group.getByRole('radio');
  const [checked, count] = [group.getByRole('radio', { checked: true }), await options.count()];
  await tabTo(page, (await checked.count()) > 0 ? checked : options.first());
  // The first of a group without a choice has the focus and is not chosen yet.
  if (!(await option.isChecked())) await page.keyboard.press('Space');
  for (let presses = 0; presses < count && !(await option.isChecked()); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(option).toBeChecked();
}

/** That nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(width).toBeLessThanOrEqual(0);
}
