import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CheckboxField, type CheckboxFieldProps } from './checkbox-field.tsx';

/** Keeps the state of the checkbox, as a form would. */
function Ticked(props: CheckboxFieldProps) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <CheckboxField
      {...props}
      checked={checked}
      onChange={(next) => {
        setChecked(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/CheckboxField',
  component: CheckboxField,
  args: { checked: false, onChange: fn(), children: '记住账户' },
  render: (args) => <Ticked {...args} />,
  parameters: {
    keyboard: [['Space', 'ticks and unticks']],

    traditional: {
      记住账户: '記住帳戶',
      请先同意条款: '請先同意條款',
      '我已年满十八周岁，已阅读并同意服务条款、隐私政策与理性投注守则，并确认所在地区允许本服务。':
        '我已年滿十八歲，已閱讀並同意服務條款、隱私政策與理性投注守則，並確認所在地區允許本服務。',
    },
  },
} satisfies Meta<typeof CheckboxField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
export const Checked: Story = { args: { checked: true } };

export const Invalid: Story = {
  args: { error: '请先同意条款' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/先同意/);
  },
};

export const LongText: Story = {
  args: {
    children:
      '我已年满十八周岁，已阅读并同意服务条款、隐私政策与理性投注守则，并确认所在地区允许本服务。',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
};
