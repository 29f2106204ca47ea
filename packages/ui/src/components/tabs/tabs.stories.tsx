import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Tabs, type TabsProps } from './tabs.tsx';

/** Keeps the selected tab, as a screen would. */
function Opened(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: '登录方式',
    value: 'account',
    onChange: fn(),
    items: [
      { value: 'account', label: '账户登录', content: '输入账户与密码。' },
      { value: 'phone', label: '手机登录', content: '输入手机号与验证码。' },
      { value: 'email', label: '邮箱登录', content: '输入邮箱与验证码。' },
    ],
  },
  render: (args) => <Opened {...args} />,
  parameters: {
    keyboard: [
      ['Tab', 'to the chosen tab, then into its panel'],
      ['Arrow keys', 'move between tabs'],
      ['Enter, Space', 'show the tab'],
    ],

    traditional: {
      登录方式: '登入方式',
      账户登录: '帳戶登入',
      手机登录: '手機登入',
      邮箱登录: '信箱登入',
      '输入账户与密码。': '輸入帳戶與密碼。',
      '输入手机号与验证码。': '輸入手機號碼與驗證碼。',
      '输入邮箱与验证码。': '輸入信箱與驗證碼。',
      未结算注单与提前兑现: '未結算注單與提前兌現',
      '已结算注单（最近三十天）': '已結算注單（最近三十天）',
      '暂无数据。': '暫無資料。',
    },
  },
} satisfies Meta<TabsProps<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith('phone');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(third).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    value: 'open',
    items: [
      { value: 'open', label: '未结算注单与提前兑现', content: '暂无数据。' },
      { value: 'settled', label: '已结算注单（最近三十天）', content: '暂无数据。' },
    ],
  },
};
