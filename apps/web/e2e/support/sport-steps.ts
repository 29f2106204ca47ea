import { expect, type Locator, type Page } from '@playwright/test';
import { matchRow } from './board-steps.ts';
import type { DoorMatch } from './doors.ts';

/** Every row of the list. */
export const matches = (page: Page): Locator => page.locator('.cs-sports-match');

export const searchBox = (page: Page): Locator =>
  page.getByRole('searchbox', { name: '搜索球队、联赛或拼音' });

export async function openSport(page: Page, sport: string, show: string): Promise<void> {
  await page.goto(`/game/sport?sport=${sport}&show=${show}`);
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Opens a match of the test's own in its list, alone: a long list draws only what is in sight. */
export async function openAlone(page: Page, match: DoorMatch): Promise<Locator> {
  await openSport(page, match.sport, match.showType ?? '');
  await searchBox(page).fill(match.team_h);
  await expect(matches(page)).toHaveCount(1);
  return matchRow(page, match);
}
