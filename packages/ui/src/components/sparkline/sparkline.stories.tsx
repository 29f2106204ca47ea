import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from './sparkline.tsx';

const of = (...values: number[]) =>
  values.map((value, at) => ({ label: `${at + 1}`, value, text: value.toFixed(2) }));

const meta = {
  title: 'Components/Sparkline',
  component: Sparkline,
  args: {
    label: '主胜赔率走势',
    labelHead: '次序',
    valueHead: '赔率',
    points: of(1.85, 1.87, 1.9, 1.82, 1.78, 1.8, 1.92, 1.95),
  },
  parameters: {
    keyboard: [],
    traditional: { 主胜赔率走势: '主勝賠率走勢', 次序: '次序', 赔率: '賠率' },
  },
} satisfies Meta<typeof Sparkline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Moving: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAccessibleName();
    await expect(canvas.getAllByRole('cell')).toHaveLength(8);
  },
};
export const Flat: Story = { args: { points: of(1.85, 1.85, 1.85) } };
export const OnePoint: Story = { args: { points: of(1.85) } };
export const NoPoints: Story = { args: { points: [] } };
