import { expect, test, type Page } from './fixtures.ts';
import { slip } from './support/board-steps.ts';
import { builtFile } from './support/built-file.ts';
import { markReady, waitUntilReady } from './support/ready-page.ts';

const VENUE = '**/game/api/v1/venue/resource';
const PHONE = { width: 390, height: 844 };

const price = (page: Page) => page.locator('.cs-price:enabled').first();

/** Notes whether the page has asked for an address. */
function watch(page: Page, address: string): () => boolean {
  let asked = false;
  page.on('request', (request) => {
    asked ||= new URL(request.url()).pathname === address;
  });
  return () => asked;
}

/** Keeps requests back. @returns lets these and all later ones through */
async function hold(page: Page, address: string): Promise<() => void> {
  let go = () => undefined as void;
  const released = new Promise<void>((resolve) => (go = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return go;
}

/** The longest wait of an empty slip, in ms. */
const SLIP_WAIT_MS = 4000;

/** Without a list, an empty slip is never due. */
const endlessWait = (page: Page) =>
  page.addInitScript((endless) => {
    const later = globalThis.setTimeout;
    globalThis.setTimeout = ((task: () => void, ms?: number, ...more: unknown[]) =>
      later(task, ms === endless ? 600_000 : ms, ...more)) as typeof setTimeout;
  }, SLIP_WAIT_MS);

test('the configuration is asked for once, beside the first scripts', async ({ page }) => {
  await page.goto('/game/sport');
  await expect(price(page)).toBeVisible();
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByName(new URL('/runtime-config.json', location.href).href)
      .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
  );
  expect(asked).toEqual(['link']);
});

test('the first list is asked for while the code of the board is on its way, and once', async ({
  page,
}) => {
  let lists = 0;
  await page.route(VENUE, async (route) => {
    if (route.request().postData()?.includes('getMatchList')) lists += 1;
    await route.continue();
  });
  const go = await hold(page, `**${builtFile('board')}`);
  await page.goto('/game/sport', { waitUntil: 'commit' });
  await expect.poll(() => lists).toBe(1);
  await expect(price(page)).toHaveCount(0);
  go();
  await expect(price(page)).toBeVisible();
  expect(lists).toBe(1);
});

test('an empty slip loads after the first list, and one with a pick before it', async ({
  page,
}) => {
  await endlessWait(page);
  const isAsked = watch(page, builtFile('slip'));
  const go = await hold(page, VENUE);
  await markReady(page);
  await page.goto('/game/sport');
  await waitUntilReady(page);
  expect(isAsked()).toBe(false);
  go();
  await expect.poll(isAsked).toBe(true);
  await price(page).click();
  await expect(slip(page).getByRole('heading', { name: /投注单/ })).toContainText('1');
  await page.unroute(VENUE);

  const goOn = await hold(page, VENUE);
  await page.reload();
  await expect(slip(page).getByRole('heading', { name: /投注单/ })).toContainText('1');
  await expect(price(page)).toHaveCount(0);
  goOn();
  await expect(price(page)).toBeVisible();
});

test('what lies far below on home loads when it comes near, and the dialog of a notice when it is opened', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const isAsked = watch(page, builtFile('lobby/src/react/lower-content.ts'));
  const isDialogAsked = watch(page, builtFile('lobby/src/react/notice-dialog.tsx'));
  await page.goto('/');
  await expect(price(page)).toBeVisible();
  expect([isAsked(), isDialogAsked()]).toEqual([false, false]);
  await page.getByRole('heading', { name: '优惠活动' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.cs-lobby-promotion').first()).toBeVisible();
  expect([isAsked(), isDialogAsked()]).toEqual([true, false]);
});
