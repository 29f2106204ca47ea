import type { Page } from '@playwright/test';
import type { PageGuard } from './page-guard.ts';
import { builtFile } from './built-file.ts';

/**
 * Keeps a file of the build from loading, which the browser and the site complain of.
 *
 * @param part of `builtFile`
 * @returns lets it load again
 * @example const find = await loseFile(page, guard, 'home-matches');
 */
export async function loseFile(
  page: Page,
  guard: PageGuard,
  part: string,
): Promise<() => Promise<void>> {
  guard.expectProblem(/^console: Failed to load resource: /);
  guard.expectProblem(/^console: courtside: site\.part-missing during load-part /);
  const file = `**${builtFile(part)}`;
  await page.route(file, (route) => route.abort());
  return () => page.unroute(file);
}
