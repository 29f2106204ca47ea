import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { Doors } from './doors.ts';
import type { PageGuard } from './page-guard.ts';
import type { Site } from './site.ts';

export interface VenueParts {
  page: Page;
  doors: Doors;
  guard: PageGuard;
  site: Site;
}

/** Venues as they are at the start, without movement. */
export async function openVenues({ page, doors, guard, site }: VenueParts) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await doors.games({ reset: true, origin: site.gameOrigin });
  // The games come from another origin than the site: here from the gateway's own.
  guard.allowProblem(new RegExp(`^foreign: ${site.gameOrigin}/game/demo/`));
}

/** Whatever was played: no money came from nowhere, and none went there. */
export async function expectWholeLedger({ doors }: { doors: Doors }) {
  expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
}

export const bar = (page: Page) => page.locator('.cs-game__bar');
export const game = (page: Page): FrameLocator => page.frameLocator('.cs-game__frame');
export const hallCard = (page: Page, enName: string) => page.locator(`[data-venue="${enName}"]`);
export const amountDialog = (page: Page) => page.getByRole('dialog', { name: '转入金额' });

/** Takes money into a venue from its hall and enters it. */
export async function takeInAndEnter(page: Page, hall: string, name: string, amount: string) {
  await page.goto(hall);
  await page.getByRole('button', { name: `转入 ${name}` }).click();
  await amountDialog(page).getByRole('textbox', { name: '转入金额' }).fill(amount);
  await amountDialog(page).getByRole('button', { name: '转入并进入' }).click();
}

/** One round for a stake of 1, in a game. @returns what it said that it pays */
export async function playRound(inside: FrameLocator | Page): Promise<string> {
  await expect(inside.locator('#play')).toBeVisible();
  await inside.locator('#stake').fill('1');
  await inside.locator('#play').click();
  await expect(inside.locator('#log tr')).toHaveCount(1);
  return inside.locator('#log td').nth(2).innerText();
}

/** The one round that was played, of a venue or a game with this name, stands in the records with what it took and paid. */
export async function expectRecord(page: Page, kind: string, name: string, payout: string) {
  await page.goto(`/mine/betRecord?category=${kind}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  // On a phone the head of its column stands in the cell.
  const shown = (amount: string) =>
    new RegExp(`^[^\\d]*¥${amount.replace(/\.00$/, '').replace('.', '\\.')}$`);
  const cells = row.getByRole('cell');
  await expect(cells.nth(3)).toHaveText(shown('1.00'));
  await expect(cells.nth(5)).toHaveText(shown(payout));
}

export async function leave(page: Page) {
  await bar(page).getByRole('button', { name: '离开游戏' }).click();
  await page
    .getByRole('alertdialog', { name: '离开游戏' })
    .getByRole('button', { name: '离开游戏' })
    .click();
}

/** From then on an entry takes all the money of the centre along. */
export async function turnAutomaticTransferOn(page: Page) {
  await page.goto('/mine/transfermoney');
  const auto = page.getByRole('switch', { name: '自动转账' });
  await auto.click();
  await expect(auto).toBeChecked();
}

/** Lets automatic transfer take all the money of the centre along, having been told so. */
export async function enterWithAll(page: Page, name: string, amount: string) {
  const dialog = page.getByRole('dialog', { name: `进入 ${name}` });
  await expect(dialog).toContainText(`进入时，会把中心钱包的 ${amount} 全部转入${name}。`);
  await dialog.getByRole('button', { name: '全部转入并进入' }).click();
}
