import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusDot } from './status-dot.tsx';

const meta = {
  title: 'Components/StatusDot',
  component: StatusDot,
  args: { tone: 'live', label: '滚球' },
  parameters: {
    keyboard: [],
    traditional: {
      滚球: '滾球',
      在线: '線上',
      延迟: '延遲',
      已断开: '已斷開',
      未开始: '未開始',
      '与赔率服务器的连接已断开，正在重新连接': '與賠率伺服器的連線已斷開，正在重新連線',
    },
  },
} satisfies Meta<typeof StatusDot>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {};
export const Online: Story = { args: { tone: 'success', label: '在线' } };
export const Slow: Story = { args: { tone: 'warning', label: '延迟' } };
export const Off: Story = { args: { tone: 'danger', label: '已断开' } };
export const NotStarted: Story = { args: { tone: 'neutral', label: '未开始' } };
export const DotAlone: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/球$/)).toHaveClass('cs-visually-hidden');
  },
};
export const LongText: Story = {
  args: { tone: 'danger', label: '与赔率服务器的连接已断开，正在重新连接' },
};
