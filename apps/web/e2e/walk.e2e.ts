import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from './fixtures.ts';
import { newPhone } from './support/money-steps.ts';

// Every address of the site, as the site itself tells them: `/sitemap.xml` names what anybody may read, `/robots.txt` how
// the addresses of members begin. The page guard watches throughout: no console error, no violation, no foreign call.

test.describe.configure({ mode: 'parallel' });

/** The walk is cut into as many tests, so that several workers share it. */
const STRETCHES = [0, 1] as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

const ofStretch = (addresses: readonly string[], stretch: number): string[] =>
  addresses.filter((_, index) => index % STRETCHES.length === stretch);

async function openAddresses(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const found = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)];
  return found.map(([, path = '']) => (path === '' ? '/' : path));
}

async function closedAddresses(page: Page): Promise<string[]> {
  const robots = await (await page.request.get('/robots.txt')).text();
  return [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) =>
    // What names something in its address is opened with a name that there is not.
    path.endsWith('/') ? `${path}0` : path,
  );
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

async function lookAt(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  await expect.soft(page.locator('h1'), `one h1 at ${path}`).toHaveCount(1);
  await expect(page.locator('#root[data-page]'), `${path} is taken over`).toHaveCount(0);
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(RULES);
  const { violations } = await axe.exclude('[data-base-ui-focus-guard]').analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ') ?? ''}`);
  expect.soft(told, `axe at ${path}`).toEqual([]);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .configure({ soft: true })
      .poll(() => overflow(page), { message: `overflow of ${path} at ${width}`, timeout: 3000 })
      .toBeLessThanOrEqual(0);
  }
}

for (const stretch of STRETCHES) {
  test(
    `anybody walks through every open page (${stretch + 1} of ${STRETCHES.length})`,
    { tag: '@landing' },
    async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const addresses = await openAddresses(page);
      expect(addresses.length).toBeGreaterThan(20);
      for (const path of ofStretch(addresses, stretch)) {
        await test.step(path, () => lookAt(page, path));
      }
    },
  );

  test(
    `a member walks through every page of members (${stretch + 1} of ${STRETCHES.length})`,
    { tag: '@landing' },
    async ({ page, logInAs }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const addresses = await closedAddresses(page);
      expect(addresses.length).toBeGreaterThan(20);
      await logInAs('100.00', { phone: newPhone(), realName: '林晓岚' });
      for (const path of ofStretch(addresses, stretch)) {
        await test.step(path, () => lookAt(page, path));
      }
    },
  );
}
