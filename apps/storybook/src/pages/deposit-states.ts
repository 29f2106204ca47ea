import type { DepositOrder } from '@courtside/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ORDER, orderOfKind, waitingPath } from '../site/deposit-kinds.ts';
import { all, member } from '../site/scripts.ts';
import { at } from './page-meta.tsx';

type Kind = DepositOrder['kind'];

const CLOSE = { name: /关闭订单|關閉訂單/ };

/** The order goes on being named, and nothing that could still be paid: no account, no address, no exact amount. */
export async function expectNothingToPay(main: HTMLElement): Promise<void> {
  await expect(main).toHaveTextContent(ORDER);
  const copies = within(main).getAllByRole('button', { name: /^(复制|複製)/ });
  await expect(copies.map((button) => button.getAttribute('aria-label'))).toEqual([
    expect.stringMatching(/^(复制订单号|複製訂單編號)$/),
  ]);
  await expect(main).not.toHaveTextContent(/6200 0000|TQn9|282\.40|7K2M9QX4TB/);
  await expect(within(main).queryByRole('img', { name: /付款二维码|付款 QR 碼/ })).toBeNull();
}

/** The states of an order after it was to be paid, on the waiting page of a kind. */
export function depositStates(kind: Kind) {
  const orderAt = (status: DepositOrder['status'], more: Partial<DepositOrder>) =>
    at({
      path: waitingPath(kind),
      member: true,
      script: all(member(), orderOfKind(kind, status, more)),
    });
  return {
    /** Nothing is to be paid any more, and nothing to be closed. */
    PaymentSeen: {
      parameters: orderAt('waiting', { stage: 'paid' }),
      play: async ({ canvas }) => {
        await canvas.findByText(/^已收到付款，正在入[账帳]$/);
        await expect(canvas.queryByText(/剩余时间|剩餘時間/)).toBeNull();
        await expect(canvas.queryByRole('button', CLOSE)).toBeNull();
        await expectNothingToPay(canvas.getByRole('main'));
      },
    },
    /** Whoever has not paid is told not to, and shown nothing to pay to. */
    TimeOver: {
      parameters: orderAt('waiting', { expiresInMs: 0 }),
      play: async ({ canvas }) => {
        await canvas.findByText(/付款[时時][间間]已到/);
        await expectNothingToPay(canvas.getByRole('main'));
      },
    },
    Credited: {
      parameters: orderAt('success', { stage: 'credited' }),
      play: async ({ canvas }) => {
        await canvas.findByText('存款成功');
        await canvas.findByText(/已存入您的[账帳][户戶]/);
      },
    },
    Expired: {
      parameters: orderAt('expired', { stage: 'expired', expiresInMs: 0 }),
      play: async ({ canvas }) => {
        await canvas.findByText(/订单已过期|訂單已過期/);
        await canvas.findByRole('navigation', { name: /[换換]一[种種]方式/ });
      },
    },
    Closed: {
      parameters: orderAt('closed', { stage: 'closed', expiresInMs: 0 }),
      play: async ({ canvas }) => {
        await canvas.findByText(/订单已关闭|訂單已關閉/);
        await canvas.findByText(/[请請]勿再向此[订訂][单單]付款/);
      },
    },
    Failed: {
      parameters: orderAt('closed', { stage: 'failed', reason: '渠道拒绝', expiresInMs: 0 }),
      play: async ({ canvas }) => {
        await canvas.findByText('付款未成功');
        await canvas.findByText('渠道拒绝');
      },
    },
  } as const satisfies Record<string, StoryObj>;
}
