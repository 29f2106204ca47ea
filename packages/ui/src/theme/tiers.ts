import { readdirSync, existsSync } from 'node:fs';
import { layTokens, readTokenFile, type TokenGroup } from './token-file.ts';

/** The sources that ship with the package. */
export const TOKENS = new URL('../../tokens/', import.meta.url);

export const EDITIONS = ['classic', 'professional'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The brand that the primitives describe; the files of other brands override them. */
export const DEFAULT_BRAND = 'courtside';
export const DEFAULT_PRICE_COLORS = 'red-up';

export interface BrandTokens {
  brand: TokenGroup;
  classic: TokenGroup;
  professional: TokenGroup;
}

/** All token files, by tier. */
export interface Tiers {
  primitive: TokenGroup;
  /** Semantic tokens that are the same in both editions. */
  base: TokenGroup;
  editions: Record<Edition, TokenGroup>;
  /** Semantic tokens that depend on the member's price colours. */
  priceColors: Record<string, TokenGroup>;
  sport: TokenGroup;
  component: TokenGroup;
  brands: Record<string, BrandTokens>;
}

const NO_BRAND: BrandTokens = { brand: {}, classic: {}, professional: {} };

/** Reads `tokens/`. A folder in `tokens/brands` is a brand; only its `brand.json` is required. */
export function readTiers(root: URL): Tiers {
  const folder = (name: string) =>
    Object.fromEntries(
      readdirSync(new URL(`${name}/`, root))
        .sort()
        .map((file) => [
          file.replace(/\.json$/, ''),
          readTokenFile(new URL(`${name}/${file}`, root)),
        ]),
    );
  const optional = (file: URL) => (existsSync(file) ? readTokenFile(file) : {});
  const merged = (name: string) => Object.values(folder(name)).reduce(layTokens, {});
  const brands: Record<string, BrandTokens> = { [DEFAULT_BRAND]: NO_BRAND };
  for (const name of readdirSync(new URL('brands/', root)).sort()) {
    const file = (part: string) => new URL(`brands/${name}/${part}.json`, root);
    brands[name] = {
      brand: readTokenFile(file('brand')),
      classic: optional(file('classic')),
      professional: optional(file('professional')),
    };
  }
  const semantic = (name: string) => readTokenFile(new URL(`semantic/${name}.json`, root));
  return {
    primitive: merged('primitive'),
    base: semantic('base'),
    editions: { classic: semantic('classic'), professional: semantic('professional') },
    priceColors: folder('price-colors'),
    sport: readTokenFile(new URL('themes/sport.json', root)),
    component: merged('component'),
    brands,
  };
}
