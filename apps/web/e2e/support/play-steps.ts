import { expect, type Locator, type Page } from '@playwright/test';
import type { Member } from '../fixtures.ts';
import type { DoorPlay, Doors } from './doors.ts';

export const MINUTE = 60_000;
export const strip = (page: Page): Locator => page.getByRole('region', { name: '本次时间与盈亏' });
export const check = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: '看一看本次的时间与盈亏' });
export const lock = (page: Page): Locator => page.getByRole('alertdialog', { name: '请验证密码' });
export const limitRow = (page: Page, key: string): Locator => page.locator(`[data-limit="${key}"]`);

/** Puts a member of a test where play protection is to be seen. */
export const put = (doors: Doors, { name }: Member, of: Omit<DoorPlay, 'name'>) =>
  doors.play({ name, ...of });

export async function openTools(page: Page): Promise<void> {
  await page.goto('/mine/play');
  await expect(page.getByRole('heading', { name: '金额与时间' })).toBeVisible();
}

/** The way from a page to the tools by the account's entry. */
export const toolsLink = (page: Page): Locator =>
  page.getByRole('navigation', { name: '账户' }).getByRole('link', { name: '限额与休息' });

/** Keeps the page's questions about the member's protection on the way until the returned function is called. */
export async function holdPlayState(page: Page): Promise<() => void> {
  let letGo = () => undefined as void;
  const gone = new Promise<void>((done) => (letGo = done));
  await page.route('**/user/play/state', async (route) => {
    await gone;
    await route.continue();
  });
  return () => letGo();
}
