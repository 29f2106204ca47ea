import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

const ODDS = '欧洲盘赔率含本金：投注 100.00，赔率 1.85，可赢金额为 85.00。';
const LONG =
  '亚洲让球盘中，四分之一球的盘口会把投注额平均分到相邻的两个盘口，因此可能出现赢一半或输一半的结果；走水时退回本金，不计算有效投注。'.repeat(
    8,
  );
const LONG_HANT =
  '亞洲讓球盤中，四分之一球的盤口會把投注額平均分到相鄰的兩個盤口，因此可能出現贏一半或輸一半的結果；走水時退回本金，不計算有效投注。'.repeat(
    8,
  );

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    trigger: <Button>赔率说明</Button>,
    title: '欧洲盘',
    children: ODDS,
    closeLabel: '关闭',
    onOpenChange: fn(),
  },
  render: (args) => (
    <main>
      <Popover {...args} />
    </main>
  ),
  parameters: {
    keyboard: [
      ['Enter, Space', 'on the button: opens it'],
      ['Tab', 'goes through it and on into the page'],
      ['Escape', 'closes it; the focus returns'],
    ],
    docs: { story: { inline: false, height: '280px' } },
    traditional: {
      赔率说明: '賠率說明',
      欧洲盘: '歐洲盤',
      关闭: '關閉',
      [ODDS]: '歐洲盤賠率含本金：投注 100.00，賠率 1.85，可贏金額為 85.00。',
      [LONG]: LONG_HANT,
    },
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

const popup = () => screen.findByRole('dialog');

export const Open: Story = {
  args: { open: true },
  play: async () => {
    await expect(await popup()).toHaveAccessibleName(/[欧歐]洲/);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await popup();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => {
      if (!dialog.contains(document.activeElement)) throw new Error('without the focus');
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Without a close icon: Escape or a click anywhere else closes it. */
export const HiddenTitle: Story = {
  render: ({ trigger, title, children }) => (
    <main>
      <Popover trigger={trigger} title={title} hideTitle>
        {children}
      </Popover>
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await popup()).toHaveAccessibleName(/[欧歐]洲/);
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongText: Story = {
  args: { open: true, children: LONG },
  play: async () => {
    const { bottom, right } = (await popup()).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};
