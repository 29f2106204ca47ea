import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isThorough } from '@courtside/tooling/testing';
import { expect, test as base, type Page } from '@playwright/test';
import { startSite, type Site } from '../e2e/support/site.ts';
import { newName, PASSWORD } from '../e2e/fixtures.ts';
import { wholeHome } from '../e2e/support/home-blocks.ts';
import { cardNumberOf, drawer } from '../e2e/support/money-steps.ts';
import { pictureName, SCREENS, WIDTHS, type Theme, type ScreenName } from './cases.ts';
import { choosePictures, PER_SCREEN, QUICK } from './choose-pictures.ts';
import { loaded } from '../e2e/support/loaded.ts';

const HEIGHTS: Readonly<Record<(typeof WIDTHS)[number], number>> = {
  390: 844,
  1280: 900,
  1920: 1080,
};

const test = base.extend<object, { site: Site }>({
  // The site's clock stands still, so that no minute, price or jackpot differs from one day to the next.
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const site = await startSite({ encrypted: false, speed: 0 });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

/** Opens a screen and waits until nothing is on its way any more; `at` is the place of the picture among those of its screen. */
const OPEN: Readonly<Record<ScreenName, (page: Page, site: Site, at: number) => Promise<void>>> = {
  async home(page) {
    await page.goto('/');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await wholeHome(page);
  },
  async sports(page) {
    await page.goto('/game/sport?show=RB');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.locator('.cs-price').nth(1).click();
    await expect(page.locator('.cs-price[aria-pressed="true"]')).toHaveCount(1);
  },
  async auth(page) {
    await page.goto('/app/help/ysgz');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The last button of the account's navigation: 注册.
    await page.getByRole('banner').getByRole('button').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  async member(page, { doors }, at) {
    // A card belongs to one member, and the picture shows its last four digits.
    const number = cardNumberOf(`622202123456${String(at).padStart(3, '0')}`);
    const cards = [{ kind: 'bank', number, bankCode: 'DEMO' }];
    const { token, userId } = await doors.member({
      ...drawer({ balance: '3000.00', cards }),
      ...{ name: newName(), password: PASSWORD },
    });
    await page.addInitScript(
      (made) => {
        localStorage.setItem('courtside.userId', made.userId);
        localStorage.setItem('courtside.token', made.token);
      },
      { token, userId },
    );
    await page.goto('/mine/takemoney');
    await expect(page.getByRole('textbox')).toBeVisible();
    // The menu beside it, which a phone has not, counts promotions and messages.
    const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
    await expect(page.locator('.cs-shell-mine .cs-badge')).toHaveCount(isWide ? 2 : 0);
  },
};

async function applyTheme(page: Page, { brand, edition, locale }: Theme): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(
    (chosen) => {
      localStorage.setItem('edition', chosen.edition);
      localStorage.setItem('courtside.locale', chosen.locale);
    },
    { edition, locale },
  );
  await page.route('/runtime-config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), brandName: brand } });
  });
}

const CHOSEN = choosePictures(SCREENS.length);
// Two of each screen are compared unless the run is thorough.
const taken = isThorough() ? PER_SCREEN : QUICK;

for (const [index, screen] of SCREENS.entries()) {
  for (const [at, shot] of (CHOSEN[index] ?? []).slice(0, taken).entries()) {
    const name = pictureName(screen, shot, shot.width);
    test(name, async ({ page, site }) => {
      await applyTheme(page, shot);
      await page.setViewportSize({ width: shot.width, height: HEIGHTS[shot.width] });
      await OPEN[screen](page, site, at);
      // The space of an icon that is on its way.
      await expect(page.locator('svg:empty')).toHaveCount(0);
      await loaded(page);
      await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: screen === 'home' });
    });
  }
}

test('there are the chosen pictures of every screen, and no others @set', () => {
  // While they are made anew they are not all there.
  test.skip(test.info().config.updateSnapshots === 'all');
  const found = readdirSync(fileURLToPath(new URL('baselines', import.meta.url)))
    .map((file) => file.replace(/\.png$/, ''))
    .toSorted();
  const chosen = SCREENS.flatMap((screen, index) =>
    (CHOSEN[index] ?? []).map((shot) => pictureName(screen, shot, shot.width)),
  );
  expect(found).toEqual(chosen.toSorted());
});
