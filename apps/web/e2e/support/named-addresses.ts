import { expect, type Page } from '@playwright/test';
import { pickOne, place, slip, stake, ticketOf } from './board-steps.ts';
import { openDeposit } from './deposit-steps.ts';
import { chooseAmount, confirmWith, SIX } from './money-steps.ts';
import type { Site } from './site.ts';

/** Makes what an address names, as the member who is logged in. @returns the whole address */
type Naming = (page: Page, site: Site) => Promise<string>;

const here = (page: Page): string => new URL(page.url()).pathname;

/** By how such an address begins. Members need money, a bank card and a withdrawal password. */
export const NAMED: Readonly<Record<string, Naming>> = {
  async '/mine/betRecord/'(page, site) {
    await pickOne(page, site);
    await stake(page).fill('10');
    await place(page).click();
    await expect(slip(page)).toContainText('注单已确认');
    return `/mine/betRecord/${await ticketOf(page).innerText()}`;
  },
  async '/mine/feedback/'(page) {
    await page.goto('/mine/feedback');
    await page.getByRole('textbox', { name: '反馈内容' }).fill('希望增加夜间模式的对比度');
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await page.getByRole('link', { name: /希望增加夜间模式/ }).click();
    await expect(page).toHaveURL(/\/mine\/feedback\/(?!list)/);
    return here(page);
  },
  async '/mine/accountManage/'(page) {
    await page.goto('/mine/addBankCard');
    await page.getByRole('link', { name: /^详情 / }).click();
    await expect(page).toHaveURL(/\/mine\/accountManage\/K\d+$/);
    return here(page);
  },
  async '/mine/takemoney/'(page) {
    await page.goto('/mine/takemoney');
    await chooseAmount(page, '100');
    await confirmWith(page, SIX);
    await expect(page).toHaveURL(/\/mine\/takemoney\/W\d+$/);
    return here(page);
  },
  '/mine/savemoney/recharge/': async (page) =>
    `/mine/savemoney/recharge/${await openDeposit(page, /网银快捷存款/, '300')}`,
  '/redirect/': () => Promise.resolve('/redirect/game%2Fegame'),
};
