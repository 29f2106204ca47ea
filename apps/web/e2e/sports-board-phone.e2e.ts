import { expect, test } from './fixtures.ts';
import { matchRow } from './support/board-steps.ts';
import { openSport } from './support/sport-steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a finger that goes sideways changes the list, and not where a row scrolls sideways itself', async ({
  page,
  site,
}) => {
  const early = await site.make('FU');
  const today = await site.make('FT');
  await openSport(page, 'FT', 'FT');
  const client = await page.context().newCDPSession(page);
  const swipe = async (from: { x: number; y: number }, way: number) => {
    const at = (step: number) => [{ x: from.x + (way * step) / 8, y: from.y }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let step = 1; step <= 8; step += 1) {
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const middle = { x: 195, y: 420 };
  await swipe(middle, -140);
  await expect(page).toHaveURL(/show=FU/);
  await expect(matchRow(page, early)).toBeVisible();
  await swipe(middle, 140);
  await expect(page).toHaveURL(/show=FT/);
  await expect(matchRow(page, today)).toBeVisible();
  // The lists' own row is wider than the phone.
  const lists = await page.getByRole('group', { name: '赛事' }).boundingBox();
  await swipe({ x: 195, y: (lists?.y ?? 0) + (lists?.height ?? 0) / 2 }, -140);
  await expect(page).toHaveURL(/show=FT/);
  // A short way is a touch that slipped.
  await swipe(middle, -40);
  await expect(page).toHaveURL(/show=FT/);
});

test('what narrows a list of many days fits the screen, and is closed again', async ({
  page,
  site,
}) => {
  for (let day = 1; day <= 5; day += 1) await site.make('FU', { inMinutes: day * 24 * 60 });
  await openSport(page, 'FT', 'FU');
  const filters = page.getByRole('button', { name: '筛选' });
  await filters.click();
  await expect(page.locator('.cs-sports-bar')).toBeVisible();
  const board = await page.locator('.cs-sports-board').boundingBox();
  expect((board?.x ?? 0) + (board?.width ?? 999)).toBeLessThanOrEqual(390);
  await filters.click();
  await expect(page.locator('.cs-sports-bar')).toBeHidden();
});

test('the switch between match and half stays in sight beside the lists', async ({ page }) => {
  await openSport(page, 'FT', 'FT');
  const period = page.getByRole('group', { name: '时段' });
  const lists = await page.getByRole('group', { name: '赛事' }).boundingBox();
  const beside = await period.boundingBox();
  // No row of its own.
  expect(Math.abs((beside?.y ?? 0) - (lists?.y ?? 0))).toBeLessThan(8);
  await page.evaluate(() => scrollTo(0, 900));
  await expect(page.locator('html')).toHaveAttribute('data-header', 'away');
  await expect(period).toBeInViewport({ ratio: 1 });
  await period.getByText('半场').tap();
  await expect(period.getByRole('radio', { name: '半场' })).toBeChecked();
});
