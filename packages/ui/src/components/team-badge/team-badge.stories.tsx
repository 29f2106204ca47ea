import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TeamBadge } from './team-badge.tsx';

const meta = {
  title: 'Components/TeamBadge',
  component: TeamBadge,
  args: { name: '上海海港' },
  parameters: {
    keyboard: [],
    traditional: {
      上海海港: '上海海港',
      阿根廷: '阿根廷',
      波鲁西亚门兴格拉德巴赫足球俱乐部: '波魯西亞門興格拉德巴赫足球俱樂部',
    },
  },
} satisfies Meta<typeof TeamBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Club: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(args.name);
  },
};
export const ClubWithName: Story = {
  args: { showName: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const NationalTeam: Story = { args: { name: '阿根廷', country: 'AR', showName: true } };
export const KnownColours: Story = {
  args: { club: { colours: ['#a3121c', '#f5c431'], parting: 'stripes' }, size: 'lg' },
};
export const LongName: Story = {
  args: { name: '波鲁西亚门兴格拉德巴赫足球俱乐部', showName: true },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
};
