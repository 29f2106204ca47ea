import { buildTheme } from '@courtside/ui/theme';
import { formatHex } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandTokens } from './brand-tokens.ts';

const hex = (l: number, c: number, h: number) => formatHex({ mode: 'oklch', l, c, h });
const contrastOf = (primary: string, accent: string) =>
  buildTheme({ name: 'planted', tokens: brandTokens({ primary, accent }) as never }).contrast;

test.each([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330])(
  'every pair has its contrast with colours of hue %i, strong or grey, bright or dark',
  (h) => {
    for (const [l, c] of [
      [0.6, 0.3],
      [0.6, 0.1],
      [0.9, 0.05],
      [0.2, 0.02],
    ] as const) {
      expect(contrastOf(hex(l, c, h), hex(l, c, (h + 150) % 360))).toEqual([]);
    }
  },
);

test('and with any other two colours', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, colour, (primary, accent) => {
      expect(contrastOf(primary, accent)).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test.each(['teal', '#12', '', '#12345g'])('%j is no colour', (primary) => {
  expect(() => brandTokens({ primary, accent: '#d97a00' })).toThrow(
    expect.objectContaining({ code: 'create-brand.option' }),
  );
});
