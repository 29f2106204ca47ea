import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MatchClock } from './match-clock.tsx';

const MINUTE = 60_000;
/** A clock that stands still, for stories without interaction. */
const still = () => 0;

const meta = {
  title: 'Components/MatchClock',
  component: MatchClock,
  args: {
    label: '比赛时间',
    elapsedMs: 37 * MINUTE + 12_000,
    readAt: 0,
    running: true,
    now: still,
  },
  parameters: { keyboard: [], traditional: { 比赛时间: '比賽時間' } },
} satisfies Meta<typeof MatchClock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Clock: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^37:12$/);
  },
};
export const Minutes: Story = { args: { form: 'minutes' } };
export const Stopped: Story = { args: { running: false } };
export const Stoppage: Story = {
  args: { form: 'minutes', elapsedMs: 46 * MINUTE + 5000, periodEndMs: 45 * MINUTE },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^45′ \+2$/);
  },
};

/** It ticks by the given clock, here one that has been running all along. */
export const Ticking: Story = {
  render: (args) => <MatchClock {...args} elapsedMs={0} now={() => performance.now()} />,
  play: async ({ canvas }) => {
    const clock = canvas.getByRole('timer');
    const first = clock.textContent;
    await waitFor(() => expect(clock.textContent).not.toBe(first), { timeout: 3000 });
  },
};
