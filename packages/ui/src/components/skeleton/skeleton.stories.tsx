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
/** Rows of a placeholder whose height is known. */
export const Filled: Story = {
  args: { rows: 4, size: 'fill', style: { blockSize: '15rem' } },
  play: async ({ canvas }) => {
    const skeleton = canvas.getByRole('status');
    const rows = Array.from(skeleton.children, (row) => row.getBoundingClientRect());
    const { top, bottom, height } = skeleton.getBoundingClientRect();
    await expect(height).toBe(240);
    await expect(new Set(rows.map((row) => row.height)).size).toBe(1);
    await expect((rows[0]?.top ?? 0) - top).toBe(bottom - (rows.at(-1)?.bottom ?? 0));
  },
};
