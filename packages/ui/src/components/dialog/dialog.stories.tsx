import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

const RULES =
  '赛事因天气中断且四十八小时内未能续赛的，除已有明确结果的盘口外，其余注单一律取消并退回本金。'.repeat(
    60,
  );
const RULES_HANT =
  '賽事因天氣中斷且四十八小時內未能續賽的，除已有明確結果的盤口外，其餘注單一律取消並退回本金。'.repeat(
    60,
  );

interface StoryProps extends DialogProps {
  /** Text of the button that opens it. */
  opener: string;
}

/** A page with one button, to which the focus can return. */
function Page({ opener, ...props }: StoryProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Dialog
        {...props}
        open={open}
        onClose={(reason) => {
          setOpen(false);
          props.onClose(reason);
        }}
      />
    </main>
  );
}

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    opener: '打开',
    open: true,
    onClose: fn(),
    title: '确认投注',
    closeLabel: '关闭',
    children: '投注 100.00，最高可赢 185.00。',
  },
  render: (args) => <Page {...args} />,
  parameters: {
    keyboard: [
      ['Tab, Shift+Tab', 'stay inside'],
      ['Escape', 'closes, if it is closable; the focus returns'],
    ],

    docs: { story: { inline: false, height: '360px' } },
    traditional: {
      打开: '打開',
      确认投注: '確認投注',
      关闭: '關閉',
      '投注 100.00，最高可赢 185.00。': '投注 100.00，最高可贏 185.00。',
      正在连接支付渠道: '正在連接支付渠道',
      '请勿关闭页面。': '請勿關閉頁面。',
      [RULES]: RULES_HANT,
    },
  },
} satisfies Meta<StoryProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The popup is in a portal, outside the canvas. */
const popup = () => screen.findByRole('dialog');

export const Open: Story = {
  play: async () => {
    await expect(await popup()).toHaveAccessibleName();
  },
};

/** Escape closes it, and the focus returns to where it was. */
export const EscapeReturnsFocus: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await popup();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('escape');
    await waitFor(() => expect(opener).toHaveFocus());

    // The other ways to close it are reported too.
    await userEvent.click(opener);
    await userEvent.click(within(await popup()).getByRole('button'));
    await expect(args.onClose).toHaveBeenLastCalledWith('close-button');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(opener);
    await popup();
    await userEvent.click(document.querySelector('.cs-dialog__backdrop')!);
    await waitFor(() => expect(args.onClose).toHaveBeenLastCalledWith('outside'));
  },
};

export const HiddenTitle: Story = { args: { hideTitle: true, width: 'sm' } };
export const WithFooter: Story = {
  args: { footer: <Button variant="primary">OK</Button> },
};
export const Large: Story = { args: { width: 'lg' } };

/** Covers the whole page, e.g. while the site is closed. */
export const AsLargeAsThePage: Story = {
  args: { width: 'page', hideTitle: true, closable: false },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => {
      const { width, height } = dialog.getBoundingClientRect();
      void expect([width, height]).toEqual([innerWidth, innerHeight]);
    });
  },
};

/** Stays until the application closes it. */
export const NotClosable: Story = {
  args: { closable: false, title: '正在连接支付渠道', children: '请勿关闭页面。' },
  play: async ({ args, userEvent }) => {
    const dialog = await popup();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A click outside does nothing; Escape and the close icon close it. */
export const NotDismissible: Story = {
  args: { dismissible: false },
  play: async ({ args, userEvent }) => {
    const dialog = await popup();
    await userEvent.click(document.querySelector('.cs-dialog__backdrop')!);
    await expect(dialog).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const HiddenCloseIcon: Story = {
  args: { hideClose: true },
  play: async ({ args, userEvent }) => {
    await expect(within(await popup()).queryByRole('button')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Escape closes the upper one only, and the focus returns into the lower. */
export const Nested: Story = {
  render: function TwoDialogs({ opener, ...args }) {
    const [open, setOpen] = useState(false);
    return (
      <Page
        {...args}
        opener={opener}
        footer={<Button onClick={() => setOpen(true)}>{opener}</Button>}
      >
        {args.children}
        <Dialog {...args} width="sm" open={open} onClose={() => setOpen(false)} />
      </Page>
    );
  },
  play: async ({ args, userEvent }) => {
    const lower = await popup();
    const opener = within(lower).getAllByRole('button').at(-1)!;
    await userEvent.click(opener);
    await waitFor(() => {
      const upper = document.querySelector('.cs-dialog--sm');
      if (!upper?.contains(document.activeElement)) throw new Error('without the focus');
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      if (document.querySelector('.cs-dialog--sm')) throw new Error('still there');
    });
    await expect(lower).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The content scrolls; the title and the foot stay. */
export const LongText: Story = {
  args: { children: RULES, footer: <Button variant="primary">OK</Button> },
  play: async () => {
    const dialog = await popup();
    const body = dialog.querySelector('.cs-dialog__body')!;
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    const { top, bottom } = dialog.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
};
