import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { WordButton } from '../word-button/word-button.tsx';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

/** Keeps the value, as a screen would. */
function Chosen(props: SelectFieldProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <SelectField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const LONG = '国际足联世界杯预选赛欧洲区附加赛第二回合';

const meta = {
  title: 'Components/SelectField',
  component: SelectField,
  args: {
    label: '盘口',
    value: 'eu',
    options: [
      { value: 'eu', label: '欧洲盘' },
      { value: 'hk', label: '香港盘' },
    ],
    onChange: fn(),
  },
  render: (args) => <Chosen {...args} />,
  parameters: {
    keyboard: [
      ['Arrow keys', 'change the choice'],
      ['Space', 'opens the list'],
      ['Letters', 'jump to an option'],
    ],

    traditional: {
      盘口: '盤口',
      欧洲盘: '歐洲盤',
      香港盘: '香港盤',
      联赛: '聯賽',
      [LONG]: '國際足總世界盃會外賽歐洲區附加賽第二回合',
    },
  },
} satisfies Meta<SelectFieldProps<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The visible label may hold more; the accessible name of the field stays. */
export const ShownLabel: Story = {
  args: { layout: 'stack', shownLabel: <WordButton>盘口</WordButton> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleName(/^[盘盤]口$/);
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toHaveAccessibleName();
    await userEvent.selectOptions(select, 'hk');
    await expect(select).toHaveValue('hk');
    await expect(args.onChange).toHaveBeenLastCalledWith('hk');
  },
};

export const LongText: Story = {
  args: { label: '联赛', value: 'a', options: [{ value: 'a', label: LONG }] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
};
