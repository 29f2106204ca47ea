import { expect, type Locator, type Page } from '@playwright/test';
import type { DoorMarket, DoorMatch, Doors, Pick } from './doors.ts';
import type { Site } from './site.ts';

export type Show = 'RB' | 'FT' | 'FU';

export const slip = (page: Page): Locator => page.getByRole('complementary', { name: '投注单' });
export const stake = (page: Page): Locator => slip(page).getByRole('textbox', { name: '投注额' });
export const winnings = (page: Page): Locator => slip(page).getByTestId('winnings');
/** The main button while a press of it places; it names what is staked. */
export const place = (page: Page): Locator => slip(page).getByRole('button', { name: /^下注/ });
/** A key of the slip's own pad, which stands where there is a finger and no keyboard. */
export const key = (page: Page, name: string): Locator =>
  slip(page)
    .getByRole('group', { name: '数字键盘，投注额' })
    .getByRole('button', { name, exact: true });
export const ticketOf = (page: Page): Locator => slip(page).locator('.cs-betslip-order__number');

export const matchRow = (page: Page, match: DoorMatch): Locator =>
  page.getByRole('article', { name: `${match.team_h} 对 ${match.team_c}`, exact: true });

export const priceButton = (page: Page, market: DoorMarket, pick: Pick): Locator =>
  page.locator(
    `button[data-gid="${market.gid}"][data-wtype="${market.wtype}"][data-pick="${pick}"]`,
  );

/** The market of a kind: the main line, or the one that fits. */
export function marketOf(
  match: DoorMatch,
  wtype: string,
  fits: (market: DoorMarket) => boolean = () => true,
): DoorMarket {
  const found = match.markets.find((market) => market.wtype === wtype && fits(market));
  if (!found) throw new Error(`${match.team_h} has no such market of ${wtype}`);
  return found;
}

/** Nails a price down, so that amounts can be told to the cent. */
export async function pin(
  doors: Doors,
  match: DoorMatch,
  market: DoorMarket,
  pick: Pick,
  ior: string,
): Promise<void> {
  await doors.match(match.gidm, { price: { gid: market.gid, wtype: market.wtype, pick, ior } });
}

export async function openBoard(page: Page, show: Show): Promise<void> {
  await page.goto(`/game/sport?show=${show}`);
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Unfolds the match where the market is not its main line, or goes to its page, and touches the price. */
export async function touch(
  page: Page,
  match: DoorMatch,
  market: DoorMarket,
  pick: Pick,
): Promise<void> {
  const button = priceButton(page, market, pick);
  const row = matchRow(page, match);
  await expect(row).toBeVisible();
  const more = row.getByRole('button', { name: /^更多盘口/ });
  if ((await button.count()) === 0) await more.click();
  // Lines beyond the second are on the page of the match.
  if ((await button.count()) === 0) await row.getByRole('link', { name: /^全部玩法/ }).click();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

/** The slip's button in the bar of a phone: opens the slip, or folds it. */
export const barSlip = (page: Page): Locator =>
  page.getByRole('navigation', { name: '快捷导航' }).getByRole('button', { name: /投注单/ });

/** A slip with one pick before kick-off, on 独赢 at 0.95. */
export async function pickOne(
  page: Page,
  site: Site,
  pick: Pick = 'H',
): Promise<{ match: DoorMatch; market: DoorMarket }> {
  const match = await site.make('FT');
  const market = marketOf(match, 'M');
  await pin(site.doors, match, market, pick, '0.95');
  await openBoard(page, 'FT');
  await touch(page, match, market, pick);
  await expect(slip(page)).toContainText('限额');
  return { match, market };
}

/** Reads the balance again and expects it to be this. */
export async function expectBalance(page: Page, text: string): Promise<void> {
  const balance = page.getByRole('navigation', { name: '账户' });
  await balance.getByRole('button', { name: '刷新余额' }).click();
  await expect(balance.locator('.cs-wallet-balance__amount')).toHaveText(text);
}

/** Changes to another list of the board; its name is followed by how many matches it has. */
export async function chooseList(page: Page, name: '滚球' | '今日' | '早盘'): Promise<void> {
  const group = page.getByRole('group', { name: '赛事' });
  await group.getByText(name).click();
  await expect(group.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeChecked();
}

export async function chooseStatus(
  page: Page,
  name: '未结算' | '已结算' | '已拒绝' | '全部',
): Promise<void> {
  const group = page.getByRole('group', { name: '注单状态' });
  await group.getByText(name, { exact: true }).click();
  await expect(group.getByRole('radio', { name })).toBeChecked();
}

export async function openRecords(page: Page, status: '未结算' | '已结算'): Promise<void> {
  await page.goto('/mine/betRecord');
  await chooseStatus(page, status);
}

/** A bet's line in the records, by 注单号. */
export const recordOf = (page: Page, ticket: string): Locator =>
  page.getByRole('row').filter({ hasText: ticket });
