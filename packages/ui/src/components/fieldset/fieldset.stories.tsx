import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../text-field/text-field.tsx';

import { formWide, narrow } from '../../stories/narrow.tsx';
import { Fieldset } from './fieldset.tsx';

const meta = {
  title: 'Components/Fieldset',
  component: Fieldset,
  args: {
    legend: '收款账户',
    hint: '须与实名认证一致',
    children: <TextField label="收款人姓名" />,
  },
  decorators: [formWide],

  parameters: {
    keyboard: [['Tab', 'to its fields; none while it is disabled']],
    traditional: {
      收款账户: '收款帳戶',
      须与实名认证一致: '須與實名認證一致',
      收款人姓名: '收款人姓名',
      '取款收款账户（首次取款后如需更换请联系客服核实身份）':
        '取款收款帳戶（首次取款後如需更換請聯絡客服核實身分）',
    },
  },
} satisfies Meta<typeof Fieldset>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName(/收款/);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeDisabled();
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
  },
};

export const LongText: Story = {
  args: { legend: '取款收款账户（首次取款后如需更换请联系客服核实身份）' },
  decorators: [narrow],
};
