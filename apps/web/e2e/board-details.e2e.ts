import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { matchRow, openBoard } from './support/board-steps.ts';
import { openAlone } from './support/sport-steps.ts';

test('双盘 shows the second line of each match, which 单盘 keeps folded, and the choice is kept', async ({
  page,
  site,
}) => {
  const match = await site.make('FT', {
    fits: ({ markets }) => markets.filter(({ wtype }) => wtype === 'R').length > 1,
  });
  await openBoard(page, 'FT');
  const lines = matchRow(page, match).locator('.cs-sports-match__row');
  await expect(lines).toHaveCount(1);
  await page.getByText('双盘', { exact: true }).click();
  await expect(lines).toHaveCount(2);
  // A market that has one line leaves no gap in the second row.
  await expect(lines.nth(1).locator('[data-wtype="M"]')).toHaveCount(0);
  await expect(lines.nth(1).locator('[data-wtype="R"]')).toHaveCount(2);
  await page.reload();
  await expect(lines).toHaveCount(2);
  await page.getByText('单盘', { exact: true }).click();
  await expect(lines).toHaveCount(1);
});

test('a match of virtual football says that it is virtual', async ({ page, site }) => {
  const match = await site.make('FT', { sport: 'VF' });
  const row = await openAlone(page, match);
  await expect(row).toBeVisible();
  await expect(page.locator('.cs-sports-league').getByText('虚拟', { exact: true })).toBeVisible();
  await row.locator('.cs-sports-match__page').click();
  await expect(page.getByText('虚拟', { exact: true }).first()).toBeVisible();
});

for (const { width, height } of [
  { width: 1920, height: 700 },
  { width: 1440, height: 700 },
  { width: 390, height: 740 },
]) {
  test(`at ${width} px the heads of a league stay in sight while its matches go by, and nothing lies over the slip`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    for (let at = 0; at < 14; at += 1) await site.make('FT');
    await openBoard(page, 'FT');
    const league = page.locator('.cs-sports-league').filter({ hasText: '港湾友谊杯' }).first();
    const rows = league.getByRole('article');
    await rows.nth(6).evaluate((row) => row.scrollIntoView({ block: 'center' }));
    await expect(rows.first()).not.toBeInViewport();
    await expect(league.locator('.cs-sports-league__name')).toBeInViewport();
    if (width < 1024) return;
    const up = page.getByRole('button', { name: '回到顶部' });
    // Over prices that are read on it would lie; who turns round is offered it.
    await expect(up).toBeHidden();
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, -60);
    await expect(up).toBeVisible();
    const left = async (what: Locator) => (await what.boundingBox())?.x ?? Number.NaN;
    const upEnds = async () => (await left(up)) + ((await up.boundingBox())?.width ?? Number.NaN);
    const column = page.locator('.cs-member-aside:visible');
    await expect.poll(async () => (await left(column)) - (await upEnds())).toBeGreaterThan(0);
    await expect(page.locator('.cs-shell-rail').getByText('在线客服')).toBeHidden();
  });
}

test('刷新赔率 asks for the prices of now', async ({ page, site, wire }) => {
  await site.make('FT');
  await openBoard(page, 'FT');
  await expect(page.locator('.cs-price:enabled').first()).toBeVisible();
  const asked = () => wire.of('getMatchChanges').length + wire.of('getMatchList').length;
  const before = asked();
  await page.getByRole('button', { name: '刷新赔率' }).click();
  await expect.poll(asked, { timeout: 2000 }).toBeGreaterThan(before);
});
