import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { IconRefresh } from '../../icons.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

const LONG =
  '有效投注额按已结算注单的输赢绝对值计算，走水、取消与提前结算的注单不计入，每日凌晨统一更新。';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: '每 30 秒更新一次', children: <Button>当前余额</Button> },
  decorators: [
    (Story) => (
      <main style={{ padding: '80px 120px' }}>
        <Story />
      </main>
    ),
  ],
  parameters: {
    keyboard: [
      ['Tab', 'onto what it stands at: shows it'],
      ['Escape', 'puts it away'],
    ],
    docs: { story: { inline: false, height: '240px' } },
    traditional: {
      '每 30 秒更新一次': '每 30 秒更新一次',
      当前余额: '目前餘額',
      刷新余额: '重新整理餘額',
      [LONG]:
        '有效投注額按已結算注單的輸贏絕對值計算，走水、取消與提前結算的注單不計入，每日凌晨統一更新。',
    },
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

const popup = () => screen.findByRole('tooltip');

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await waitFor(async () => expect(await popup()).toBeVisible());
    await expect(button).toHaveAccessibleDescription(/30/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAttribute('aria-describedby');
  },
};

export const UnderThePointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible(), { timeout: 3000 });
  },
};

/** Its text is the name already, and is not read out twice. */
export const SameAsTheName: Story = {
  args: {
    text: '刷新余额',
    describes: false,
    defaultOpen: true,
    children: (
      <IconButton label="刷新余额">
        <IconRefresh size={20} aria-hidden />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    await popup();
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-describedby');
  },
};

export const LongText: Story = { args: { text: LONG, defaultOpen: true, side: 'bottom' } };
