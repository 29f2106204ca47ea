import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ledger, recycled, VENUES_PATH } from '../site/ledger-scripts.ts';
import { bets } from '../site/member-scripts.ts';
import { openPage } from '../site/open-page.tsx';
import { all, member } from '../site/scripts.ts';
import { withdrawals } from '../site/withdrawal-scripts.ts';

const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name, exact: true });

test('the total stays right when money moves into a venue elsewhere', async () => {
  const { gateway } = await openPage('/mine/wallet', { script: all(member(), ledger) });
  const total = main.getByText('¥12,000', { exact: true });
  await expect.element(total).toBeVisible();
  gateway.on('/fd/api/v1/transfer/getBalance', {
    data: {
      centerWalletBalance: '8084.50',
      lockedMoney: '2000.00',
      totalBalance: '10084.50',
      currency: 'CNY',
    },
  });
  gateway.on(VENUES_PATH, {
    data: {
      centerWalletBalance: '8084.50',
      venueTotal: '1915.50',
      totalBalance: '10000.00',
      currency: 'CNY',
      autoTransfer: 1,
      venues: [],
    },
  });
  await page.getByRole('button', { name: '刷新余额' }).click();
  await expect.element(main.getByText('¥8,084.50', { exact: true })).toBeVisible();
  await expect.element(main.getByText('¥1,915.50', { exact: true })).toBeVisible();
  await expect.element(total).toBeVisible();
});

test('an amount that is typed stays when everything else is brought back', async () => {
  await openPage('/mine/transfermoney', { script: all(member(), ledger, recycled) });
  const amount = main.getByRole('textbox', { name: '转账金额' });
  await amount.fill('100');
  await button('一键回收').click();
  await expect.element(main.getByText(/已回收 ¥1,280\.50/)).toBeVisible();
  await expect.element(amount).toHaveValue('100');
});

test('[WA-05] deals, gifts and bets with their totals are listed', async () => {
  const script = all(member(), ledger, bets);
  await openPage('/mine/transRecord', { script });
  await expect.element(main.getByText(/D178120470046428967/).first()).toBeVisible();
  await expect.element(main.getByText(/\+¥5,000/).first()).toBeVisible();
  await openPage('/mine/giftRecord', { script });
  await expect.element(main.getByText(/首存礼遇/).first()).toBeVisible();
  await openPage('/mine/betRecord', { script });
  await expect.element(main.getByText(/CS2605160042/).first()).toBeVisible();
  await expect.element(main.getByText(/^¥250$/).first()).toBeVisible();
});

const NO_PASSWORD = { withdrawPassword: false };
const passwordNeed = main.getByRole('listitem').filter({ hasText: '设置取款密码' });

test('[TG-11] a brand without a withdrawal password asks for none', async () => {
  await openPage('/mine/takemoney', {
    toggles: NO_PASSWORD,
    script: all(member(), withdrawals({ passwordSet: false })),
  });
  await main.getByRole('textbox', { name: '取款金额' }).fill('500');
  await expect.element(passwordNeed).not.toBeInTheDocument();
  await button('下一步').click();
  const dialog = page.getByRole('dialog', { name: '确认取款' });
  await expect.element(dialog.getByRole('button', { name: /^确认取款/ })).toBeVisible();
  await expect.element(dialog.getByLabelText('取款密码', { exact: true })).not.toBeInTheDocument();
});

test('a password that a first card needs is told before the card, whatever the brand asks for', async () => {
  const script = all(member(), withdrawals({ passwordSet: false }, 'none'));
  // Of Alipay the gateway says that a password must be set first.
  await openPage('/mine/takemoney?way=alipay', { toggles: NO_PASSWORD, script });
  await expect.element(passwordNeed.getByRole('button', { name: '去设置' })).toBeVisible();
  // Of bank cards it does not.
  await openPage('/mine/takemoney?way=bank', { toggles: NO_PASSWORD, script });
  await expect.element(main.getByRole('link', { name: '去绑定' })).toBeVisible();
  await expect.element(passwordNeed).not.toBeInTheDocument();
});
