import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClubShield } from '../club-shield/club-shield.tsx';
import { ScoreBox } from './score-box.tsx';

const meta = {
  title: 'Components/ScoreBox',
  component: ScoreBox,
  args: {
    label: '上海海港对山东泰山',
    teamLabel: '球队',
    totalLabel: '总分',
    periodLabels: ['上半场', '下半场'],
    currentPeriod: 1,
    home: { name: '上海海港', total: '2', periods: ['1', '1'] },
    away: { name: '山东泰山', total: '1', periods: ['1', '0'] },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    keyboard: [],
    traditional: {
      上海海港对山东泰山: '上海海港對山東泰山',
      球队: '球隊',
      上海海港: '上海海港',
      总分: '總分',
      上半场: '上半場',
      下半场: '下半場',
      山东泰山: '山東泰山',
      郑钦文: '鄭欽文',
      萨巴伦卡: '莎巴倫卡',
      发球: '發球',
      盘: '盤',
      波鲁西亚门兴格拉德巴赫: '波魯西亞門興格拉德巴赫',
    },
  },
} satisfies Meta<typeof ScoreBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Football: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAccessibleName();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
  },
};

export const WithBadges: Story = {
  args: {
    home: {
      name: '上海海港',
      badge: <ClubShield name="上海海港" size={20} />,
      total: '2',
    },
    away: {
      name: '山东泰山',
      badge: <ClubShield name="山东泰山" size={20} />,
      total: '1',
    },
    periodLabels: [],
  },
};

export const TennisSets: Story = {
  args: {
    periodLabels: ['1', '2', '3'],
    totalLabel: '盘',
    currentPeriod: 2,
    servingLabel: '发球',
    home: { name: '郑钦文', total: '1', periods: ['6', '4', '2'], serving: true },
    away: { name: '萨巴伦卡', total: '1', periods: ['3', '6', '3'] },
  },
};

export const NotBegun: Story = {
  args: {
    home: { name: '上海海港', total: '0', periods: [] },
    away: { name: '山东泰山', total: '0', periods: [] },
  },
};

export const LongNames: Story = {
  args: {
    periodLabels: ['1', '2', '3', '4'],
    home: { name: '波鲁西亚门兴格拉德巴赫', total: '104', periods: ['28', '24', '31', '21'] },
    away: { name: '波鲁西亚门兴格拉德巴赫', total: '99', periods: ['25', '30', '22', '22'] },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
};
