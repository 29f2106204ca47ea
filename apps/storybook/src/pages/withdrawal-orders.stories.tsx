import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { all, goneAfterFirst, member, onItsWay, outOfReach } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import {
  WITHDRAWAL_ORDER_PATH,
  WITHDRAWAL_PATH,
  withdrawalOrder,
  withdrawals,
} from '../site/withdrawal-scripts.ts';
import { at, findLoading, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Withdrawal orders' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const orderAt = (...scripts: readonly Script[]) =>
  at({ path: WITHDRAWAL_PATH, member: true, script: all(member(), ...scripts) });

/** How many steps have a time, and how many are still to come. */
async function expectSteps(canvas: Canvas, taken: number, ahead: number): Promise<void> {
  const list = within(await canvas.findByRole('list', { name: /[处處]理[进進]度/ }));
  const steps = list.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  await expect(steps.filter((text) => /\d{2}:\d{2}/.test(text))).toHaveLength(taken);
  await expect(steps.filter((text) => text.startsWith('--'))).toHaveLength(ahead);
}

export const Submitted: Story = {
  parameters: orderAt(withdrawalOrder('submitted')),
  play: async ({ canvas }) => {
    await expectSteps(canvas, 1, 3);
  },
};

export const Paying: Story = {
  parameters: orderAt(withdrawalOrder('submitted', 'reviewing', 'paying')),
  play: async ({ canvas }) => {
    await expectSteps(canvas, 3, 1);
  },
};

export const OrderLoading: Story = {
  parameters: orderAt(withdrawals(), onItsWay(WITHDRAWAL_ORDER_PATH)),
  play: async ({ canvas }) => {
    await findLoading(canvas);
  },
};

export const OrderMissing: Story = {
  parameters: orderAt(withdrawals()),
  play: async ({ canvas }) => {
    await canvas.findByText(/未找到[这這][笔筆]取款/);
  },
};

/** Never read: the page says that the line is cut, and goes on asking. */
export const OrderOutOfReach: Story = {
  parameters: orderAt(withdrawals(), outOfReach(WITHDRAWAL_ORDER_PATH)),
  play: async ({ canvas }) => {
    await canvas.findByText(/[网網][络路][异異]常/, {});
  },
};

/** Read once: what was shown stays, and the page says that it may be old. */
export const OrderGoneOutOfReach: Story = {
  parameters: orderAt(
    withdrawalOrder('submitted', 'reviewing'),
    goneAfterFirst(WITHDRAWAL_ORDER_PATH),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/[显顯]示的是之前的[进進]度/, {}, { timeout: 12_000 });
    await expectSteps(canvas, 2, 2);
  },
};
