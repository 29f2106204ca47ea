import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart } from './bar-chart.tsx';

const DAYS = ['6-14', '6-15', '6-16', '6-17', '6-18', '6-19', '6-20'];
const of = (...values: number[]) =>
  values.map((value, at) => ({ label: DAYS[at] ?? '', value, text: value.toFixed(2) }));

const meta = {
  title: 'Components/BarChart',
  component: BarChart,
  args: {
    label: '最近七天投注额',
    labelHead: '日期',
    valueHead: '金额（元）',
    points: of(320, 180, 0, 760, 540, 1250, 890),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    keyboard: [],
    traditional: {
      最近七天投注额: '最近七天投注額',
      最近七天盈亏: '最近七天盈虧',
      日期: '日期',
      '金额（元）': '金額（元）',
    },
  },
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Amounts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAccessibleName();
    await expect(canvas.getAllByRole('cell')).toHaveLength(7);
  },
};
export const GainsAndLosses: Story = {
  args: { label: '最近七天盈亏', points: of(-120, 86.4, 0, 240, -310.5, 75, 18), showValues: true },
};
export const Nothing: Story = { args: { points: of(0, 0, 0) } };
export const Narrow: Story = {
  args: { showValues: false },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
};
