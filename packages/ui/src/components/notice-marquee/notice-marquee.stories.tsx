import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { NoticeMarquee } from './notice-marquee.tsx';

const meta = {
  title: 'Components/NoticeMarquee',
  component: NoticeMarquee,
  args: {
    label: '公告',
    pauseLabel: '停止滚动',
    playLabel: '继续滚动',
    onSelect: fn(),
    notices: [
      { id: '1', text: '系统将于 6 月 25 日 04:00 至 06:00 维护，期间无法投注。' },
      { id: '2', text: '欧洲杯包赔金活动已开始，首单输了返还本金。' },
      { id: '3', text: '请勿向任何人透露您的取款密码。', href: '#security' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    keyboard: [
      ['Tab', 'from notice to notice, then to the button; they stop meanwhile'],
      ['Enter', 'open the notice'],
      ['Enter, Space', 'on the button: stop, go on'],
    ],
    traditional: {
      公告: '公告',
      停止滚动: '停止捲動',
      继续滚动: '繼續捲動',
      '系统将于 6 月 25 日 04:00 至 06:00 维护，期间无法投注。':
        '系統將於 6 月 25 日 04:00 至 06:00 維護，期間無法投注。',
      '欧洲杯包赔金活动已开始，首单输了返还本金。': '歐洲盃包賠金活動已開始，首單輸了返還本金。',
      '请勿向任何人透露您的取款密码。': '請勿向任何人透露您的取款密碼。',
    },
  },
} satisfies Meta<typeof NoticeMarquee>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Passing: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const track = canvasElement.querySelector('.cs-marquee__track')!;
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      await expect(getComputedStyle(track).animationPlayState).toBe('paused');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('1');
    const pause = canvas.getByRole('button', { name: /^停止/ });
    await userEvent.click(pause);
    await expect(pause).toHaveAccessibleName(/^[继繼]/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const One: Story = {
  args: { notices: [{ id: '1', text: '请勿向任何人透露您的取款密码。' }] },
};

/** A notice out of sight is scrolled into view by the Tab key; afterwards the line stands at its start again. */
export const ReadByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const line = canvasElement.querySelector('.cs-marquee__window')!;
    const last = canvas.getByRole('link');
    const isInSight = () => {
      const [outer, inner] = [line.getBoundingClientRect(), last.getBoundingClientRect()];
      return inner.left >= outer.left && inner.right <= outer.right + 1;
    };
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(last).toHaveFocus();
    await expect(isInSight()).toBe(true);
    await expect(line.scrollLeft).toBeGreaterThan(0);
    last.blur();
    await waitFor(() => expect(line.scrollLeft).toBe(0));
  },
};
