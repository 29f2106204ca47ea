import type { Page } from '@playwright/test';
import { builtFile } from './built-file.ts';
import type { PageGuard } from './page-guard.ts';

/**
 * Keeps a file of the build from loading, which the browser and the site complain of.
 *
 * @param part of `builtFile`
 * @param until what the failure of each request waits for; by default it fails at once
 * @returns lets it load again
 * @example const find = await loseFile(page, guard, 'home-matches');
 */
export async function loseFile(
  page: Page,
  guard: PageGuard,
  part: string,
  until?: Promise<unknown>,
): Promise<() => Promise<void>> {
  guard.expectProblem(/^console: Failed to load resource: /);
  guard.expectProblem(/^console: courtside: site\.part-missing during load-part /);
  const file = `**${builtFile(part)}`;
  await page.route(file, async (route) => {
    await until;
    await route.abort();
  });
  return () => page.unroute(file);
}
