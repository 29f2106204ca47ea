import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { children: '系统将于 6 月 25 日 04:00 至 06:00 维护，期间无法投注。' },
  parameters: {
    keyboard: [
      ['Tab', 'to its action, then to the button that closes it'],
      ['Enter, Space', 'act, close'],
    ],
    traditional: {
      '系统将于 6 月 25 日 04:00 至 06:00 维护，期间无法投注。':
        '系統將於 6 月 25 日 04:00 至 06:00 維護，期間無法投注。',
      '存款已到账。': '存款已到帳。',
      '尚未绑定银行卡，绑定后才能取款。': '尚未綁定銀行卡，綁定後才能取款。',
      '赔率更新中断，价格可能不是最新的。': '賠率更新中斷，價格可能不是最新的。',
      连接已断开: '連線已斷開',
      关闭: '關閉',
      绑定: '綁定',
      查看: '查看',
    },
  },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', children: '存款已到账。' } };
export const Warning: Story = {
  args: {
    tone: 'warning',
    children: '尚未绑定银行卡，绑定后才能取款。',
    action: <Button size="sm">绑定</Button>,
  },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: '连接已断开',
    children: '赔率更新中断，价格可能不是最新的。',
    role: 'alert',
    onClose: fn(),
    closeLabel: '关闭',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Narrow: Story = {
  args: { onClose: fn(), closeLabel: '关闭', action: <Button size="sm">查看</Button> },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
};
