import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tag } from './tag.tsx';

const meta = {
  title: 'Components/Tag',
  component: Tag,
  args: { children: '足球' },
  parameters: {
    keyboard: [
      ['Tab', 'to its button, where it can be taken away'],
      ['Enter, Space', 'take it away'],
    ],
    traditional: {
      足球: '足球',
      新会员: '新會員',
      进行中: '進行中',
      已完成: '已完成',
      即将截止: '即將截止',
      已失效: '已失效',
      移除足球: '移除足球',
      欧洲足球锦标赛外围赛小组赛第一轮: '歐洲足球錦標賽外圍賽小組賽第一輪',
    },
  },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Brand: Story = { args: { tone: 'brand', children: '新会员' } };
export const Info: Story = { args: { tone: 'info', children: '进行中' } };
export const Success: Story = { args: { tone: 'success', children: '已完成' } };
export const Warning: Story = { args: { tone: 'warning', children: '即将截止' } };
export const Danger: Story = { args: { tone: 'danger', children: '已失效' } };
export const Removable: Story = {
  args: { onRemove: fn(), removeLabel: '移除足球' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: { children: '欧洲足球锦标赛外围赛小组赛第一轮' },
  decorators: [
    (Story) => (
      <div style={{ width: 140 }}>
        <Story />
      </div>
    ),
  ],
};
