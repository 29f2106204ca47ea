import { describe, expect, test } from 'vitest';
import { EDITIONS, readTiers } from '../src/theme/tiers.ts';
import { tokenPaths } from '../src/theme/token-file.ts';
import { PRICE_COLORS } from '../src/tokens/price-colors.ts';
import { HUE_GAP, LIGHTNESS_GAP } from '../src/theme/theme-contrast.ts';
import { computeTokens, readBuiltCss, type Attributes } from './support/built-tokens.ts';
import { contrastFaults, contrastOver, hueGap, lightnessGap } from '../src/theme/check-contrast.ts';
import { CONTROL, EXEMPT, PAIRS } from '../src/theme/contrast-pairs.ts';

const css = readBuiltCss();
const tiers = readTiers(new URL('../tokens/', import.meta.url));

const looks: Attributes[] = Object.keys(tiers.brands).flatMap((brand) =>
  EDITIONS.flatMap((edition) =>
    [{}, { theme: 'sport' }].flatMap((theme) =>
      PRICE_COLORS.map((colours) => ({ brand, edition, ...theme, 'price-colors': colours })),
    ),
  ),
);
const named = looks.map((look): [string, Attributes] => [Object.values(look).join(' '), look]);

test('three brands in two editions, with and without the sport theme, are looked at', () => {
  expect(named).toHaveLength(3 * 2 * 2 * 3);
});

describe.each(named)('%s', (_, look) => {
  const tokens = computeTokens(css, look);

  test('every pair of the kit has its contrast', () => {
    expect(contrastFaults(tokens, PAIRS)).toEqual([]);
  });

  test('up and down differ in lightness and in hue', () => {
    expect(lightnessGap(tokens, 'up', 'down')).toBeGreaterThanOrEqual(LIGHTNESS_GAP);
    expect(hueGap(tokens, 'up', 'down')).toBeGreaterThanOrEqual(HUE_GAP);
  });

  test.each(['#ffffff', '#000000'])('a control over a picture shows on %s', (ground) => {
    const ratio = contrastOver(tokens, 'on-media-control', 'media-control', ground);
    expect(ratio).toBeGreaterThanOrEqual(CONTROL);
  });
});

test('a text colour that is too pale is found', () => {
  const pale = css.replaceAll(/--cs-text-3: #[0-9a-f]+/g, '--cs-text-3: #b9c0c6');
  expect(pale).not.toBe(css);
  const found = contrastFaults(computeTokens(pale, {}), PAIRS);
  expect(found).toContainEqual({
    foreground: 'text-3',
    background: 'surface',
    ratio: expect.closeTo(1.84, 1),
    minimum: 4.5,
  });
  expect(contrastFaults(computeTokens(css, {}), PAIRS)).toEqual([]);
});

test('moves of equal lightness are found', () => {
  const flat = new Map([
    ['--cs-up', 'oklch(0.5 0.18 27)'],
    ['--cs-down', 'oklch(0.5 0.12 155)'],
  ]);
  expect(lightnessGap(flat, 'up', 'down')).toBeLessThan(LIGHTNESS_GAP);
  expect(hueGap(flat, 'up', 'down')).toBeGreaterThan(HUE_GAP);
});

test('every semantic colour stands in a pair or on the list of exemptions, and no name is stale', () => {
  const semantic = [
    tiers.base,
    tiers.editions.classic,
    ...Object.values(tiers.priceColors),
  ].flatMap((group) =>
    [...tokenPaths(group)].filter(([, { $type }]) => $type === 'color').map(([path]) => path),
  );
  const covered = new Set([
    ...PAIRS.flatMap(([front, back]) => [front, back]),
    ...Object.keys(EXEMPT),
  ]);
  expect([...new Set(semantic)].filter((name) => !covered.has(name))).toEqual([]);
  expect([...covered].filter((name) => !semantic.includes(name))).toEqual([]);
});
