import { chromium, type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { loaded } from './support/loaded.ts';
import { openAddresses } from './support/open-addresses.ts';

test.describe.configure({ mode: 'parallel' });

/** The walk is cut into so many tests, so that several workers share it. */
const STRETCHES = 3;

/** Leaves the page for a file and goes back: `restored`, or what the browser says against it. */
async function wayBack(page: Page, elsewhere: string): Promise<string> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    }),
  );
  await page.goto(elsewhere);
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => {
    if (document.documentElement.dataset['persisted'] === 'true') return 'restored';
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: unknown;
    })[];
    return JSON.stringify(entry?.notRestoredReasons ?? 'loaded again');
  });
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
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    // Playwright turns this cache of the browser off; here it is what is looked at.
    const browser = await chromium.launch({
      ...test.info().project.use.launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
      for (const path of all.filter((_, index) => index % STRETCHES === stretch)) {
        await test.step(path, async () => {
          await page.goto(site.url + path);
          await expect(page.locator('h1').first()).toBeAttached();
          await loaded(page);
          found[path] = await wayBack(page, `${site.url}/favicon.svg`);
          wanted[path] = 'restored';
        });
      }
    } finally {
      await browser.close();
    }
    expect(found).toEqual(wanted);
  });
}
