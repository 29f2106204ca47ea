import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatTile } from './stat-tile.tsx';

const meta = {
  title: 'Components/StatTile',
  component: StatTile,
  args: { label: '今日有效投注', value: '¥2,350.00' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    keyboard: [],
    traditional: {
      今日有效投注: '今日有效投注',
      较昨日: '較昨日',
      '本月累计有效投注（不含取消与走盘注单）': '本月累計有效投注（不含取消與走盤注單）',
    },
  },
} satisfies Meta<typeof StatTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Gain: Story = { args: { delta: '+12.4%', deltaTone: 'gain', note: '较昨日' } };
export const Loss: Story = { args: { delta: '−8.1%', deltaTone: 'loss', note: '较昨日' } };
export const Unchanged: Story = { args: { delta: '0%', note: '较昨日' } };
export const LongText: Story = {
  args: { label: '本月累计有效投注（不含取消与走盘注单）', value: '¥1,234,567,890,123.45' },
};
