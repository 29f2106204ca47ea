import '../../styles/generated/meridian.css';
import '../../styles/generated/vermilion.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ImageryProvider } from '../../art/imagery.tsx';
import { MOTIFS } from '../../art/motifs.ts';
import { IMAGERIES, type ImageryFamily } from '../../art/imagery-family.ts';
import { Artwork } from './artwork.tsx';

const meta = {
  title: 'Components/Artwork',
  component: Artwork,
  args: { motif: 'football', seed: 'home-football' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    keyboard: [],
    traditional: { 欧洲冠军联赛: '歐洲冠軍聯賽', 捕鱼: '捕魚', 体: '體' },
  },
} satisfies Meta<typeof Artwork>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Decorative: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Named: Story = {
  args: { motif: 'trophy', label: '欧洲冠军联赛' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName();
  },
};

export const Wide: Story = { args: { ratio: 'wide' } };
export const Square: Story = { args: { ratio: 'square', motif: 'dragon', seed: 'egame-dragon' } };
export const Portrait: Story = { args: { ratio: 'portrait', motif: 'lantern', seed: 'festival' } };
export const Plain: Story = {
  args: { plain: true, ratio: 'square', motif: 'dice', seed: 'small', style: { width: 48 } },
};

/** A glyph that the kit does not have still gives a complete picture. */
export const Unknown: Story = { args: { motif: 'curling', seed: 'curling' } };
export const Monogram: Story = { args: { motif: 'curling', seed: 'curling', monogram: '体' } };

/** A provider sets the family once; a nested one, or the picture itself, overrides it. */
export const FromProvider: Story = {
  render: (args) => (
    <ImageryProvider imagery="vermilion">
      <Artwork {...args} data-testid="outer" />
      <ImageryProvider imagery="meridian">
        <Artwork {...args} data-testid="inner" />
        <Artwork {...args} imagery="vermilion" data-testid="own" />
      </ImageryProvider>
    </ImageryProvider>
  ),
  play: async ({ canvas }) => {
    const drawn = (id: string) => canvas.getByTestId(id).innerHTML;
    await expect(drawn('own')).toBe(drawn('outer'));
    await expect(drawn('inner')).not.toBe(drawn('outer'));
  },
};

/** Ripples around the glyph. */
const ripples: ImageryFamily = {
  name: 'ripples',
  drawGround: (draw, { x, y, glyph }) =>
    [1.9, 1.5, 1.1].map((part, at) => ({
      tone: at === 2 ? 4 : 2,
      line: 3,
      circles: [{ x: x + draw() * 8, y: y + draw() * 8, radius: (glyph * part) / 2 }],
    })),
};

/** Hills, one behind the other. */
const hills: ImageryFamily = {
  name: 'hills',
  drawGround: (draw, { width, height }) =>
    ([3, 2] as const).map((tone, row) => {
      const foot = height * (0.55 + row * 0.2);
      const peak = foot - height * (0.1 + draw() * 0.25);
      const middle = width * (0.2 + draw() * 0.6);
      return {
        tone,
        faint: row === 0,
        path: `M0 ${foot}Q${middle} ${peak} ${width} ${foot}V${height}H0z`,
      };
    }),
};

/** A brand's own family is an object that draws the ground from pseudo-random numbers. */
export const OwnFamily: Story = {
  render: (args) => (
    <>
      {[ripples, hills].map((imagery) => (
        <Artwork key={imagery.name} {...args} imagery={imagery} data-testid={imagery.name} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const ground = (id: string) => canvas.getByTestId(id);
    // Two arcs make a circle.
    const arcs = ground('ripples').innerHTML.match(/a[\d.]+ [\d.]+ 0 1 1/g) ?? [];
    await expect(arcs.length).toBeGreaterThan(4);
    await expect(ground('hills').innerHTML).not.toBe(ground('ripples').innerHTML);
  },
};

const names = Object.keys(MOTIFS);

/** Every glyph in every family, large and at 48 px. */
export const Pictures: Story = {
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
            gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
            gap: 8,
            padding: 8,
          }}
        >
          {names.map((motif) => (
            <figure key={motif} style={{ position: 'relative', margin: 0 }}>
              <Artwork motif={motif} seed={motif} imagery={imagery} label={motif} />
              <Artwork
                motif={motif}
                seed={motif}
                imagery={imagery}
                ratio="square"
                plain
                style={{ position: 'absolute', right: 0, bottom: 0, width: 40 }}
              />
            </figure>
          ))}
        </section>
      ))}
    </>
  ),
};
