import type { Page } from '@playwright/test';

/**
 * Keeps requests of an address back.
 *
 * @returns lets these and all later ones through
 * @example const go = await hold(page, `**${builtFile('board')}`);
 */
export async function hold(page: Page, address: string): Promise<() => void> {
  let go = () => undefined as void;
  const released = new Promise<void>((resolve) => (go = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return go;
}
