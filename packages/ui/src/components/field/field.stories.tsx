import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { FieldControl } from './field.tsx';

import { formWide, narrow } from '../../stories/narrow.tsx';
import { Field } from './field.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: '每日存款限额',
    children: ({ id, describedBy, invalid }: FieldControl) => (
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        defaultValue={40}
        aria-describedby={describedBy}
        aria-invalid={invalid}
      />
    ),
  },
  decorators: [formWide],

  parameters: {
    keyboard: [['Tab', 'to the control that it frames']],
    traditional: {
      每日存款限额: '每日存款限額',
      '降低立即生效，提高须等待二十四小时': '降低立即生效，提高須等待二十四小時',
      限额不能高于每月限额: '限額不能高於每月限額',
    },
  },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A custom control, named and described by the frame. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const control = canvas.getByRole('slider');
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleName(/每日存款/);
  },
};

export const WithHint: Story = {
  args: { hint: '降低立即生效，提高须等待二十四小时', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(/立即/);
  },
};

/** The error replaces the hint. */
export const Invalid: Story = {
  args: { hint: '降低立即生效，提高须等待二十四小时', error: '限额不能高于每月限额' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('slider');
    await expect(control).toHaveAccessibleDescription(/每月/);
    await expect(control).toBeInvalid();
  },
};

export const Beside: Story = { args: { layout: 'row' } };
export const LongText: Story = {
  args: { label: '降低立即生效，提高须等待二十四小时' },
  decorators: [narrow],
};
