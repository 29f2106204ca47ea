import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: {
    label: '密码',
    showLabel: '显示密码',
    hideTextLabel: '隐藏密码',
    autoComplete: 'current-password',
  },
  parameters: {
    keyboard: [
      ['Tab', 'to the button that shows the text'],
      ['Enter, Space', 'on the button: show or hide'],
    ],

    traditional: {
      密码: '密碼',
      显示密码: '顯示密碼',
      隐藏密码: '隱藏密碼',
      六至十二位字母和数字: '六至十二位字母和數字',
      密码错误: '密碼錯誤',
    },
  },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Shown: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input');
    if (!input) throw new Error('no input');
    await userEvent.type(input, 'abc123');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('abc123');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};

export const WithHint: Story = { args: { hint: '六至十二位字母和数字' } };
export const Invalid: Story = { args: { error: '密码错误', defaultValue: 'abc' } };
export const Disabled: Story = { args: { disabled: true } };
