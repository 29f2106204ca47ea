import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Artwork } from '../artwork/artwork.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { title: '欧洲杯包赔金', children: '首单输了返还本金，最高 88 元。' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    keyboard: [
      ['Tab', 'to the link or button of the title, where it has one'],
      ['Enter', 'follow it'],
    ],
    traditional: {
      足球: '足球',
      欧洲杯包赔金: '歐洲盃包賠金',
      '首单输了返还本金，最高 88 元。': '首單輸了返還本金，最高 88 元。',
      '6 月 30 日截止': '6 月 30 日截止',
      '这一项优惠活动的标题很长，长到在手机上一行放不下，所以要换行显示':
        '這一項優惠活動的標題很長，長到在手機上一行放不下，所以要換行顯示',
    },
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;
const press = fn();

export const Plain: Story = {};
export const Outlined: Story = { args: { outlined: true } };
export const WithPicture: Story = {
  args: { media: <Artwork motif="gift" seed="offer" />, footer: '6 月 30 日截止' },
};

/** The whole card is the target of the button in its title. */
export const Pressable: Story = {
  args: {
    pressable: true,
    media: <Artwork motif="football" seed="sport" />,
    title: (
      <button type="button" onClick={press}>
        足球
      </button>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    press.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
    const card = canvasElement.querySelector('.cs-card')!.getBoundingClientRect();
    const under = document.elementFromPoint(card.left + 20, card.top + 20);
    await expect(canvas.getByRole('button')).toContainElement(under as HTMLElement);
  },
};
export const LongTitle: Story = {
  args: { title: '这一项优惠活动的标题很长，长到在手机上一行放不下，所以要换行显示' },
};
