import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Kept } from '../../stories/kept.tsx';
import { formWide, narrow } from '../../stories/narrow.tsx';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: {
    label: '搜索赛事',
    hideLabel: true,
    placeholder: '球队或联赛',
    value: '',
    clearLabel: '清空',
    onChange: fn(),
    onSearch: fn(),
  },
  decorators: [formWide],
  render: (args) => (
    <Kept value={args.value} onChange={args.onChange}>
      {(value, onChange) => <SearchField {...args} value={value} onChange={onChange} />}
    </Kept>
  ),
  parameters: {
    keyboard: [
      ['Enter', 'searches'],
      ['Escape', 'empties the field'],
      ['Tab', 'to the cross'],
    ],
    traditional: {
      搜索赛事: '搜尋賽事',
      球队或联赛: '球隊或聯賽',
      清空: '清空',
      皇家马德里: '皇家馬德里',
      没有找到赛事: '沒有找到賽事',
      国际足联世界杯预选赛欧洲区附加赛第二回合: '國際足總世界盃會外賽歐洲區附加賽第二回合',
    },
  },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.tab();
    await userEvent.keyboard('real{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith('real');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

/** The clear button empties the field and returns the focus to it. */
export const Filled: Story = {
  args: { value: '皇家马德里' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Invalid: Story = { args: { value: 'zzz', error: '没有找到赛事' } };
export const Disabled: Story = { args: { value: '皇家马德里', disabled: true } };
export const LongText: Story = {
  args: { value: '国际足联世界杯预选赛欧洲区附加赛第二回合' },
  decorators: [narrow],
};
