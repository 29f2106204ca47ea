import '../../styles/generated/meridian.css';
import '../../styles/generated/vermilion.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GAME_KINDS } from '../../art/game/game-kind.ts';
import { IMAGERIES } from '../../art/imagery-family.ts';
import { HallArtwork } from './hall-artwork.tsx';

const meta = {
  title: 'Components/HallArtwork',
  component: HallArtwork,
  args: { kind: 'DZ' },
  parameters: { keyboard: [] },
} satisfies Meta<typeof HallArtwork>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Decorative: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Tile: Story = { args: { size: 'tile', style: { width: 200 } } };

/** Every hall in every brand. */
export const Halls: Story = {
  render: () => (
    <>
      {IMAGERIES.map((imagery) => (
        <section
          key={imagery}
          data-brand={imagery}
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
            gap: 8,
            padding: 8,
          }}
        >
          {GAME_KINDS.map((kind) => (
            <HallArtwork key={kind} kind={kind} imagery={imagery} />
          ))}
        </section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.innerHTML);
    await expect(new Set(drawn).size).toBe(GAME_KINDS.length * IMAGERIES.length);
  },
};
