import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconSuccess } from '../../icons.ts';
import { Timeline } from './timeline.tsx';

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  args: {
    label: '取款进度',
    items: [
      { id: '1', time: '06-23 14:02', dateTime: '2026-06-23T14:02', title: '已提交取款申请' },
      { id: '2', time: '06-23 14:06', title: '审核通过', tone: 'brand' },
      {
        id: '3',
        time: '06-23 14:11',
        title: '已到账',
        detail: '¥500.00 转入尾号 6621 的银行卡',
        tone: 'success',
        icon: <IconSuccess size={18} />,
      },
    ],
  },
  parameters: {
    keyboard: [],
    traditional: {
      取款进度: '取款進度',
      已提交取款申请: '已提交取款申請',
      审核通过: '審核通過',
      已到账: '已到帳',
      '¥500.00 转入尾号 6621 的银行卡': '¥500.00 轉入尾號 6621 的銀行卡',
      比赛事件: '比賽事件',
      '进球：主队 1-0': '進球：主隊 1-0',
      红牌: '紅牌',
      '视频助理裁判正在复核这次犯规，比赛暂停，所有盘口暂停投注':
        '影像助理裁判正在複核這次犯規，比賽暫停，所有盤口暫停投注',
    },
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Withdrawal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAccessibleName();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const MatchEvents: Story = {
  args: {
    label: '比赛事件',
    items: [
      { id: '1', time: '12′', title: '进球：主队 1-0', tone: 'success' },
      { id: '2', time: '31′', title: '红牌', tone: 'danger' },
      {
        id: '3',
        time: '40′',
        title: '视频助理裁判正在复核这次犯规，比赛暂停，所有盘口暂停投注',
        tone: 'warning',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
};
