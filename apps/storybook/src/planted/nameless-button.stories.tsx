import type { Meta, StoryObj } from '@storybook/react-vite';

/** What a guard must find: a button without a name. It stands in no sidebar and in no ordinary run. */
const meta = {
  title: 'Planted/NamelessButton',
  tags: ['planted', '!dev', '!autodocs'],
  render: () => <button type="button" />,
} satisfies Meta;
export default meta;

export const Nameless: StoryObj<typeof meta> = {};
