import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Artwork } from '../artwork/artwork.tsx';
import { Picture } from './picture.tsx';

const IMAGE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"%3E%3Cpath fill="teal" d="M0 0h8v5H0z"/%3E%3C/svg%3E';

const meta = {
  title: 'Components/Picture',
  component: Picture,
  args: { src: IMAGE, children: <Artwork motif="trophy" seed="p-1" ratio="card" /> },
  parameters: { keyboard: [] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

const shapeOf = (canvas: HTMLElement): number => {
  const { width, height } = canvas.querySelector('.cs-picture')?.getBoundingClientRect() ?? {
    width: 0,
    height: 1,
  };
  return width / height;
};

export const Image: Story = {
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await expect(image).toHaveAttribute('alt', '');
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0));
    await expect(shapeOf(canvasElement)).toBeCloseTo(8 / 5, 1);
  },
};

export const Drawn: Story = {
  args: { src: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(shapeOf(canvasElement)).toBeCloseTo(8 / 5, 1);
  },
};

/** An image that fails to load is replaced by the drawing, in the same shape. */
export const Broken: Story = {
  args: {
    src: 'data:image/png;base64,AAAA',
    ratio: 'wide',
    children: <Artwork motif="trophy" seed="p-1" ratio="wide" />,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(shapeOf(canvasElement)).toBeCloseTo(8 / 3, 1);
  },
};

export const Square: Story = { args: { ratio: 'square' } };
