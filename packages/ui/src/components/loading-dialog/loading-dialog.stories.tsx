import { fakeClock } from '@courtside/kernel/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { LoadingDialog, type LoadingDialogProps } from './loading-dialog.tsx';

/** A hidden button advances its clock. */
function Page(props: LoadingDialogProps) {
  const [clock] = useState(() => fakeClock());
  const [open, setOpen] = useState(props.open);
  return (
    <main>
      <button type="button" hidden data-testid="later" onClick={() => clock.advance(1500)}>
        +1500
      </button>
      <LoadingDialog
        {...props}
        {...(props.onClose && { clock })}
        open={open}
        onClose={(reason) => {
          setOpen(false);
          props.onClose?.(reason);
        }}
      />
    </main>
  );
}

const meta = {
  title: 'Components/LoadingDialog',
  component: LoadingDialog,
  args: { open: true, text: '加载中…' },
  render: (args) => <Page {...args} />,
  parameters: {
    keyboard: [['Escape', 'does nothing: it closes when the wait is over']],
    docs: { story: { inline: false, height: '240px' } },
    traditional: {
      '加载中…': '載入中…',
      '正在进入体育场馆，请稍候…': '正在進入體育場館，請稍候…',
      '正在为您连接支付渠道并核对订单，请勿关闭或刷新页面，完成后会自动返回…':
        '正在為您連接支付渠道並核對訂單，請勿關閉或重新整理頁面，完成後會自動返回…',
    },
  },
} satisfies Meta<typeof LoadingDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleName(/中…$/);
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
  },
};

/** It closes after three seconds by the given clock. */
export const ClosesItself: Story = {
  args: { text: '正在进入体育场馆，请稍候…', onClose: fn() },
  play: async ({ args, canvas }) => {
    await screen.findByRole('dialog');
    const later = canvas.getByTestId('later');
    fireEvent.click(later);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
    fireEvent.click(later);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('timeout');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongText: Story = {
  args: { text: '正在为您连接支付渠道并核对订单，请勿关闭或刷新页面，完成后会自动返回…' },
};
