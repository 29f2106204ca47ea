import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { SliderPuzzle } from './slider-puzzle.tsx';

const svg = (body: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  )}`;
const PICTURE = svg(
  '<rect width="320" height="160" fill="#1d6b4f"/><circle cx="160" cy="80" r="36" fill="none" stroke="#fff" stroke-width="2"/><path d="M160 0v160" stroke="#fff" stroke-width="2"/><rect x="200" y="60" width="44" height="44" rx="6" fill="#0008"/>',
  320,
  160,
);
const PIECE = svg('<rect width="44" height="44" rx="6" fill="#f2c14e"/>', 44, 44);
const HINT = '拖动滑块，或用方向键移动后按回车';

const meta = {
  title: 'Components/SliderPuzzle',
  component: SliderPuzzle,
  args: {
    image: PICTURE,
    piece: PIECE,
    width: 320,
    height: 160,
    pieceSize: 44,
    pieceY: 60,
    challengeId: 'challenge-1',
    label: '滑块位置',
    hint: HINT,
    refreshLabel: '换一张',
    onSubmit: fn(),
    onRefresh: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    keyboard: [
      ['Arrow keys', 'move the piece'],
      ['Enter', 'submits'],
      ['Tab', 'to the button for another picture'],
    ],

    traditional: {
      滑块位置: '滑塊位置',
      [HINT]: '拖曳滑塊，或用方向鍵移動後按 Enter',
      换一张: '換一張',
    },
  },
} satisfies Meta<typeof SliderPuzzle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** On the keyboard the arrows move the piece, and only Enter submits. */
export const EnterSubmits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    slider.focus();
    fireEvent.change(slider, { target: { value: '3' } });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(3);
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeDisabled();
  },
};
