import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from './text-field.tsx';

const LONG_LABEL = '收款人姓名（须与实名认证的姓名完全一致，否则取款将被退回）';
const LONG_ERROR =
  '姓名与实名认证不一致，请检查是否有多余的空格或间隔号，如已改名请联系客服更新资料。';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: '账户' },
  parameters: {
    keyboard: [['Tab', 'to the field, then to what stands at its end']],

    traditional: {
      账户: '帳戶',
      请输入账户: '請輸入帳戶',
      四至十一位字母或数字: '四至十一位字母或數字',
      账户不存在: '帳戶不存在',
      存款金额: '存款金額',
      元: '元',
      [LONG_LABEL]: '收款人姓名（須與實名認證的姓名完全一致，否則取款將被退回）',
      [LONG_ERROR]:
        '姓名與實名認證不一致，請檢查是否有多餘的空格或間隔號，如已改名請聯絡客服更新資料。',
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: '请输入账户' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('abc');
    await expect(input).toHaveValue('abc');
    await userEvent.clear(input);
  },
};
export const Filled: Story = { args: { defaultValue: 'player01' } };

export const WithHint: Story = {
  args: { hint: '四至十一位字母或数字' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/四至十一位/);
  },
};

export const Invalid: Story = {
  args: { error: '账户不存在', hint: '四至十一位字母或数字', defaultValue: 'x' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/不存在/);
  },
};

export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName();
  },
};
export const WithUnit: Story = {
  args: { label: '存款金额', inputMode: 'decimal', start: '¥', end: '元', defaultValue: '100' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'player01' } };

export const LongText: Story = {
  args: { label: LONG_LABEL, error: LONG_ERROR },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
};
