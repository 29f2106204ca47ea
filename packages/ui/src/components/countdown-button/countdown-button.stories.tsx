import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { useState } from 'react';

import { narrow } from '../../stories/narrow.tsx';
import { CountdownButton } from './countdown-button.tsx';

const meta = {
  title: 'Components/CountdownButton',
  component: CountdownButton,
  args: {
    until: null,
    waitingText: (seconds) => `${seconds}s`,
    children: '重新发送',
    onClick: fn(),
  },

  parameters: {
    keyboard: [
      ['Enter, Space', 'presses it; nothing while it waits'],
      ['Tab', 'reaches it also while it waits'],
    ],
    traditional: {
      重新发送: '重新發送',
      重新发送短信验证码: '重新發送簡訊驗證碼',
    },
  },
} satisfies Meta<typeof CountdownButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** The shown time follows the clock, also after a jump, e.g. when the device slept. */
export const Waiting: Story = {
  args: { until: 60_000 },
  render: function AtClock(args) {
    const [clock] = useState(() => ({ ms: 500 }));
    return (
      <>
        <CountdownButton {...args} now={() => clock.ms} />
        <button type="button" className="cs-visually-hidden" onClick={() => (clock.ms = 58_950)}>
          +
        </button>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const [button, jump] = canvas.getAllByRole('button');
    await expect(button).toHaveTextContent(/60s/);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(jump!);
    await waitFor(() => expect(button).toHaveTextContent(/2s/), { timeout: 2000 });
    await expect(button).toHaveFocus();
  },
};

/** It can be pressed when the time has come. */
export const RunsOut: Story = {
  render: function Soon(args) {
    const [until] = useState(() => Date.now() + 400);
    return <CountdownButton {...args} until={until} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveTextContent(/1s/);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 2000 });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { children: '重新发送短信验证码', block: true },
  decorators: [narrow],
};
