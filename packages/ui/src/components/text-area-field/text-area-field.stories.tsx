import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Kept } from '../../stories/kept.tsx';
import { formWide, narrow } from '../../stories/narrow.tsx';
import { TextAreaField } from './text-area-field.tsx';

const meta = {
  title: 'Components/TextAreaField',
  component: TextAreaField,
  args: { label: '问题描述', value: '', maxLength: 20, onChange: fn() },
  decorators: [formWide],
  render: (args) => (
    <Kept value={args.value} onChange={args.onChange}>
      {(value, onChange) => <TextAreaField {...args} value={value} onChange={onChange} />}
    </Kept>
  ),
  parameters: {
    keyboard: [
      ['Enter', 'a new line'],
      ['Tab', 'leaves the field'],
    ],
    traditional: {
      问题描述: '問題描述',
      取款未到账: '取款未到帳',
      请写明订单号: '請寫明訂單號',
      请填写问题描述: '請填寫問題描述',
      '请描述您遇到的问题，并附上订单编号与发生时间，以便客服尽快处理':
        '請描述您遇到的問題，並附上訂單編號與發生時間，以便客服儘快處理',
    },
  },
} satisfies Meta<typeof TextAreaField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No more characters are accepted than the counter allows. */
export const Empty: Story = {
  args: { placeholder: '请写明订单号' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.tab();
    await userEvent.keyboard('12345{Enter}67890123456789012345');
    await expect(area).toHaveValue('12345\n67890123456789');
    await expect(area).toHaveAccessibleDescription(/20\/20/);
  },
};

/** More text may be pasted where the form reports that it is too long. */
export const Overflowing: Story = {
  args: { keepsOverflow: true, maxLength: 5 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.type(area, '1234567');
    await expect(area).toHaveValue('1234567');
    await expect(area).toHaveAccessibleDescription(/7\/5/);
  },
};

export const Filled: Story = { args: { value: '取款未到账', hint: '请写明订单号' } };

export const Invalid: Story = {
  args: { error: '请填写问题描述', required: true },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription(/0\/20/);
  },
};

export const Disabled: Story = { args: { value: '取款未到账', disabled: true } };

export const LongText: Story = {
  args: { label: '请描述您遇到的问题，并附上订单编号与发生时间，以便客服尽快处理' },
  decorators: [narrow],
};
