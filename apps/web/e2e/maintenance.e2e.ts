import { expect, test, type Page } from './fixtures.ts';
import { marketOf, openBoard, priceButton, stake } from './support/board-steps.ts';
import type { Doors } from './support/doors.ts';

const closed = (page: Page) => page.getByRole('dialog', { name: '网站维护中' });
const retry = (page: Page) => closed(page).getByRole('button', { name: '重试' });

/** Every call is refused for maintenance, until the faults are cleared. */
async function close(doors: Doors, inMs: number | null): Promise<void> {
  const { siteTime } = await doors.clock();
  const data = inMs === null ? {} : { reopensAt: siteTime + inMs };
  await doors.fault({ path: '**', statusCode: 6013, times: 100_000, data });
}

test.beforeEach(({ guard }) => {
  guard.allowProblem(/^console: Failed to load resource: /);
});

test('[CO-14] a site under maintenance says until when before every page, and opens again with what was chosen and typed', async ({
  page,
  doors,
  logInAs,
}) => {
  const match = await doors.make({ still: true });
  await logInAs('100.00');
  await openBoard(page, 'FT');
  await priceButton(page, marketOf(match, 'R'), 'H').click();
  await stake(page).fill('37');
  await close(doors, 3_600_000);
  await page.getByRole('banner').getByRole('button', { name: '刷新余额' }).click();
  await expect(closed(page)).toContainText(/预计 .*\d\d:\d\d 恢复开放/);
  await expect(retry(page)).toBeFocused();
  // Nothing behind it can be reached, and it stays.
  await page.keyboard.press('Escape');
  await retry(page).click();
  await expect(closed(page)).toContainText('仍在维护中');
  await doors.clearFaults();
  await retry(page).click();
  await expect(closed(page)).toHaveCount(0);
  await expect(stake(page)).toHaveValue('37');
  await page.getByRole('banner').getByRole('button', { name: '刷新余额' }).click();
  await expect(page.getByRole('banner')).toContainText('¥100');
});

test('[CO-14] a page that is opened while the site is under maintenance says so and starts when it is over', async ({
  page,
  doors,
}) => {
  await close(doors, null);
  await page.goto('/activity/discount');
  await expect(closed(page)).toContainText('恢复时间尚未确定');
  await doors.clearFaults();
  await retry(page).click();
  await expect(closed(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /首存/ }).first()).toBeVisible();
});
