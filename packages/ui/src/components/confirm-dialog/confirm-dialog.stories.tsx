import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

interface StoryProps extends ConfirmDialogProps {
  opener: string;
}

function Page({ opener, onConfirm, onCancel, ...props }: StoryProps) {
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
      <ConfirmDialog
        {...props}
        open={open}
        onConfirm={close(onConfirm)}
        onCancel={close(onCancel)}
      />
    </main>
  );
}

const LONG =
  '取款申请提交后将冻结相应余额，人工审核通常需要十五分钟，如遇银行维护到账时间可能延长，请勿重复提交。'.repeat(
    60,
  );
const LONG_HANT =
  '取款申請提交後將凍結相應餘額，人工審核通常需要十五分鐘，如遇銀行維護到帳時間可能延長，請勿重複提交。'.repeat(
    60,
  );

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    opener: '解除绑定',
    open: true,
    labels: { title: '温馨提示', confirm: '确定', cancel: '取消', close: '关闭' },
    children: '确定要删除尾号 8821 的银行卡吗？删除后需要重新绑定才能取款。',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <Page {...args} />,
  parameters: {
    keyboard: [
      ['Enter', 'confirms: the focus is on that button at first, unless `focus` says otherwise'],
      ['Tab, Shift+Tab', 'stay inside'],
      ['Escape', 'cancels, unless it loads; the focus returns'],
    ],
    docs: { story: { inline: false, height: '360px' } },
    traditional: {
      解除绑定: '解除綁定',
      温馨提示: '溫馨提示',
      确定: '確定',
      取消: '取消',
      关闭: '關閉',
      '确定要删除尾号 8821 的银行卡吗？删除后需要重新绑定才能取款。':
        '確定要刪除尾號 8821 的銀行卡嗎？刪除後需要重新綁定才能取款。',
      全部撤单: '全部撤單',
      再想想: '再想想',
      撤销预约注单: '撤銷預約注單',
      [LONG]: LONG_HANT,
    },
  },
} satisfies Meta<StoryProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const popup = () => screen.findByRole('alertdialog');

/** The default title, button texts and width of 600. */
export const Ordinary: Story = {
  play: async () => {
    const dialog = await popup();
    await expect(dialog).toHaveAccessibleName(/提示$/);
    await expect(dialog).toHaveAccessibleDescription(/8821/);
    const width = Math.min(600, innerWidth < 480 ? innerWidth : innerWidth - 24);
    await expect(Math.round(dialog.getBoundingClientRect().width)).toBe(width);
  },
};

export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await popup();
    const [, , confirm] = within(dialog).getAllByRole('button');
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await popup();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onCancel).toHaveBeenCalledWith('escape');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    const [, cancel] = within(await popup()).getAllByRole('button');
    await userEvent.click(cancel!);
    await expect(args.onCancel).toHaveBeenLastCalledWith('cancel');
  },
};

/** For an action that cannot be undone: a second press of the key that opened the dialog does not confirm it. */
export const CarefulFocus: Story = {
  args: { open: false, focus: 'cancel' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const [, cancel] = within(await popup()).getAllByRole('button');
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).toHaveBeenCalledWith('cancel');
  },
};

/** A click outside does not answer it. */
export const PressBeside: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await popup();
    await userEvent.click(document.querySelector('.cs-dialog__backdrop')!);
    await expect(dialog).toBeVisible();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const OwnTexts: Story = {
  args: { title: '撤销预约注单', confirmText: '全部撤单', cancelText: '再想想', width: 'sm' },
};

export const SingleButton: Story = {
  args: { buttons: 'confirm', hideClose: true },
  play: async () => {
    await expect(within(await popup()).getAllByRole('button')).toHaveLength(1);
  },
};

/** Without buttons the close icon is always there. */
export const NoButtons: Story = {
  args: { buttons: 'none', hideClose: true },
  play: async ({ args, userEvent }) => {
    const close = within(await popup()).getByRole('button');
    await userEvent.click(close);
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onCancel).toHaveBeenCalledWith('close-button');
  },
};

export const HiddenCloseIcon: Story = {
  args: { hideClose: true },
  play: async () => {
    await expect(within(await popup()).getAllByRole('button')).toHaveLength(2);
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, userEvent }) => {
    const dialog = await popup();
    const [cancel, confirm] = within(dialog).getAllByRole('button');
    await expect(cancel).toBeDisabled();
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm!);
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** The content scrolls; the title and the buttons stay. */
export const LongText: Story = {
  args: { children: LONG },
  play: async () => {
    const dialog = await popup();
    const body = dialog.querySelector('.cs-dialog__body')!;
    const [, , confirm] = within(dialog).getAllByRole('button');
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    await expect(confirm!.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};
