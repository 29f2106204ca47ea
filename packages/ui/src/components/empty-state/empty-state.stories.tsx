import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: '暂无数据' },
  parameters: {
    keyboard: [['Tab', 'to its action, where it has one']],

    traditional: {
      暂无数据: '暫無資料',
      重试: '重試',
      加载失败: '載入失敗',
      '网络不稳定，请稍后再试。': '網路不穩定，請稍後再試。',
      '今天没有进行中的比赛，您可以查看早盘，或者收藏喜欢的联赛，开赛前会在这里看到。':
        '今天沒有進行中的比賽，您可以查看早盤，或者收藏喜歡的聯賽，開賽前會在這裡看到。',
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    tone: 'error',
    title: '加载失败',
    detail: '网络不稳定，请稍后再试。',
    action: <Button size="sm">重试</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
};

export const WholePage: Story = {
  args: { isPage: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: /暂无数据|暫無資料/ }),
    ).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    detail: '今天没有进行中的比赛，您可以查看早盘，或者收藏喜欢的联赛，开赛前会在这里看到。',
  },
};
