import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: '未结算' },
  parameters: {
    keyboard: [],

    traditional: {
      未结算: '未結算',
      滚球: '滾球',
      已赢: '已贏',
      已输: '已輸',
      待审核: '待審核',
      '比赛延期，注单在四十八小时内保留有效': '比賽延期，注單在四十八小時內保留有效',
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Live: Story = { args: { tone: 'live', children: '滚球' } };
export const Positive: Story = { args: { tone: 'positive', children: '已赢' } };
export const Negative: Story = { args: { tone: 'negative', children: '已输' } };
export const Warning: Story = { args: { tone: 'warning', children: '待审核' } };
export const LongText: Story = { args: { children: '比赛延期，注单在四十八小时内保留有效' } };
