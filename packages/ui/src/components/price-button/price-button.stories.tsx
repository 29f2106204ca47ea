import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PriceButton } from './price-button.tsx';

// The accessible name contains the visible text, for voice control (WCAG 2.5.3).
const NAME = '英格兰对德国，全场让球赔率，英格兰 -0.5 1.85';
const NAME_HANT = '英格蘭對德國，全場讓球賠率，英格蘭 -0.5 1.85';
const LONG = '双数（合计进球）';
const LONG_HANT = '雙數（合計進球）';
const longName = (line: string) => `${line} 1,001.00`;

const meta = {
  title: 'Components/PriceButton',
  component: PriceButton,
  args: { price: '1.85', 'aria-label': NAME, onClick: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 120 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    keyboard: [['Enter, Space', 'choose the price, or leave it']],

    traditional: {
      [NAME]: NAME_HANT,
      [`${NAME}，投注处理中`]: `${NAME_HANT}，投注處理中`,
      [LONG]: LONG_HANT,
      [longName(LONG)]: longName(LONG_HANT),
    },
  },
} satisfies Meta<typeof PriceButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const WithLine: Story = { args: { line: '-0.5' } };

/** The arrow shows the move too, for users who do not see the colour. */
export const MovedUp: Story = {
  args: { move: 'up', line: '-0.5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('▲')).toBeVisible();
  },
};
export const MovedDown: Story = {
  args: { move: 'down', line: '-0.5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('▼')).toBeVisible();
  },
};

/** A second move in the same direction is marked as long as the first. */
export const MovedAgain: Story = {
  args: { move: 'up', line: '-0.5' },
  render: function MovedAgain(args) {
    const [moves, setMoves] = useState(0);
    return <PriceButton {...args} moveKey={moves} onClick={() => setMoves(moves + 1)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const settle = () => button.getAnimations({ subtree: true }).forEach((each) => each.finish());
    const arrow = canvas.getByText('▲');
    for (let move = 0; move < 3; move += 1) {
      await expect(arrow).toBeVisible();
      settle();
      await expect(arrow).not.toBeVisible();
      await userEvent.click(button);
    }
    await expect(arrow).toBeVisible();
    await expect(canvas.getByText('▲')).toBe(arrow);
  },
};
export const Selected: Story = {
  args: { selected: true, line: '-0.5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};
export const SelectedAndMoved: Story = { args: { selected: true, move: 'up' } };

/** The bet is being placed: shown by an icon as well as by the colour, and in the name. */
export const Pending: Story = {
  args: { selected: true, pending: true, line: '-0.5', 'aria-label': `${NAME}，投注处理中` },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.querySelector('svg')).toBeVisible();
    await expect(button).toHaveTextContent('1.85');
  },
};

export const Suspended: Story = {
  args: { suspended: true, line: '-0.5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.queryByText('1.85')).toBeNull();
  },
};
export const LongText: Story = {
  args: { line: LONG, price: '1,001.00', 'aria-label': longName(LONG) },
};
