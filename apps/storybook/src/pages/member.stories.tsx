import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  bets,
  betsCut,
  channels,
  DEPOSIT_PATH,
  depositOrder,
  noBets,
} from '../site/member-scripts.ts';
import { all, member } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Member' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const memberAt = (path: string, ...scripts: readonly Script[]) =>
  at({ path, member: true, script: all(member(), ...scripts) });

export const OpenBets: Story = {
  parameters: memberAt('/mine/betRecord', bets),
  play: async ({ canvas }) => {
    await canvas.findByText('CS2605160042');
    await canvas.findByText(/待确认|待確認/);
  },
};

export const SettledBets: Story = {
  parameters: memberAt('/mine/betRecord', bets),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /已结算|已結算/ }));
    await canvas.findByText('CS2605150031');
    await canvas.findByText(/输半|輸半/);
  },
};

/** On a phone every bet is a card. */
export const BetsOnAPhone: Story = {
  parameters: memberAt('/mine/betRecord', bets),
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await canvas.findByText('CS2605160042');
  },
};

export const NoBets: Story = {
  parameters: memberAt('/mine/betRecord', noBets),
  play: async ({ canvas }) => {
    await canvas.findByText(/暂无未结算注单|暫無未結算注單/);
  },
};

export const BetsFailed: Story = {
  parameters: memberAt('/mine/betRecord', betsCut),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /重试|重試/ });
  },
};

export const DepositChannels: Story = {
  parameters: memberAt('/mine/savemoney', channels),
  play: async ({ canvas }) => {
    const group = within(await canvas.findByRole('group', { name: /存款渠道|儲值管道/ }));
    await expect(group.getAllByRole('radio')).toHaveLength(4);
    await expect(group.queryByText('USDT-TRC20')).toBeNull();
    await expect(group.getByText(/加[赠贈] 0\.5%/)).toBeVisible();
    await expect(group.getByText(/^免手[续續][费費]/)).toBeVisible();
  },
};

export const DepositWithError: Story = {
  parameters: memberAt('/mine/savemoney', channels),
  play: async ({ canvas }) => {
    const amount = await canvas.findByRole('textbox', { name: /存款金额|儲值金額/ });
    await userEvent.type(amount, '20');
    await userEvent.click(canvas.getByRole('button', { name: /立即存款|立即儲值/ }));
    await waitFor(() => expect(amount).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const DepositWaiting: Story = {
  parameters: memberAt(DEPOSIT_PATH, depositOrder('waiting')),
  play: async ({ canvas }) => {
    await canvas.findByText('6200 0000 0000 0000');
  },
};

export const DepositPaid: Story = {
  parameters: memberAt(DEPOSIT_PATH, depositOrder('success')),
  play: async ({ canvas }) => {
    await canvas.findByText(/存款成功|儲值成功/);
  },
};

export const DepositExpired: Story = {
  parameters: memberAt(DEPOSIT_PATH, depositOrder('expired')),
  play: async ({ canvas }) => {
    await canvas.findByText(/订单已过期|訂單已過期/);
  },
};
