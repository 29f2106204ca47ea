import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from './steps.tsx';

const meta = {
  title: 'Components/Steps',
  component: Steps,
  args: {
    label: '找回密码',
    doneLabel: '已完成',
    current: 1,
    steps: [{ title: '验证账户' }, { title: '身份验证' }, { title: '设置新密码' }],
  },
  parameters: {
    keyboard: [],
    traditional: {
      找回密码: '找回密碼',
      已完成: '已完成',
      验证账户: '驗證帳戶',
      身份验证: '身分驗證',
      设置新密码: '設定新密碼',
      提交申请: '提交申請',
      人工审核: '人工審核',
      '一般十分钟内完成，高峰期可能更久': '一般十分鐘內完成，高峰期可能更久',
      银行处理: '銀行處理',
      到账: '到帳',
    },
  },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
    await expect(items[0]).toHaveTextContent(/已完成$/);
  },
};
export const First: Story = { args: { current: 0 } };
export const AllDone: Story = { args: { current: 3 } };
export const LongText: Story = {
  args: {
    steps: [
      { title: '提交申请' },
      { title: '人工审核', detail: '一般十分钟内完成，高峰期可能更久' },
      { title: '银行处理' },
      { title: '到账' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
};
