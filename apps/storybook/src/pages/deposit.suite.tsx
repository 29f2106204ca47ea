import type { DepositOrder } from '@courtside/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ORDER, orderOfKind, waitingPath } from '../site/deposit-kinds.ts';
import { STORY_TIME } from '../site/home-answers.ts';
import { channels } from '../site/member-scripts.ts';
import { openPage } from '../site/open-page.tsx';
import { all, member } from '../site/scripts.ts';
import type { StoryGateway } from '../site/story-gateway.ts';
import { withdrawals } from '../site/withdrawal-scripts.ts';

const CUSTOMER = '/fd/api/v1/payment/getCustomerInfo';
const STATUS = '/fd/api/v1/payment/getDepositOrderStatus';
const CODE = '/fd/api/v1/payment/createSignalCode';

const main = page.getByRole('main');
const link = (name: string) => main.getByRole('link', { name, exact: true });
const button = (name: string) => main.getByRole('button', { name, exact: true });

const order: DepositOrder = {
  orderId: ORDER,
  channelId: 'bank-transfer',
  channelName: '银行卡转账',
  kind: 'transfer',
  amount: '300.00',
  status: 'waiting',
  createdAt: STORY_TIME,
  expiresInMs: 600_000,
  payee: [{ label: '收款账号', value: '6200 0000 0000 0000' }],
};

interface Told {
  lastPayerName: string | null;
  cardTail: string | null;
}
const nothingTold = (): Told => ({ lastPayerName: null, cardTail: null });

/** The gateway answers what is told of the paying member at the time. */
const knows =
  (told: Told) =>
  (gateway: StoryGateway): void =>
    gateway.on(CUSTOMER, () => ({
      data: { channelId: 'bank-transfer', needsPayerName: true, realName: '林**', ...told },
    }));

test('[WA-02] the payer that the form shows is the one of the last deposit, of a minute ago too', async () => {
  const told = nothingTold();
  let stands = order;
  await openPage('/mine/savemoney?channel=bank-transfer', {
    script: all(member(), channels, knows(told), (gateway) => {
      gateway.on('/fd/api/v1/payment/pay', (body) => {
        if ((body as { payerName?: string }).payerName === '周明') told.lastPayerName = '周*';
        return { data: stands };
      });
      gateway.on(STATUS, () => ({ data: stands }));
      gateway.on('/fd/api/v1/payment/closeOrder', () => {
        stands = { ...order, status: 'closed', stage: 'closed' };
        return { data: stands };
      });
    }),
  });
  const known = main.getByRole('textbox', { name: '付款人姓名', exact: true });
  await expect.element(known).toHaveValue('林**');
  await button('换一个付款人').click();
  await main.getByRole('textbox', { name: '付款人姓名（选填）' }).fill('周明');
  await main.getByRole('textbox', { name: '存款金额' }).fill('300');
  await main.getByRole('radio', { name: /^不领取/ }).click();
  await button('立即存款').click();
  await button('关闭订单').click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await link('继续存款').click();
  await expect.element(known).toHaveValue('周*');
  await expect.element(main.getByText('与上次存款的付款人相同。')).toBeVisible();
});

test('a channel that needs a card opens once the card was added', async () => {
  const told = nothingTold();
  await openPage('/mine/savemoney?channel=bank-quick', {
    script: all(member(), channels, withdrawals(), knows(told)),
  });
  await expect.element(main.getByText(/请先绑定：银行卡/)).toBeVisible();
  await link('去绑定').click();
  await expect.element(button('核对并绑定')).toBeVisible();
  told.cardTail = '0005';
  // Named after no page: the member may have come from deposits or from withdrawals.
  await link('返回').click();
  await main.getByRole('textbox', { name: '存款金额' }).fill('300');
  await expect.element(button('立即存款')).not.toHaveAttribute('aria-disabled');
  await expect.element(main.getByText(/请先绑定：/)).not.toBeInTheDocument();
});

/** Codes that name their number, and live for `expiresInMs`. */
const codes = (expiresInMs: number) => {
  let made = 0;
  return (gateway: StoryGateway) =>
    gateway.on(CODE, () => {
      made += 1;
      const code = `CODE${made}`;
      return {
        data: { orderId: ORDER, code, deepLink: `huione-demo://pay?code=${code}`, expiresInMs },
      };
    });
};
const toPay = main.getByText(/中打开付款码，付款后/);
const payee = main.getByText('6200 0000 0000 0000');

test('without a living payment code nothing says how to pay', async () => {
  const { asked } = await openPage(waitingPath('huione'), {
    script: all(member(), orderOfKind('huione', 'waiting'), codes(2000)),
  });
  await expect.element(main.getByText('CODE1', { exact: true })).toBeVisible();
  await expect.element(toPay).toBeVisible();
  await expect.element(payee).toBeVisible();
  await expect.element(main.getByText('付款码已失效')).toBeVisible();
  await expect.element(toPay).not.toBeInTheDocument();
  await expect.element(payee).not.toBeInTheDocument();
  await expect.element(button('复制存款金额')).not.toBeInTheDocument();
  await expect.element(button('复制订单号')).toBeVisible();
  expect(asked(CODE)).toBe(1);
});

test('a payment code is kept for the order: only a press ends it', async () => {
  const script = all(member(), orderOfKind('huione', 'waiting'), codes(120_000));
  const { kept } = await openPage(waitingPath('huione'), { script });
  await expect.element(main.getByText('CODE1', { exact: true })).toBeVisible();
  const { asked } = await openPage(waitingPath('huione'), { script, kept: kept() });
  await expect.element(main.getByText('CODE1', { exact: true })).toBeVisible();
  expect(asked(CODE)).toBe(0);
  await button('换一个付款码').click();
  await expect.element(main.getByText('CODE2', { exact: true })).toBeVisible();
  await expect.element(main.getByText('CODE1', { exact: true })).not.toBeInTheDocument();
  expect(asked(CODE)).toBe(1);
});

test.each<[string, Partial<DepositOrder>, string]>([
  ['with slips', { slips: 0 }, '请提交凭证或联系客服'],
  ['without slips', {}, '请联系客服'],
])('%s, an order that is late asks for what the page takes', async (_, more, told) => {
  await openPage(waitingPath('transfer'), {
    script: all(member(), channels, (gateway) =>
      gateway.on(STATUS, { data: { ...order, expiresInMs: 0, ...more } }),
    ),
  });
  await expect
    .element(main.getByText(new RegExp(`若已付款，${told}，并提供订单号。$`)))
    .toBeVisible();
});
