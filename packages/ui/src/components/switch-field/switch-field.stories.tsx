import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Kept } from '../../stories/kept.tsx';
import { formWide, narrow } from '../../stories/narrow.tsx';
import { SwitchField } from './switch-field.tsx';

const meta = {
  title: 'Components/SwitchField',
  component: SwitchField,
  args: { label: '接受更好赔率', checked: false, onChange: fn() },
  decorators: [formWide],
  render: (args) => (
    <Kept value={args.checked} onChange={args.onChange}>
      {(checked, onChange) => <SwitchField {...args} checked={checked} onChange={onChange} />}
    </Kept>
  ),
  parameters: {
    keyboard: [['Space, Enter', 'on or off']],
    traditional: {
      接受更好赔率: '接受更好賠率',
      赔率变高时直接投注: '賠率變高時直接投注',
      '暂时无法保存，请稍后再试': '暫時無法儲存，請稍後再試',
      '投注成功后保留投注单中的选项，方便继续投注同一场比赛':
        '投注成功後保留投注單中的選項，方便繼續投注同一場比賽',
    },
  },
} satisfies Meta<typeof SwitchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(control).not.toBeChecked();
  },
};

export const On: Story = { args: { checked: true, hint: '赔率变高时直接投注' } };

/** The text is its label: a click on it toggles the switch. */
export const ByLabel: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/接受更好/));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Invalid: Story = {
  args: { error: '暂时无法保存，请稍后再试' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/稍/);
  },
};

export const Disabled: Story = { args: { checked: true, disabled: true } };

export const LongText: Story = {
  args: { label: '投注成功后保留投注单中的选项，方便继续投注同一场比赛' },
  decorators: [narrow],
};
