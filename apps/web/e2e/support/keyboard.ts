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

/** Chooses an option of a radio group: into the group by Tab, within it by the arrow. */
export async function arrowTo(page: Page, group: Locator, option: Locator): Promise<void> {
  await expect(option).toBeVisible();
  const options = group.getByRole('radio');
  const wanted = await option.elementHandle();
  const [begin, end] = await options.evaluateAll(
    (all, target) => [
      all.findIndex((each) => each.getAttribute('aria-checked') === 'true'),
      all.findIndex((each) => each === target),
    ],
    wanted,
  );
  const first = Math.max(0, begin ?? 0);
  await tabTo(page, options.nth(first));
  // The first of a group without a choice has the focus and is not chosen yet.
  if (begin === -1) await page.keyboard.press('Space');
  await expect(options.nth(first)).toBeChecked();
  for (let at = first + 1; at <= (end ?? 0); at += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(at)).toBeChecked();
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
