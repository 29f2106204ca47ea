import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Kept } from '../../stories/kept.tsx';
import { formWide, narrow } from '../../stories/narrow.tsx';
import { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';

/** In both scripts. */
const EMPTY = /[没沒]有找到/;

const meta = {
  title: 'Components/ComboboxField',
  component: ComboboxField,
  args: {
    label: '开户银行',
    value: null,
    options: [
      { value: 'icbc', label: '中国工商银行' },
      { value: 'abc', label: '中国农业银行' },
      { value: 'cmb', label: '招商银行' },
      { value: 'spdb', label: '上海浦东发展银行' },
    ],
    placeholder: '输入银行名称',
    emptyText: '没有找到银行',
    openLabel: '展开银行列表',
    onChange: fn(),
  },
  decorators: [formWide],
  render: (args) => (
    <Kept value={args.value} onChange={args.onChange}>
      {(value, onChange) => <ComboboxField {...args} value={value} onChange={onChange} />}
    </Kept>
  ),
  parameters: {
    keyboard: [
      ['Letters', 'narrow the list'],
      ['Arrow Down, Arrow Up', 'open the list and move in it'],
      ['Enter', 'takes the option and closes'],
      ['Escape', 'closes the list, and what is around the field where there is none'],
    ],
    traditional: {
      开户银行: '開戶銀行',
      中国工商银行: '中國工商銀行',
      中国农业银行: '中國農業銀行',
      招商银行: '招商銀行',
      上海浦东发展银行: '上海浦東發展銀行',
      输入银行名称: '輸入銀行名稱',
      没有找到银行: '沒有找到銀行',
      展开银行列表: '展開銀行列表',
      请选择开户银行: '請選擇開戶銀行',
      国际足联世界杯预选赛欧洲区附加赛第二回合: '國際足總世界盃會外賽歐洲區附加賽第二回合',
    },
  },
} satisfies Meta<ComboboxFieldProps<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens, moves and chooses without a pointer. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveFocus();
    await expect(input).not.toHaveValue('');
  },
};

/** Typing narrows the list; Escape closes it. */
export const Narrowed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const wanted = args.options[2]!.label;
    await userEvent.click(input);
    await userEvent.keyboard(wanted.slice(0, 2));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('cmb');
    await userEvent.clear(input);
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(screen.getByText(EMPTY)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(EMPTY)).toBeNull());
  },
};

export const Filled: Story = { args: { value: 'cmb' } };

/** With a closed list, Escape changes nothing and reaches the dialog around the field. */
export const EscapeWithoutAList: Story = {
  args: { value: 'cmb' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox');
    const chosen = input.value;
    const heard = fn();
    await userEvent.click(input);
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(screen.getByText(EMPTY)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(EMPTY)).toBeNull());
    await waitFor(() => expect(input).toHaveValue(chosen));
    document.addEventListener('keydown', heard);
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', heard);
    await expect(heard).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveValue(chosen);
  },
};

export const Invalid: Story = {
  args: { error: '请选择开户银行' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/开户|開戶/);
  },
};

export const Disabled: Story = { args: { value: 'cmb', disabled: true } };

export const LongText: Story = {
  args: {
    value: 'a',
    options: [{ value: 'a', label: '国际足联世界杯预选赛欧洲区附加赛第二回合' }],
  },
  decorators: [narrow],
};
