import { expect, test } from './fixtures.ts';
import { startSite } from './support/site.ts';

const STEP_MS = 8 * 60_000;
/** A match of baseball takes three hours; there are always some that began earlier. */
const MOST_STEPS = 40;
const NINTH_OR_LATER = /^(9|\d\d)局/;

// A site of its own, as hours go by that matches of other tests do not have.
test('[SP-09] a match of baseball is in extra innings from the ninth on, and not before', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const site = await startSite({ encrypted: false });
  const context = await browser.newContext({ baseURL: site.url });
  try {
    const page = await context.newPage();
    const seen = new Map<string, string>();
    for (let step = 0; step < MOST_STEPS; step += 1) {
      await page.goto('/game/sport?sport=BS&show=RB');
      // Between two matches there may be none in play.
      await expect(page.locator('.cs-sports-match, .cs-empty').first()).toBeVisible();
      for (const chip of await page.locator('.cs-sports-match__chip').allInnerTexts()) {
        const inning = /^\d+/.exec(chip)?.[0];
        if (inning !== undefined) seen.set(inning, chip);
      }
      const told = Array.from(seen.values());
      if (told.some((chip) => NINTH_OR_LATER.test(chip)) && seen.has('8')) break;
      await site.doors.advance(STEP_MS);
    }
    const told = Array.from(seen.values());
    const late = told.filter((chip) => NINTH_OR_LATER.test(chip));
    const early = told.filter((chip) => !NINTH_OR_LATER.test(chip));
    expect(late).not.toEqual([]);
    expect(seen.get('8')).toBeDefined();
    for (const chip of late) expect(chip).toMatch(/^\d+局[上下] 延长局$/);
    for (const chip of early) expect(chip).toMatch(/^\d局[上下]$/);
  } finally {
    await context.close();
    await site.stop();
  }
});
