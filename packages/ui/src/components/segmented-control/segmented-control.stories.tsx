import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

/** Keeps the value, as a screen would. */
function Chosen(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <SegmentedControl
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: '赛事时段',
    value: 'today',
    options: [
      { value: 'live', label: '滚球' },
      { value: 'today', label: '今日' },
      { value: 'early', label: '早盘' },
    ],
    onChange: fn(),
  },
  render: (args) => <Chosen {...args} />,
  parameters: {
    keyboard: [
      ['Tab', 'to the chosen option'],
      ['Arrow keys', 'move and choose'],
    ],

    traditional: {
      赛事时段: '賽事時段',
      滚球: '滾球',
      今日: '今日',
      早盘: '早盤',
      不接受变化: '不接受變化',
      接受更好赔率: '接受更好賠率',
      接受任意变化: '接受任意變化',
    },
  },
} satisfies Meta<SegmentedControlProps<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('radio')[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getAllByRole('radio')[2]).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('early');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getAllByRole('radio')[0]).toBeChecked();
  },
};

export const WithCounts: Story = {
  args: {
    options: [
      { value: 'live', label: '滚球', count: 12 },
      { value: 'today', label: '今日', count: 148 },
      { value: 'early', label: '早盘', count: 1024 },
    ],
  },
};

/** Counts that are not known yet have their places. */
export const WithRoomForCounts: Story = {
  args: {
    options: [
      { value: 'live', label: '滚球', count: null, digits: 2 },
      { value: 'today', label: '今日', count: null, digits: 3 },
      { value: 'early', label: '早盘', count: null, digits: 4 },
    ],
  },
};

export const LongText: Story = {
  args: {
    value: 'better',
    options: [
      { value: 'none', label: '不接受变化' },
      { value: 'better', label: '接受更好赔率' },
      { value: 'any', label: '接受任意变化' },
    ],
  },
};
