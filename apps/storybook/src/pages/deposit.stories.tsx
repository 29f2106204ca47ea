import type { DepositOrder } from '@courtside/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ORDER, orderOfKind, waitingPath } from '../site/deposit-kinds.ts';
import { STORY_TIME } from '../site/home-answers.ts';
import { channels, channelsWith, DEPOSIT_PATH, depositOrder } from '../site/member-scripts.ts';
import { all, member } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { expectNothingToPay } from './deposit-states.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Deposit' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const FORM = '/mine/savemoney';
const memberAt = (path: string, ...scripts: readonly Script[]) =>
  at({ path, member: true, script: all(member(), ...scripts) });
const chosen = (channelId: string, ...scripts: readonly Script[]) =>
  memberAt(`${FORM}?channel=${channelId}`, channels, ...scripts);

const left: DepositOrder = {
  orderId: ORDER,
  channelId: 'bank-transfer',
  channelName: 'Bank',
  kind: 'transfer',
  amount: '2000.00',
  status: 'waiting',
  createdAt: STORY_TIME,
  expiresInMs: 60_000,
  payee: [],
};

const waitingAt = (
  kind: DepositOrder['kind'],
  more: Partial<DepositOrder> = {},
  ...scripts: readonly Script[]
) => memberAt(waitingPath(kind), orderOfKind(kind, 'waiting', more), ...scripts);
const group = /存款渠道|存款管道/;

export const Channels: Story = {
  parameters: memberAt(FORM, channels),
  play: async ({ canvas }) => {
    const radios = within(await canvas.findByRole('radiogroup', { name: group }));
    await expect(radios.getAllByRole('radio')).toHaveLength(8);
    // The one used last leads.
    await expect(radios.getAllByRole('radio')[0]).toHaveAccessibleName(/上次使用/);
    await expect(radios.getByText(/手[续續][费費] 0\.5%/)).toBeVisible();
  },
};

export const ChannelsOnAPhone: Story = {
  parameters: memberAt(FORM, channels),
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('radiogroup', { name: group });
  },
};

export const NoChannels: Story = {
  parameters: memberAt(FORM),
  play: async ({ canvas }) => {
    await canvas.findByText(/暂无可用的存款渠道|暫無可用的存款管道/);
  },
};

export const LeftBehind: Story = {
  parameters: memberAt(FORM, channelsWith(left)),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: new RegExp(ORDER) });
  },
};

export const WrongAmount: Story = {
  parameters: chosen('bank-transfer'),
  play: async ({ canvas }) => {
    const amount = await canvas.findByRole('textbox', { name: /存款金额|存款金額/ });
    await userEvent.type(amount, '20');
    await userEvent.click(canvas.getByRole('button', { name: '立即存款' }));
    await waitFor(() => expect(amount).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const BonusInNumbers: Story = {
  parameters: chosen('usdt-trc20'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /存款金额|存款金額/ }), '1000');
    await userEvent.click(canvas.getByRole('radio', { name: /^[领領]取加[赠贈]/ }));
    await canvas.findByText(/流水 ¥1,010/);
  },
};

export const NeedsBinding: Story = {
  parameters: at({
    path: `${FORM}?channel=xnbsk`,
    member: true,
    script: all(member('0.00', { bindPhone: false, bindRealName: false }), channels),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/前，[请請]先[绑綁]定/);
  },
};

export const AnswerLost: Story = {
  parameters: chosen('bank-transfer', (gateway) => {
    gateway.cut('/fd/api/v1/payment/pay');
    gateway.hang('/fd/api/v1/payment/getDepositOrderStatus');
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /存款金额|存款金額/ }), '300');
    await userEvent.click(canvas.getByRole('radio', { name: /^不[领領]取/ }));
    await userEvent.click(canvas.getByRole('button', { name: '立即存款' }));
    await canvas.findByText(/正在查[询詢]/, {});
  },
};

export const Refused: Story = {
  parameters: chosen('huione', (gateway) =>
    gateway.on('/fd/api/v1/payment/pay', { statusCode: 6015 }),
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /存款金额|存款金額/ }), '300');
    await userEvent.click(canvas.getByRole('button', { name: '立即存款' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

export const WaitingToScan: Story = {
  parameters: waitingAt('recharge'),
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /付款/ });
    await canvas.findByText(/一分不差/);
  },
};

export const WaitingForATransfer: Story = {
  parameters: waitingAt('transfer'),
  play: async ({ canvas }) => {
    await canvas.findByText('6200 0000 0000 0000');
  },
};

export const WaitingForCoins: Story = {
  parameters: waitingAt('virtual'),
  play: async ({ canvas }) => {
    await canvas.findByText('282.40 USDT', { selector: 'p' });
    await expect(canvas.getAllByText('TQn9').length).toBeGreaterThan(0);
  },
};

export const WaitingForCoinsOnAPhone: Story = {
  parameters: waitingAt('virtual'),
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /付款/ });
  },
};

export const WaitingForHuione: Story = {
  parameters: waitingAt('huione'),
  play: async ({ canvas }) => {
    await canvas.findByText('7K2M9QX4TB');
  },
};

export const WaitingForXnbsk: Story = {
  parameters: waitingAt('xnbsk'),
  play: async ({ canvas }) => {
    await canvas.findByText('7K2M9QX4TB');
  },
};

export const CodeFailed: Story = {
  parameters: waitingAt('huione', {}, (gateway) =>
    gateway.cut('/fd/api/v1/payment/createSignalCode'),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/未能取得付款[码碼]/, {});
    await expect(canvas.queryByText(/打开付款码|打開付款碼|開啟付款碼/)).toBeNull();
    await expectNothingToPay(canvas.getByRole('main'));
  },
};

/** The gateway told nothing that could be paid to. */
export const NothingToPayTo: Story = {
  parameters: memberAt(
    waitingPath('recharge'),
    depositOrder('waiting', { kind: 'recharge', payee: [] }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/[请請]先不要付款/);
    await expect(canvas.queryByText(/到账后本页|入帳後本頁/)).toBeNull();
    // The member has the order's number, and no amount to pay by heart.
    await expect(canvas.getAllByRole('button', { name: /^(复制|複製)/ })).toHaveLength(1);
  },
};

export const PaymentSeen: Story = {
  parameters: waitingAt('transfer', { stage: 'paid', slips: 1 }),
  play: async ({ canvas }) => {
    await canvas.findByText(/无需再次付款|無需再次付款/);
    await expect(canvas.queryByRole('button', { name: /关闭订单|關閉訂單/ })).toBeNull();
    await expectNothingToPay(canvas.getByRole('main'));
  },
};

export const TimeOver: Story = {
  parameters: waitingAt('transfer', { expiresInMs: 0 }),
  play: async ({ canvas }) => {
    await canvas.findByText(/付款[时時][间間]已到/);
    await expectNothingToPay(canvas.getByRole('main'));
  },
};

export const Unreachable: Story = {
  parameters: memberAt(DEPOSIT_PATH, channels, (gateway) =>
    gateway.cut('/fd/api/v1/payment/getDepositOrderStatus'),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/正在重新查[询詢]/, {});
  },
};

export const Credited: Story = {
  parameters: memberAt(
    DEPOSIT_PATH,
    depositOrder('success', { stage: 'credited', bonus: '10.00' }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('存款成功');
  },
};

export const Expired: Story = {
  parameters: memberAt(DEPOSIT_PATH, depositOrder('expired')),
  play: async ({ canvas }) => {
    await canvas.findByText(/订单已过期|訂單已過期/);
  },
};

export const Closed: Story = {
  parameters: memberAt(DEPOSIT_PATH, depositOrder('closed', { stage: 'closed' })),
  play: async ({ canvas }) => {
    await canvas.findByText(/订单已关闭|訂單已關閉/);
  },
};

export const Failed: Story = {
  parameters: memberAt(
    DEPOSIT_PATH,
    depositOrder('closed', { stage: 'failed', reason: '银行拒绝' }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('付款未成功');
    await canvas.findByRole('navigation', { name: /[换換]一[种種]方式/ });
  },
};
