import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Popover } from '../popover/popover.tsx';
import { WordButton } from './word-button.tsx';

const MEANING = '强的一方先让几球，再比较比分。';

const meta = {
  title: 'Components/WordButton',
  component: WordButton,
  args: { children: '让球', onClick: fn() },
  parameters: {
    keyboard: [['Enter, Space', 'open what it means']],
    traditional: {
      让球: '讓球',
      盘口是亚洲的: '盤口是亞洲的',
      '，先看让球方。': '，先看讓球方。',
      [MEANING]: '強的一方先讓幾球，再比較比分。',
    },
  },
} satisfies Meta<typeof WordButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** The line keeps its height. */
export const InText: Story = {
  render: (args) => (
    <p>
      盘口是亚洲的
      <WordButton {...args} />
      ，先看让球方。
    </p>
  ),
  play: async ({ canvas }) => {
    const word = canvas.getByRole('button');
    const line = word.closest('p');
    const { lineHeight } = getComputedStyle(word);
    await expect(line?.getBoundingClientRect().height).toBeCloseTo(
      Number.parseFloat(lineHeight),
      0,
    );
  },
};

export const WithItsMeaning: Story = {
  render: (args) => (
    <Popover title="让球" closeLabel="×" trigger={<WordButton {...args} />}>
      {MEANING}
    </Popover>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName(/[让讓]球/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
