import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DonutChart } from './donut-chart.tsx';

const meta = {
  title: 'Components/DonutChart',
  component: DonutChart,
  args: {
    label: '各类游戏投注占比',
    labelHead: '游戏',
    valueHead: '占比',
    total: '3,940',
    totalLabel: '总投注（元）',
    points: [
      { label: '体育', value: 52, text: '52%' },
      { label: '真人', value: 18, text: '18%' },
      { label: '电子', value: 12, text: '12%' },
      { label: '棋牌', value: 9, text: '9%' },
      { label: '彩票', value: 6, text: '6%' },
      { label: '捕鱼', value: 3, text: '3%' },
    ],
  },
  parameters: {
    keyboard: [],
    traditional: {
      各类游戏投注占比: '各類遊戲投注占比',
      游戏: '遊戲',
      占比: '占比',
      '总投注（元）': '總投注（元）',
      体育: '體育',
      真人: '真人',
      电子: '電子',
      棋牌: '棋牌',
      彩票: '彩票',
      捕鱼: '捕魚',
    },
  },
} satisfies Meta<typeof DonutChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SixParts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAccessibleName();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6);
  },
};
export const OnePart: Story = { args: { points: [{ label: '体育', value: 1, text: '100%' }] } };
export const Nothing: Story = { args: { points: [], total: '0' } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
};
