import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Artwork } from '../artwork/artwork.tsx';
import { Carousel } from './carousel.tsx';

const MOTIFS = ['football', 'trophy', 'gift', 'lantern'];

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: {
    label: '优惠活动',
    labels: {
      previous: '上一张',
      next: '下一张',
      pause: '停止轮播',
      play: '开始轮播',
      slide: (number, count) => `第 ${number} 张，共 ${count} 张`,
    },
    children: MOTIFS.map((motif) => (
      <button key={motif} type="button" style={{ width: '100%', padding: 0, border: 0 }}>
        <Artwork motif={motif} seed={motif} ratio="wide" label={motif} />
      </button>
    )),
  },
  parameters: {
    keyboard: [
      ['Tab', 'to the slide in sight, then to the buttons'],
      ['Arrow left, right', 'the slide before, the next one'],
      ['Enter, Space', 'on a button: what it says'],
    ],
    traditional: {
      优惠活动: '優惠活動',
      上一张: '上一張',
      下一张: '下一張',
      停止轮播: '停止輪播',
      开始轮播: '開始輪播',
    },
  },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneByOne: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: /^下一/ });
    const dots = canvas.getAllByRole('button').filter((one) => one.hasAttribute('aria-current'));
    await expect(dots).toHaveLength(4);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(dots[1]).toHaveAttribute('aria-current', 'true'));
    // The focus moves along, so a second key press is not lost.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'trophy' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(dots[2]).toHaveAttribute('aria-current', 'true'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'gift' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(dots[1]).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(next);
    await waitFor(() => expect(dots[2]).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(dots[0]!);
    await waitFor(() => expect(dots[0]).toHaveAttribute('aria-current', 'true'));
    await expect(canvas.getByRole('button', { name: /^上一/ })).toBeDisabled();
  },
};

/** It moves on by itself, until the member stops it. */
export const Autoplay: Story = {
  args: { autoplayMs: 400, loop: true },
  // The mouse of a test browser rests in the corner of the page, and a pointer on the carousel stops it.
  decorators: [
    (Story) => (
      <div style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const current = () => canvasElement.querySelector('[aria-current=true]');
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const pause = await canvas.findByRole('button', { name: /^停止/ });
    const first = current();
    await waitFor(() => expect(current()).not.toBe(first), { timeout: 3000 });
    await userEvent.click(pause);
    await expect(pause).toHaveAccessibleName(/^[开開]始/);
  },
};
export const ThreeInView: Story = {
  args: {
    perView: 3,
    children: [...MOTIFS, 'dice', 'koi'].map((motif) => (
      <Artwork key={motif} motif={motif} seed={motif} label={motif} />
    )),
  },
};
export const OneSlide: Story = {
  args: { children: <Artwork motif="star" seed="only" ratio="wide" label="star" /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};
