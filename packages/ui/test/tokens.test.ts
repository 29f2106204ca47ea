import { describe, expect, test } from 'vitest';
import { buildCss } from '../src/theme/build-css.ts';
import { checkTiers } from '../src/theme/check-tiers.ts';
import { readTiers, type Tiers } from '../src/theme/tiers.ts';
import type { TokenGroup } from '../src/theme/token-file.ts';
import { computeTokens, readBuiltCss } from './support/built-tokens.ts';

const tiers = readTiers(new URL('../tokens/', import.meta.url));
const css = readBuiltCss();

const withBrand = (brand: TokenGroup, classic: TokenGroup = {}): Tiers => ({
  ...tiers,
  brands: { ...tiers.brands, planted: { brand, classic, professional: {} } },
});
const dimension = (value: unknown) => ({ $type: 'dimension', $value: value });

describe('the rules between the tiers', () => {
  test('the committed files keep them', () => {
    expect(checkTiers(tiers)).toEqual([]);
  });

  test('a brand may not touch the component tier', () => {
    const planted = withBrand({ button: { radius: dimension('{radius-sm}') } });
    expect(checkTiers(planted)).toEqual([
      'brands/planted/brand: button.radius belongs to the component tier',
    ]);
  });

  test('a brand may not name what does not exist', () => {
    const planted = withBrand(
      { 'radius-huge': dimension('{size.40}') },
      { 'radius-sm': dimension('{size.4}') },
    );
    expect(checkTiers(planted)).toEqual([
      'brands/planted/brand: there is no radius-huge to override',
      'brands/planted/classic: there is no radius-sm to override',
    ]);
  });

  test('an edition may not lack what the other has', () => {
    const { focus: _focus, ...professional } = tiers.editions.professional;
    const planted = { ...tiers, editions: { ...tiers.editions, professional } };
    expect(checkTiers(planted)).toEqual(['editions: only one of them has focus']);
  });

  test('tiers refer to the tier below only', () => {
    const planted = {
      ...tiers,
      base: { ...tiers.base, target: dimension({ value: 24, unit: 'px' }) },
      component: { ...tiers.component, card: { radius: dimension('{shape.radius-lg}') } },
    };
    expect(checkTiers(planted)).toEqual([
      'component card.radius must refer to one semantic token',
      'semantic target must refer to one primitive',
    ]);
  });
});

describe('the built style sheets', () => {
  test('a reference that leads nowhere does not build', () => {
    const planted = withBrand({ 'radius-sm': dimension('{size.5}') });
    expect(() => buildCss(planted)).toThrow(/reference/i);
  });

  test('a page that says nothing is courtside in classic', () => {
    const named = computeTokens(css, { brand: 'courtside', edition: 'classic' });
    expect(computeTokens(css, {})).toEqual(named);
    expect(named.get('color-scheme')).toBe('light');
  });

  test.each(['courtside', 'meridian', 'vermilion'])(
    '%s inside any page is as on its own',
    (brand) => {
      for (const edition of ['classic', 'professional']) {
        for (const theme of [{}, { theme: 'sport' }]) {
          const look = { brand, edition, ...theme, 'price-colors': 'green-up' };
          const alone = computeTokens(css, look);
          for (const page of ['courtside', 'meridian', 'vermilion']) {
            const outer = { brand: page, edition: 'professional', theme: 'sport' };
            expect(computeTokens(css, outer, look)).toEqual(alone);
            expect(computeTokens(css, { brand: page }, look)).toEqual(alone);
          }
        }
      }
    },
  );

  test('brands differ in colour, shape and density', () => {
    const seen = ['courtside', 'meridian', 'vermilion'].map((brand) => {
      const tokens = computeTokens(css, { brand });
      return [
        'brand',
        'page',
        'header',
        'radius-lg',
        'button-radius',
        'button-height',
        'art-1',
      ].map((name) => tokens.get(`--cs-${name}`));
    });
    for (const [index, value] of (seen[0] ?? []).entries())
      expect(new Set(seen.map((values) => values[index])), String(value)).toHaveProperty('size', 3);
  });

  test('the sport theme is lower and tighter in every brand', () => {
    for (const brand of ['courtside', 'meridian', 'vermilion']) {
      const plain = computeTokens(css, { brand });
      const sport = computeTokens(css, { brand, theme: 'sport' });
      for (const name of ['--cs-control-md', '--cs-row-md', '--cs-price-button-height'])
        expect(parseFloat(sport.get(name) ?? '')).toBeLessThan(parseFloat(plain.get(name) ?? ''));
    }
  });

  test('a brand whose sheet sets semantic properties only moves the components too', () => {
    const own = `${css}\n[data-brand='other'] {\n  --cs-brand: #123456;\n}\n`;
    expect(computeTokens(own, {}, { brand: 'other' }).get('--cs-button-primary-bg')).toBe(
      '#123456',
    );
  });

  test('price colours swap up and down, and blue and orange stand for them', () => {
    const of = (mode: string) => {
      const tokens = computeTokens(css, { edition: 'professional', 'price-colors': mode });
      return [tokens.get('--cs-up'), tokens.get('--cs-down')];
    };
    expect(of('green-up')).toEqual(of('red-up').toReversed());
    expect(of('colour-blind').filter((colour) => of('red-up').includes(colour))).toEqual([]);
  });
});
