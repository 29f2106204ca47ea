import { expect, type Page } from '@playwright/test';
import { expectBalance } from './board-steps.ts';
import { fillDeposit, submitDeposit } from './deposit-steps.ts';
import type { DoorMember, Doors } from './doors.ts';
import { chooseAmount, drawer, SIX } from './money-steps.ts';

/** One kind of order that moves money, from its form to what is left of it, as a member sees it. */
export interface MoneyOrder {
  readonly balance: string;
  readonly member: () => Partial<DoorMember>;
  /** The call that carries it out, and the one that asks what became of it. */
  readonly calls: { readonly send: string; readonly ask: string };
  /** Its page, where a second tab takes up what the first does not know. */
  readonly path: string;
  /** Begins the keys of what the device keeps until it knows the outcome. */
  readonly kept: string;
  /** As far as the last press. */
  prepare(page: Page): Promise<void>;
  press(page: Page, clicks: 1 | 2): Promise<void>;
  /** Sends again what the page says that nobody received; does nothing where it says no such thing. */
  sendAgain(page: Page): Promise<void>;
  /** Whether the page still says that the outcome is not known. */
  readonly undecided: string | RegExp;
  /** Waits until it has come to its end, and for what the member then has. @param spent elsewhere, in yuan */
  expectCarriedOutOnce(page: Page, doors: Doors, spent: number): Promise<void>;
}

/** An amount of whole yuan as the site shows it. */
export const yuan = (amount: number): string => `¥${amount.toLocaleString('en-US')}`;

async function expectOneRecord(page: Page, kind: string, state: string): Promise<void> {
  await page.goto(`/mine/transRecord?kind=${kind}`);
  const rows = page.locator('tr[data-deal]');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(state);
}

async function pressIfThere(page: Page, name: string, fill?: () => Promise<void>): Promise<void> {
  const button = page.getByRole('button', { name });
  if (!(await button.isVisible())) return;
  // A tab behind another one draws nothing that could be pressed.
  await page.bringToFront();
  await fill?.();
  // It may go away by itself meanwhile: another tab has sent it.
  await button.click({ timeout: 5000 }).catch(() => undefined);
}

const click = (page: Page, name: string | RegExp, clicks: 1 | 2) =>
  page.getByRole('button', { name }).click({ clickCount: clicks });

export const MONEY_ORDERS = {
  deposit: {
    balance: '0.00',
    member: () => ({}),
    calls: {
      send: '/fd/api/v1/payment/pay',
      ask: '/fd/api/v1/payment/getDepositOrderStatus',
    },
    path: '/mine/savemoney',
    kept: 'courtside.deposit.',
    prepare: (page) => fillDeposit(page, /银行卡转账/, '300'),
    press: (page, clicks) => submitDeposit(page).click({ clickCount: clicks }),
    sendAgain: (page) => pressIfThere(page, '重新提交'),
    undecided: /正在查询这笔|还没有收到/,
    async expectCarriedOutOnce(page, doors) {
      await doors.advance(5100);
      await expectOneRecord(page, 'deposit', '成功');
      await expectBalance(page, yuan(300));
    },
  },
  withdrawal: {
    balance: '3000.00',
    member: drawer,
    calls: {
      send: '/fd/api/v1/withdraw/new',
      ask: '/fd/api/v1/withdraw/withdrawOrderInfo',
    },
    path: '/mine/takemoney',
    kept: 'courtside.withdrawal.',
    async prepare(page) {
      await page.goto('/mine/takemoney');
      await chooseAmount(page, '1000');
      await page
        .getByRole('dialog', { name: '确认取款' })
        .getByLabel('取款密码', { exact: true })
        .fill(SIX);
    },
    press: (page, clicks) => click(page, /^确认取款/, clicks),
    sendAgain: (page) =>
      pressIfThere(page, '再次提交', () =>
        page
          .getByRole('group', { name: '平台还没有收到这笔取款' })
          .getByLabel('取款密码', { exact: true })
          .fill(SIX, { timeout: 5000 })
          .catch(() => undefined),
      ),
    undecided: /正在确认取款结果|还没有收到/,
    async expectCarriedOutOnce(page, doors, spent) {
      for (const ms of [2000, 4000, 4000]) await doors.advance(ms);
      await expectOneRecord(page, 'withdraw', '成功');
      await expectBalance(page, yuan(2000 - spent));
    },
  },
  transfer: {
    balance: '500.00',
    member: () => ({}),
    calls: {
      send: '/fd/api/v1/transfer/utcTransfer',
      ask: '/fd/api/v1/transfer/utcTransfer',
    },
    path: '/mine/transfermoney',
    kept: 'courtside.transfer.',
    async prepare(page) {
      await page.goto('/mine/transfermoney?venue=QFDZ');
      await page.getByRole('textbox', { name: '转账金额' }).fill('120');
    },
    async press(page, clicks) {
      const field = page.getByRole('textbox', { name: '转账金额' });
      for (let pressed = 0; pressed < clicks; pressed += 1) await field.press('Enter');
    },
    sendAgain: async () => undefined,
    undecided: /正在确认上一笔转账/,
    async expectCarriedOutOnce(page) {
      await expectOneRecord(page, 'transferIn', '成功');
      await expectBalance(page, yuan(380));
    },
  },
} as const satisfies Record<string, MoneyOrder>;
