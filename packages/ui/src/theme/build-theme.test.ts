import { expect, test } from 'vitest';
import { buildTheme } from './build-theme.ts';

const colour = ($value: unknown) => ({ $type: 'color', $value });

test('a theme that changes nothing has every contrast, and a sheet of its own', () => {
  const { css, contrast } = buildTheme({ name: 'harbour', tokens: {} });
  expect(contrast).toEqual([]);
  expect(css).toContain(":root[data-brand='harbour'],");
  expect(css).toContain("[data-brand='harbour'][data-edition='professional']");
  expect(css).not.toContain("data-brand='meridian'");
});

test('a colour is taken as OKLCH, as sRGB, or as the hexadecimal text of older files', () => {
  const sheets = [
    { colorSpace: 'oklch', components: [0.4, 0.07, 188] },
    { colorSpace: 'srgb', components: [0, 0.3216, 0.3216] },
    '#005252',
  ].map(
    (value) =>
      buildTheme({ name: 'harbour', tokens: { palette: { brand: { 4: colour(value) } } } }).css,
  );
  expect(/--cs-brand: (#[0-9a-f]{6});/.exec(sheets[1] ?? '')?.[1]).toBe('#005252');
  expect(sheets[2]).toBe(sheets[1]);
  expect(sheets[0]).toMatch(/--cs-brand: #00[45][0-9a-f]{3};/);
});

test('a pair below its ratio is told with its edition, both colours, what it has and what it needs', () => {
  const tokens = { classic: { 'text-3': colour('#b9c0c6') } };
  expect(buildTheme({ name: 'harbour', tokens }).contrast).toContain(
    'classic: text-3 on surface has 1.84, needs 4.5',
  );
});

test('moves of equal lightness are told with their palette', () => {
  const palette = { move: { green: { 1: colour('#a03a00') } } };
  const { contrast } = buildTheme({ name: 'harbour', tokens: { palette } });
  expect(contrast).toContain('classic red-up: up and down must differ in lightness and in hue');
});

test.each([
  ['a name with capitals', { name: 'Harbour', tokens: {} }, /no name of a theme/],
  ['a name of ours', { name: 'meridian', tokens: {} }, /theme of @courtside\/ui/],
  ['a list', { name: 'a', tokens: [] as never }, /no group/],
  ['a token that there is not', { name: 'a', tokens: { glow: colour('#fff') } }, /no glow/],
  [
    'a token of a component',
    { name: 'a', tokens: { button: { radius: { $type: 'dimension', $value: '{size.4}' } } } },
    /component tier/,
  ],
  [
    'a reference to nothing',
    { name: 'a', tokens: { classic: { text: colour('{palette.none}') } } },
    /text has a reference to palette\.none/,
  ],
  [
    'a circle of references',
    {
      name: 'a',
      tokens: {
        palette: { brand: { 1: colour('{palette.brand.2}'), 2: colour('{palette.brand.1}') } },
      },
    },
    /leads back to palette\.brand/,
  ],
  [
    'a word for a colour',
    { name: 'a', tokens: { palette: { brand: { 4: colour('teal') } } } },
    /palette\.brand\.4: "teal" is no colour/,
  ],
  [
    'a colour without numbers',
    { name: 'a', tokens: { palette: { brand: { 4: colour({ colorSpace: 'oklch' }) } } } },
    /palette\.brand\.4: a colour without/,
  ],
])('%s is refused', (_, input, reason) => {
  expect(() => buildTheme(input)).toThrow(
    expect.objectContaining({ code: 'theme.invalid', message: expect.stringMatching(reason) }),
  );
});
