import { Artwork, Badge, Button, ImageryProvider, PriceButton } from '@courtside/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BRANDS, EDITIONS } from '../globals.ts';

const meta = { title: 'Foundations/Brands', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const frame = { display: 'grid', gap: 12, padding: 16, justifyItems: 'start' } as const;

/** The same parts in each brand and edition, whatever the toolbar says. */
export const SideBySide: StoryObj<typeof meta> = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
        gap: 12,
      }}
    >
      {BRANDS.flatMap((brand) =>
        EDITIONS.map((edition) => (
          <section
            key={brand + edition}
            aria-label={`${brand}, ${edition}`}
            data-brand={brand}
            data-edition={edition}
            data-price-colors="red-up"
            style={{ ...frame, background: 'var(--cs-page)', color: 'var(--cs-text)' }}
          >
            <strong>{`${brand}, ${edition}`}</strong>
            <ImageryProvider imagery={brand}>
              <Artwork motif="football" seed="brands" ratio="wide" />
            </ImageryProvider>
            <PriceButton price="1.85" move="up" aria-label="临江竞技 1.85" />
            <Badge tone="live">滚球</Badge>
            <Button variant="accent">立即投注</Button>
          </section>
        )),
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    const grounds = canvas
      .getAllByRole('region')
      .map((each) => getComputedStyle(each).backgroundColor);
    await expect(new Set(grounds).size).toBe(6);
  },
};
