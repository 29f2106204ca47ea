import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Kept } from '../../stories/kept.tsx';
import { formWide, narrow } from '../../stories/narrow.tsx';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: {
    label: '串关倍数',
    value: 3,
    min: 1,
    max: 10,
    locale: 'zh-Hans',
    increaseLabel: '增加',
    decreaseLabel: '减少',
    onChange: fn(),
  },
  decorators: [formWide],
  render: (args) => (
    <Kept value={args.value} onChange={args.onChange}>
      {(value, onChange) => <NumberField {...args} value={value} onChange={onChange} />}
    </Kept>
  ),
  parameters: {
    keyboard: [
      ['Arrow Up, Arrow Down', 'one step more, one step less'],
      ['Page Up, Page Down', 'ten steps'],
      ['Home, End', 'the least, the most'],
      ['Digits', 'type the number'],
    ],
    traditional: {
      串关倍数: '串關倍數',
      增加: '增加',
      减少: '減少',
      最多十倍: '最多十倍',
      '每个串关单位的投注倍数，按所选串关方式分别计算':
        '每個串關單位的投注倍數，按所選串關方式分別計算',
    },
  },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Steps by arrow keys, and stops at the limits. */
export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('4');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('10');
    await userEvent.keyboard('{Home}');
    await expect(input).toHaveValue('1');
  },
};

export const Empty: Story = { args: { value: null } };

/** The buttons are for the pointer: the arrow keys do the same, so Tab skips them. */
export const ByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [less, more] = canvas.getAllByRole('button', { hidden: true });
    await userEvent.click(more!);
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.click(less!);
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};

export const Invalid: Story = {
  args: { value: 10, error: '最多十倍' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/十倍/);
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: { label: '每个串关单位的投注倍数，按所选串关方式分别计算' },
  decorators: [narrow],
};
