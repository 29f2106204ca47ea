import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Kept } from '../../stories/kept.tsx';
import { formWide, narrow } from '../../stories/narrow.tsx';
import { StakeField } from './stake-field.tsx';

const meta = {
  title: 'Components/StakeField',
  component: StakeField,
  args: {
    label: '投注额',
    value: '',
    currency: '¥',
    shortcuts: [{ label: '全部', value: '2350.75' }],
    quickAmounts: ['50', '100', '500', '1000'],
    quickTexts: {
      group: '快捷金额',
      edit: '修改快捷金额',
      save: '保存快捷金额',
      amount: '快捷金额',
    },
    onQuickAmountsChange: fn(),
    onChange: fn(),
  },
  decorators: [formWide],
  render: (args) => (
    <Kept value={args.value} onChange={args.onChange}>
      {(value, onChange) => (
        <Kept
          value={args.quickAmounts ?? []}
          onChange={(next) => args.onQuickAmountsChange?.([...next])}
        >
          {(quickAmounts, onQuickAmountsChange) => (
            <StakeField {...args} {...{ value, onChange, quickAmounts, onQuickAmountsChange }} />
          )}
        </Kept>
      )}
    </Kept>
  ),
  parameters: {
    keyboard: [
      ['Digits, point', 'type the amount; what is no amount is left out'],
      ['Tab', 'to the shortcuts, then to the quick amounts'],
      ['Enter, Space', 'on an amount: sets it'],
      ['Enter', 'while the quick amounts are edited: saves them'],
      ['Escape', 'while the quick amounts are edited: leaves them as they were'],
    ],
    traditional: {
      投注额: '投注額',
      全部: '全部',
      最低: '最低',
      最高: '最高',
      元: '元',
      快捷金额: '快捷金額',
      修改快捷金额: '修改快捷金額',
      保存快捷金额: '儲存快捷金額',
      粘贴的内容不是金额: '貼上的內容不是金額',
      '低于最低限额 10': '低於最低限額 10',
      '限额 10 – 20,000': '限額 10 – 20,000',
      '投注额超过本场比赛该盘口的单注最高限额，请减少投注额后再试':
        '投注額超過本場比賽該盤口的單注最高限額，請減少投注額後再試',
    },
  },
} satisfies Meta<typeof StakeField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Only amounts are kept: two decimals at most, no letters, one point. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('12.345e.');
    await expect(input).toHaveValue('12.34');
    await userEvent.clear(input);
    await userEvent.keyboard('7.');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('7');
  },
};

/** Full-width digits become plain ones when the composition ends, not earlier, as that would break the composition. */
export const InputMethod: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '１２。５' } });
    await expect(input).toHaveValue('１２。５');
    await expect(args.onChange).not.toHaveBeenCalled();
    fireEvent.compositionEnd(input);
    await expect(input).toHaveValue('12.5');
    await expect(args.onChange).toHaveBeenCalledWith('12.5');
  },
};

/** A pasted amount with sign and commas is accepted; any other text leaves the field unchanged and shows an error. */
export const Pasted: Story = {
  args: { value: '20', notAmount: '粘贴的内容不是金额' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tripleClick(input);
    await userEvent.paste('¥1,200.50');
    await expect(input).toHaveValue('1200.50');
    await userEvent.tripleClick(input);
    await userEvent.paste('1e5');
    await expect(input).toHaveValue('1200.50');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/不是金(额|額)/);
    await userEvent.tripleClick(input);
    await userEvent.paste('1200.50');
    await expect(input).toBeValid();
    // A keyboard's own clipboard puts it in as if it were typed.
    fireEvent.input(input, { target: { value: '5元' }, inputType: 'insertText', data: '5元' });
    await expect(input).toHaveValue('1200.50');
    await expect(input).toBeInvalid();
  },
};

/** Of an amount that is too long nothing is taken: cut, it would be another amount. */
export const TooLong: Story = {
  args: { value: '', maxLength: 12, notAmount: '粘贴的内容不是金额' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('¥123,456,789.00');
    await expect(input).toHaveValue('123456789.00');
    await userEvent.keyboard('5');
    await expect(input).toHaveValue('123456789.00');
    await expect(input).toBeValid();
    await userEvent.clear(input);
    await userEvent.paste('1,234,567,890.00');
    await expect(input).toHaveValue('');
    await expect(input).toBeInvalid();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2350.75');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '100' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('100');
  },
};

/** The member's own quick amounts: Enter saves, Escape does not, and an amount of zero is not accepted. */
export const EditQuickAmounts: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const edit = () => canvas.getAllByRole('button').at(-1)!;
    await userEvent.click(edit());
    const inputs = canvas.getAllByRole('textbox').slice(1);
    await userEvent.clear(inputs[0]!);
    await userEvent.type(inputs[0]!, '20.5');
    await userEvent.clear(inputs[1]!);
    await userEvent.keyboard('{Enter}');
    await expect(args.onQuickAmountsChange).toHaveBeenCalledWith(['20.5', '100', '500', '1000']);
    await userEvent.click(edit());
    await userEvent.type(canvas.getAllByRole('textbox')[1]!, '9{Escape}');
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(edit()).toHaveFocus();
    await expect(args.onQuickAmountsChange).toHaveBeenCalledOnce();
  },
};

/** The application handles and formats quick amounts itself. */
export const OwnQuickAmounts: Story = {
  args: {
    onQuickAmount: fn(),
    writeAmount: (amount) => Number(amount).toLocaleString('en'),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1,000' }));
    await expect(args.onQuickAmount).toHaveBeenCalledWith('1000');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Filled: Story = { args: { value: '150', hint: '限额 10 – 20,000' } };

export const MoreShortcuts: Story = {
  args: {
    value: '10',
    shortcuts: [
      { label: '最低', value: '10' },
      { label: '最高', value: '20000' },
      { label: '全部', value: '2350.75' },
    ],
  },
};

export const Invalid: Story = {
  args: { value: '5', error: '低于最低限额 10' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/10/);
  },
};

export const Disabled: Story = {
  args: { value: '100', disabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const Narrow: Story = {
  args: {
    value: '123456789.50',
    error: '投注额超过本场比赛该盘口的单注最高限额，请减少投注额后再试',
  },
  decorators: [narrow],
};
