import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconRefresh } from '../../icons.ts';

import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: '刷新余额', children: <IconRefresh size={20} aria-hidden />, onClick: fn() },

  parameters: {
    keyboard: [['Enter, Space', 'press it']],
    traditional: {
      刷新余额: '重新整理餘額',
      关闭: '關閉',
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/刷新|重新整理/);
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = {
  args: { disabled: true, label: '关闭' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
