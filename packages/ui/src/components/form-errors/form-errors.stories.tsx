import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../text-field/text-field.tsx';

import { formWide, narrow } from '../../stories/narrow.tsx';
import { FormErrors } from './form-errors.tsx';

const meta = {
  title: 'Components/FormErrors',
  component: FormErrors,
  args: {
    title: '请检查以下内容',
    errors: [
      { fieldId: 'story-name', text: '请填写收款人姓名' },
      { fieldId: 'story-account', text: '银行账号应为十六至十九位数字' },
    ],
  },
  decorators: [formWide],
  render: (args) => (
    <>
      <FormErrors {...args} />
      {args.errors.map(({ fieldId, text }) => (
        <TextField key={fieldId} id={fieldId} label={text} hideLabel error={text} />
      ))}
    </>
  ),
  parameters: {
    keyboard: [
      ['Tab', 'to each line'],
      ['Enter, Space', 'bring the focus to the field of the line'],
    ],
    traditional: {
      请检查以下内容: '請檢查以下內容',
      请填写收款人姓名: '請填寫收款人姓名',
      银行账号应为十六至十九位数字: '銀行帳號應為十六至十九位數字',
    },
  },
} satisfies Meta<typeof FormErrors>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each line leads to its field. */
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('button');
    second!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('textbox')[1]).toHaveFocus();
  },
};

export const NoErrors: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Narrow: Story = { decorators: [narrow] };
