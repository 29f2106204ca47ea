import '../../styles/generated/meridian.css';
import '../../styles/generated/vermilion.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FAMILIES, GAME_MOTIFS, type GameMotif } from '../../art/game/game-motifs.ts';
import { GAME_KINDS, type GameKind } from '../../art/game/game-kind.ts';
import { IMAGERIES } from '../../art/imagery-family.ts';
import { GameArtwork } from './game-artwork.tsx';

const meta = {
  title: 'Components/GameArtwork',
  component: GameArtwork,
  args: { seed: 'MYDZ011', kind: 'DZ', theme: 'dragon' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { keyboard: [] },
} satisfies Meta<typeof GameArtwork>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Decorative: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Wide: Story = { args: { size: 'wide' } };

/** A theme without a glyph shows one of the hall's own. */
export const UnknownTheme: Story = { args: { theme: 'curling' } };

/** The hall of a glyph, so that every glyph is shown in one of its scenes. */
const kindOf = (motif: GameMotif, at: number): GameKind =>
  GAME_KINDS.find((kind) => FAMILIES[kind].includes(motif)) ??
  GAME_KINDS[at % GAME_KINDS.length] ??
  'DZ';

const motifs = Object.keys(GAME_MOTIFS) as GameMotif[];

const grid = (side: number): Story => ({
  decorators: [
    (Story) => (
      <div style={{ width: 'calc(100vw - 32px)' }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <>
      {IMAGERIES.map((imagery) => (
        <section
          key={imagery}
          data-brand={imagery}
          style={{
            display: 'grid',
            gridTemplateColumns: `repeat(auto-fill, ${side}px)`,
            gap: 8,
            padding: 8,
          }}
        >
          {motifs.map((motif, at) => (
            <GameArtwork
              key={motif}
              seed={`G${at}`}
              kind={kindOf(motif, at)}
              theme={motif}
              imagery={imagery}
            />
          ))}
        </section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.innerHTML);
    await expect(drawn.length).toBe(motifs.length * IMAGERIES.length);
    await expect(new Set(drawn).size).toBe(drawn.length);
  },
});

/** Every glyph in every brand, as small as a list shows it. */
export const Small: Story = grid(96);

/** The same as tiles of a hall. */
export const Tiles: Story = grid(200);
