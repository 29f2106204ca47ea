import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { EDITIONS, readTiers } from '../src/theme/tiers.ts';
import { computeTokens, readBuiltCss } from './support/built-tokens.ts';

const css = readBuiltCss();
const brands = Object.keys(readTiers(new URL('../tokens/', import.meta.url)).brands);
const read = (brand: string, file: string) =>
  readFileSync(new URL(`../src/brands/${brand}/${file}.svg`, import.meta.url), 'utf8');

describe.each(brands)('the logo of %s', (brand) => {
  test.each(['mark', 'wordmark'])('%s is plain geometry with a name', (file) => {
    const svg = read(brand, file);
    const elements = [...svg.matchAll(/<([a-z]+)/g)].map(([, name = '']) => name);
    const drawn = ['svg', 'path', 'rect', 'circle'];
    expect(elements.filter((name) => !drawn.includes(name))).toEqual([]);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"[^>]* aria-label="\w+">/);
    expect(svg).not.toMatch(/style=|font|href|url\(/);
  });

  test.each(EDITIONS)('shows on the header in %s', (edition) => {
    const header = computeTokens(css, { brand, edition }).get('--cs-header') ?? '';
    const best = (svg: string) =>
      Math.max(...(svg.match(/#[0-9a-f]{6}/g) ?? []).map((colour) => wcagContrast(colour, header)));
    expect(best(read(brand, 'wordmark'))).toBeGreaterThan(7);
    expect(best(read(brand, 'mark'))).toBeGreaterThan(7);
  });
});
