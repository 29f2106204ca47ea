import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { lastDays, type DateRange } from './iso-date.ts';
import { Kept } from '../../stories/kept.tsx';
import { formWide, narrow } from '../../stories/narrow.tsx';
import { DateRangeField } from './date-range-field.tsx';

const meta = {
  title: 'Components/DateRangeField',
  component: DateRangeField,
  args: {
    label: '投注日期',
    value: null,
    today: '2026-03-15',
    min: '2025-12-16',
    max: '2026-03-15',
    presetsLabel: '快捷日期',
    presets: [
      { label: '今天', range: lastDays('2026-03-15', 1) },
      { label: '昨天', range: { from: '2026-03-14', to: '2026-03-14' } },
      { label: '近7天', range: lastDays('2026-03-15', 7) },
      { label: '近30天', range: lastDays('2026-03-15', 30) },
    ],
    placeholder: '请选择日期',
    texts: { previousMonth: '上个月', nextMonth: '下个月' },
    locale: 'zh-Hans',
    onChange: fn(),
  },
  decorators: [formWide],
  render: (args) => (
    <Kept<DateRange | null> value={args.value} onChange={(next) => next && args.onChange(next)}>
      {(value, onChange) => <DateRangeField {...args} value={value} onChange={onChange} />}
    </Kept>
  ),
  parameters: {
    keyboard: [
      ['Enter, Space', 'open the calendar; take the day'],
      ['Arrow keys', 'move by a day or a week'],
      ['Page Up, Page Down', 'move by a month'],
      ['Home, End', 'the first and the last day of the week'],
      ['Tab', 'between presets, months and days'],
      ['Escape', 'closes, and the focus returns'],
    ],
    traditional: {
      投注日期: '投注日期',
      快捷日期: '快捷日期',
      今天: '今天',
      昨天: '昨天',
      近7天: '近7天',
      近30天: '近30天',
      近365天: '近365天',
      请选择日期: '請選擇日期',
      上个月: '上個月',
      下个月: '下個月',
      最多查询九十天: '最多查詢九十天',
      '投注日期（按北京时间，含首尾两天）': '投注日期（按北京時間，含首尾兩天）',
    },
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens at today, moves by days and weeks, and takes two days in any order. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await expect(trigger).toHaveAccessibleName(/日期.*日期/);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^15$/));
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-03-07', to: '2026-03-14' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('2026-03-07 – 2026-03-14');
  },
};

/** Escape leaves the days unchanged. */
export const EscapeReturnsFocus: Story = {
  args: { value: lastDays('2026-03-15', 7) },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The days outside the limits cannot be taken, nor can a preset that reaches beyond them. */
export const Limits: Story = {
  args: { presets: [{ label: '近365天', range: lastDays('2026-03-15', 365) }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('近365天')).toBeDisabled();
    await expect(dialog.getByText('16', { selector: 'button' })).toBeDisabled();
    await expect(dialog.getByText('15', { selector: 'button' })).toBeEnabled();
    await expect(dialog.getByLabelText(/下[个個]月/)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Preset: Story = {
  args: { value: lastDays('2026-03-15', 30) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('近30天')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(dialog.getByText('近7天'));
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-03-09', to: '2026-03-15' });
  },
};

export const Open: Story = {
  args: { value: { from: '2026-03-04', to: '2026-03-11' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('grid')).toHaveAccessibleName(/2026/);
  },
};

export const Invalid: Story = {
  args: { value: { from: '2025-12-16', to: '2026-03-15' }, error: '最多查询九十天' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/九十/);
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: { label: '投注日期（按北京时间，含首尾两天）', value: lastDays('2026-03-15', 30) },
  decorators: [narrow],
};
