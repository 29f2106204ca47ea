import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';

interface StoryProps extends DrawerProps {
  opener: string;
}

function Page({ opener, ...props }: StoryProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Drawer
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

const RULE = '让球盘按九十分钟含伤停补时的赛果结算，加时赛与点球大战不计算在内。';
const RULE_HANT = '讓球盤按九十分鐘含傷停補時的賽果結算，加時賽與點球大戰不計算在內。';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    opener: '筛选联赛',
    open: true,
    onClose: fn(),
    title: '选择联赛',
    closeLabel: '关闭',
    children: RULE,
  },
  render: (args) => <Page {...args} />,
  parameters: {
    keyboard: [
      ['Tab, Shift+Tab', 'stay inside'],
      ['Escape', 'closes; the focus returns'],
    ],
    docs: { story: { inline: false, height: '480px' } },
    traditional: {
      筛选联赛: '篩選聯賽',
      选择联赛: '選擇聯賽',
      关闭: '關閉',
      确定: '確定',
      [RULE]: RULE_HANT,
      [RULE.repeat(40)]: RULE_HANT.repeat(40),
    },
  },
} satisfies Meta<StoryProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const popup = () => screen.findByRole('dialog');
/** Waits until its animation has ended at the expected place. */
const settled = async (holds: (box: DOMRect) => boolean) => {
  const dialog = await popup();
  await waitFor(() => {
    if (!holds(dialog.getBoundingClientRect())) throw new Error('not there yet');
  });
};

export const Right: Story = {
  play: () => settled(({ right }) => Math.round(right) === document.documentElement.clientWidth),
};
export const Left: Story = {
  args: { side: 'left', sheetOnPhone: false },
  play: () => settled(({ left }) => Math.round(left) === 0),
};
export const Bottom: Story = {
  args: { side: 'bottom' },
  play: () => settled(({ bottom }) => Math.round(bottom) === innerHeight),
};

export const EscapeReturnsFocus: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await popup();
    await waitFor(() => {
      if (!dialog.contains(document.activeElement)) throw new Error('without the focus');
    });
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const HiddenTitle: Story = {
  args: { hideTitle: true },
  play: async () => {
    await expect(await popup()).toHaveAccessibleName(/赛|賽/);
  },
};

/** The content scrolls; the title and the foot stay. */
export const LongText: Story = {
  args: {
    children: RULE.repeat(40),
    footer: (
      <Button variant="primary" block>
        确定
      </Button>
    ),
  },
  play: async () => {
    const body = (await popup()).querySelector('.cs-dialog__body')!;
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
  },
};
