import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PARTINGS } from './club-look.ts';
import { ClubShield } from './club-shield.tsx';

const meta = {
  title: 'Components/ClubShield',
  component: ClubShield,
  args: { name: '上海海港', size: 64 },
  parameters: {
    keyboard: [],
    traditional: { 上海海港: '上海海港', 山东泰山: '山東泰山' },
  },
} satisfies Meta<typeof ClubShield>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Decorative: Story = {};

export const Named: Story = {
  args: { name: '山东泰山', label: '山东泰山' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName();
  },
};

export const Small: Story = { args: { size: 20 } };

/** White on yellow would not be readable: the monogram is black then. */
export const GivenColours: Story = {
  args: { name: 'Borussia Dortmund', colours: ['#fde100', '#ffffff'], monogram: 'BVB' },
};

export const EveryParting: Story = {
  render: (args) => (
    <>
      {PARTINGS.map((parting) => (
        <ClubShield key={parting} {...args} parting={parting} />
      ))}
    </>
  ),
};

const CLUBS = [
  ['Arsenal FC', 'Liverpool FC', 'Chelsea FC', 'Tottenham Hotspur FC', 'Manchester City FC'],
  ['FC Bayern München', 'RB Leipzig', '1. FSV Mainz 05', 'Real Madrid CF', 'FC Barcelona'],
  ['北京国安', '上海申花', '成都蓉城', '浙江队', '河南队'],
];

export const FromNames: Story = {
  render: () => (
    <>
      {CLUBS.map((row) => (
        <div key={row[0]}>
          {row.map((name) => (
            <ClubShield key={name} name={name} size={48} label={name} />
          ))}
        </div>
      ))}
    </>
  ),
};
