import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { label: '正在加载赛事' },
  parameters: {
    keyboard: [],
    traditional: { 正在加载赛事: '正在載入賽事' },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAccessibleName();
  },
};
export const OneRow: Story = { args: { rows: 1 } };
export const ManyRows: Story = { args: { rows: 10 } };
/** Placeholder for matches with their prices. */
export const Blocks: Story = { args: { rows: 3, size: 'block' } };
