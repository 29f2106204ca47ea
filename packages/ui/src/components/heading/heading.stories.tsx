import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from './heading.tsx';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 2, children: '消费限额' },
  parameters: {
    keyboard: [],
    traditional: {
      消费限额: '消費限額',
      投注记录: '投注記錄',
      热门赛事: '熱門賽事',
      欧洲足球锦标赛外围赛小组赛第一轮的全部赛果与派彩说明:
        '歐洲足球錦標賽外圍賽小組賽第一輪的全部賽果與派彩說明',
    },
  },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The heading of a part of a page. */
export const Part: Story = {};

/** The heading of a page. Its level is that of the outline, its size is independent. */
export const Page: Story = {
  args: { level: 1, size: 'xl', children: '投注记录' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^投/);
  },
};

/** The heading of a part of a page without a visible title. */
export const Wide: Story = { args: { size: 'xl-wide', children: '热门赛事' } };

export const LongText: Story = {
  args: { children: '欧洲足球锦标赛外围赛小组赛第一轮的全部赛果与派彩说明' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
};
