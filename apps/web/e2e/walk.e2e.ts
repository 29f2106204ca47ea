import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from './fixtures.ts';
import { loaded } from './support/loaded.ts';
import { drawer } from './support/money-steps.ts';
import { NAMED } from './support/named-addresses.ts';
import { openAddresses } from './support/open-addresses.ts';
import type { Site } from './support/site.ts';

// Every address of the site, as the site itself tells them: `/sitemap.xml` names what anybody may read, `/robots.txt` how
// the addresses of members begin. The page guard watches throughout: no console error, no violation, no foreign call.

test.describe.configure({ mode: 'parallel' });

/** Each walk is cut into so many tests, so that several workers share it and none takes a minute. */
const STRETCHES = 3;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Addresses that lead to another on purpose. */
const LEADS_ON: Readonly<Record<string, { to: string; why: string }>> = {
  '/mine': { to: '/mine/wallet', why: 'a desk has all pages of the member beside the first' },
  '/redirect': { to: '/', why: 'it names no page, so it leads home' },
  '/redirect/game%2Fegame': { to: '/game/egame', why: 'it leads to the page that it names' },
};

/** What names something in its address, and is opened with a name that there is not: the page says so in its own words. */
const NAMELESS = '0';

const stretches = Array.from({ length: STRETCHES }, (_, index) => index);
const ofStretch = (addresses: readonly string[], stretch: number): string[] =>
  addresses.filter((_, index) => index % STRETCHES === stretch);

async function closedAddresses(page: Page): Promise<string[]> {
  const robots = await (await page.request.get('/robots.txt')).text();
  return [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
}

/** The whole of an address of which only the beginning is known. */
async function wholeAddress(page: Page, site: Site, start: string): Promise<string> {
  if (!start.endsWith('/') || start === '/') return start;
  // The last page was left as wide as a phone, where the slip is folded.
  await page.setViewportSize({ width: 1280, height: 900 });
  return (await NAMED[start]?.(page, site)) ?? `${start}${NAMELESS}`;
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

async function lookAt(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  await expect(page.locator('#root[data-page]'), `${path} is taken over`).toHaveCount(0);
  const { to } = LEADS_ON[path] ?? { to: path };
  await expect(page.locator('h1').first()).toBeVisible();
  await loaded(page);
  await expect.soft(page, `where ${path} leads`).toHaveURL(({ pathname }) => pathname === to);
  await expect.soft(page.locator('h1'), `one h1 at ${path}`).toHaveCount(1);
  await expect.soft(page.locator('h1'), `${path} is a page`).not.toHaveText('页面不存在');
  // No rule of these needs more than what is wrong, nor style sheets read once more: that is a fifth of the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(RULES);
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

for (const stretch of stretches) {
  test(
    `anybody walks through every open page (${stretch + 1} of ${STRETCHES})`,
    { tag: '@landing' },
    async ({ page, site }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const addresses = await openAddresses(page);
      expect(addresses.length).toBeGreaterThan(20);
      // The page of a match is open too, but names one that the sitemap does not know.
      const { gidm } = await site.make('RB');
      for (const path of ofStretch(
        [...addresses, `/game/sport/match/${gidm}`, `/game/sport/match/${gidm}/chat`],
        stretch,
      )) {
        await test.step(path, () => lookAt(page, path));
      }
    },
  );

  test(
    `a member walks through every page of members (${stretch + 1} of ${STRETCHES})`,
    { tag: '@landing' },
    async ({ page, site, logInAs }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const addresses = await closedAddresses(page);
      expect(addresses.length).toBeGreaterThan(20);
      const known = new Set(addresses);
      for (const named of Object.keys(NAMED)) expect(known).toContain(named);
      await logInAs('1000.00', drawer());
      // Money that was paid in must be played before any goes out, so the withdrawal comes before the deposit.
      const isLate = (start: string) => Number(start.startsWith('/mine/savemoney'));
      const starts = ofStretch(addresses, stretch).toSorted((a, b) => isLate(a) - isLate(b));
      for (const start of starts) {
        await test.step(start, async () => lookAt(page, await wholeAddress(page, site, start)));
      }
    },
  );
}
