import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Kept } from '../../stories/kept.tsx';
import { formWide, narrow } from '../../stories/narrow.tsx';
import { Tag } from '../tag/tag.tsx';
import { RadioGroupField, type RadioGroupFieldProps } from './radio-group-field.tsx';

const meta = {
  title: 'Components/RadioGroupField',
  component: RadioGroupField,
  args: {
    label: '取款账户',
    value: 'bank',
    options: [
      { value: 'bank', label: '招商银行 尾号 2046', detail: '两小时内到账' },
      { value: 'usdt', label: 'USDT 钱包', detail: '手续费 1%' },
      { value: 'alipay', label: '支付宝', disabled: true },
    ],
    onChange: fn(),
  },
  decorators: [formWide],
  render: (args) => (
    <Kept value={args.value} onChange={(next) => next !== null && args.onChange(next)}>
      {(value, onChange) => <RadioGroupField {...args} value={value} onChange={onChange} />}
    </Kept>
  ),
  parameters: {
    keyboard: [
      ['Tab', 'to the chosen option, or the first'],
      ['Arrow keys', 'move and choose'],
      ['Space', 'chooses'],
    ],
    traditional: {
      取款账户: '取款帳戶',
      '招商银行 尾号 2046': '招商銀行 尾號 2046',
      两小时内到账: '兩小時內到帳',
      'USDT 钱包': 'USDT 錢包',
      '手续费 1%': '手續費 1%',
      支付宝: '支付寶',
      '加赠 1%': '加贈 1%',
      请选择取款账户: '請選擇取款帳戶',
      接受更好赔率: '接受更好賠率',
      接受任意变化: '接受任意變化',
      赔率变化: '賠率變化',
      '取款时优先使用的收款账户（须与实名认证一致）':
        '取款時優先使用的收款帳戶（須與實名認證一致）',
    },
  },
} satisfies Meta<RadioGroupFieldProps<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrow keys move and choose; a disabled option is skipped. */
export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [bank, usdt] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(bank).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(usdt).toHaveFocus();
    await expect(usdt).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('usdt');
    await userEvent.keyboard('{ArrowDown}');
    await expect(bank).toBeChecked();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleName(/取款/);
  },
};

export const Empty: Story = { args: { value: null, required: true } };

export const InARow: Story = {
  args: {
    label: '赔率变化',
    direction: 'row',
    value: 'better',
    options: [
      { value: 'better', label: '接受更好赔率' },
      { value: 'any', label: '接受任意变化' },
    ],
  },
};

/** Each option in a frame, for more content than a label. */
export const Cards: Story = {
  args: {
    direction: 'cards',
    options: [
      {
        value: 'bank',
        label: '招商银行 尾号 2046',
        aside: <Tag tone="success">加赠 1%</Tag>,
        detail: '两小时内到账',
      },
      { value: 'usdt', label: 'USDT 钱包', detail: '手续费 1%' },
      { value: 'alipay', label: '支付宝', disabled: true },
    ],
  },
};

export const Invalid: Story = {
  args: { value: null, error: '请选择取款账户' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/取款/);
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: { label: '取款时优先使用的收款账户（须与实名认证一致）' },
  decorators: [narrow],
};
