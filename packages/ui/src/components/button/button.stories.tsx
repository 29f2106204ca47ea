import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from './button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: '查看注单', onClick: fn() },
  parameters: {
    keyboard: [
      ['Enter, Space', 'press it'],
      ['Tab', 'reaches it also while it loads'],
    ],

    traditional: {
      查看注单: '查看注單',
      登录: '登入',
      立即投注: '立即投注',
      '我已阅读并同意服务条款与隐私政策，继续': '我已閱讀並同意服務條款與隱私政策，繼續',
    },
  },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Primary: Story = { args: { variant: 'primary', children: '登录' } };
export const Accent: Story = { args: { variant: 'accent', children: '立即投注' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg', variant: 'primary', children: '登录' } };
export const Block: Story = { args: { block: true, variant: 'accent', children: '立即投注' } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
  },
};

export const Loading: Story = {
  args: { loading: true, variant: 'primary', children: '登录' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { variant: 'primary', children: '我已阅读并同意服务条款与隐私政策，继续' },
};
