import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TipsDialog, type TipsDialogProps } from './tips-dialog.tsx';

interface StoryProps extends TipsDialogProps {
  opener: string;
}

function Page({ opener, onConfirm, onClose, ...props }: StoryProps) {
  const [open, setOpen] = useState(props.open);
  const close =
    <Reason extends unknown[]>(then: (...reason: Reason) => void) =>
    (...reason: Reason) => {
      setOpen(false);
      then(...reason);
    };
  return (
    <main>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <TipsDialog {...props} open={open} onConfirm={close(onConfirm)} onClose={close(onClose)} />
    </main>
  );
}

const LONG =
  '为保障资金安全，首次取款前请先完成实名认证并绑定手机号码，认证姓名须与银行卡开户姓名一致，否则取款申请将被退回。';

const meta = {
  title: 'Components/TipsDialog',
  component: TipsDialog,
  args: {
    opener: '收藏赛事',
    open: true,
    labels: { title: '温馨提示', confirm: '确定', cancel: '取消', close: '关闭' },
    children: '请先登录后再查看详情',
    onConfirm: fn(),
    onClose: fn(),
  },
  render: (args) => <Page {...args} />,
  parameters: {
    keyboard: [
      ['Enter', 'says yes'],
      ['Escape', 'closes; the focus returns'],
    ],
    docs: { story: { inline: false, height: '320px' } },
    traditional: {
      收藏赛事: '收藏賽事',
      温馨提示: '溫馨提示',
      确定: '確定',
      取消: '取消',
      关闭: '關閉',
      请先登录后再查看详情: '請先登入後再查看詳情',
      去登录: '去登入',
      先看看: '先看看',
      登录提醒: '登入提醒',
      [LONG]:
        '為保障資金安全，首次取款前請先完成實名認證並綁定手機號碼，認證姓名須與銀行卡開戶姓名一致，否則取款申請將被退回。',
    },
  },
} satisfies Meta<StoryProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const popup = () => screen.findByRole('alertdialog');

export const Ordinary: Story = {
  play: async () => {
    await expect(await popup()).toHaveAccessibleName(/提示$/);
    await expect(await popup()).toHaveAccessibleDescription(/登/);
  },
};

export const ByKeyboard: Story = {
  args: { open: false, cancellable: true, confirmText: '去登录', cancelText: '先看看' },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const [, , confirm] = within(await popup()).getAllByRole('button');
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await popup();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const OwnTexts: Story = {
  args: { title: '登录提醒', cancellable: true, confirmText: '去登录', cancelText: '先看看' },
};
export const LongText: Story = { args: { children: LONG } };
