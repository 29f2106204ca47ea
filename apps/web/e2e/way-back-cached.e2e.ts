import { chromiumOptions } from '@courtside/tooling/machine';
import { chromium, type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { loaded } from './support/loaded.ts';
import { openAddresses } from './support/open-addresses.ts';

test.describe.configure({ mode: 'parallel' });

/** The walk is cut into so many tests, so that several workers share it. */
const STRETCHES = 3;

/** What the browser did on the way back: `restored`, or its reasons against it; nothing before it has told. */
const outcome = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { persisted } = document.documentElement.dataset;
    if (persisted !== undefined) return persisted === 'true' ? 'restored' : 'not restored';
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: unknown;
    })[];
    // A page that was loaded again has no mark; a restored one gets it only with `pageshow`.
    return entry?.notRestoredReasons ? JSON.stringify(entry.notRestoredReasons) : undefined;
  });

/** Leaves the page for a file and goes back. */
async function wayBack(page: Page, elsewhere: string): Promise<void> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    }),
  );
  await page.goto(elsewhere);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => outcome(page)).toBe('restored');
}

for (const stretch of Array.from({ length: STRETCHES }, (_, index) => index)) {
  test(`the way back to a public page finds it as it was left (${stretch + 1} of ${STRETCHES})`, async ({
    page: asking,
    site,
  }) => {
    const { gidm } = await site.make('RB');
    const all = [
      ...(await openAddresses(asking)),
      `/game/sport/match/${gidm}`,
      `/game/sport/match/${gidm}/chat`,
    ];
    expect(all.length).toBeGreaterThan(20);
    // Playwright turns this cache of the browser off, and the headless shell has none; here it is what is looked at.
    const browser = await chromium.launch({
      ...chromiumOptions(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
      for (const path of all.filter((_, index) => index % STRETCHES === stretch)) {
        await test.step(path, async () => {
          await page.goto(site.url + path);
          await expect(page.locator('h1').first()).toBeAttached();
          await loaded(page);
          await wayBack(page, `${site.url}/favicon.svg`);
        });
      }
    } finally {
      await browser.close();
    }
  });
}
