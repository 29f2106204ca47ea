import type { Page } from '@playwright/test';

/** Makes pages tell when the site answers there; a page that the build rendered is seen before that. */
export async function markReady(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('courtside:ready', () => performance.mark('courtside:ready')),
  );
}

/** Waits until the site answers on a page whose moments are marked. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('courtside:ready').length > 0);
}
