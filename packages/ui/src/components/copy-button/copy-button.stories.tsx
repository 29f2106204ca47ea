import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { text: '2026062300017', label: '复制注单号', copiedLabel: '已复制' },
  parameters: {
    keyboard: [['Enter, Space', 'copy']],
    traditional: { 复制注单号: '複製注單號', 已复制: '已複製' },
  },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(write).toHaveBeenCalledWith('2026062300017');
    await expect(await canvas.findByRole('button', { name: /^已/ })).toBe(button);
  },
};

/** Without permission no success is claimed: the button keeps its name. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).not.toHaveAccessibleName(/^已/);
  },
};
