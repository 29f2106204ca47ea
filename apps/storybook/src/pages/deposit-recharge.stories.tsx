import type { Meta, StoryObj } from '@storybook/react-vite';
import { depositStates } from './deposit-states.ts';
import { pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Deposit by recharge' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const states = depositStates('recharge');

export const PaymentSeen: Story = states.PaymentSeen;
export const TimeOver: Story = states.TimeOver;
export const Credited: Story = states.Credited;
export const Expired: Story = states.Expired;
export const Closed: Story = states.Closed;
export const Failed: Story = states.Failed;
