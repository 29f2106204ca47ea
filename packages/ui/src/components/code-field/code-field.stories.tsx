import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Kept } from '../../stories/kept.tsx';
import { formWide, narrow } from '../../stories/narrow.tsx';
import { CodeField } from './code-field.tsx';

const meta = {
  title: 'Components/CodeField',
  component: CodeField,
  args: { label: '短信验证码', value: '', onChange: fn(), onComplete: fn() },
  decorators: [formWide],
  render: (args) => (
    <Kept value={args.value} onChange={args.onChange}>
      {(value, onChange) => <CodeField {...args} value={value} onChange={onChange} />}
    </Kept>
  ),
  parameters: {
    keyboard: [
      ['Digits', 'fill the boxes from the left'],
      ['Backspace', 'empties the last box'],
      ['Arrow Left, Arrow Right', 'move between the digits'],
      ['Paste', 'takes the digits of the whole text'],
    ],
    traditional: {
      短信验证码: '簡訊驗證碼',
      '验证码不正确，请重新输入': '驗證碼不正確，請重新輸入',
      '已发送至 138****2046': '已發送至 138****2046',
      发送至您绑定的手机号码的六位数字验证码: '發送至您綁定的手機號碼的六位數字驗證碼',
    },
  },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Letters are left out, and the last digit completes the code, once. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('12a34');
    await expect(input).toHaveValue('1234');
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('123');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

/** A text that holds the code, full-width digits and spaces included. */
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(input);
    await userEvent.paste('６５４ 321');
    await expect(input).toHaveValue('654321');
    await expect(args.onComplete).toHaveBeenCalledWith('654321');
  },
};

export const Filled: Story = { args: { value: '301482', hint: '已发送至 138****2046' } };

export const Invalid: Story = {
  args: { value: '301482', error: '验证码不正确，请重新输入' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/重新/);
  },
};

export const Disabled: Story = { args: { value: '3014', disabled: true } };

export const Narrow: Story = {
  args: { value: '301482', label: '发送至您绑定的手机号码的六位数字验证码' },
  decorators: [narrow],
};
