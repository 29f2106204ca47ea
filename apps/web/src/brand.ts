import type { BrandInput } from '@courtside/shell';
import { courtside } from './brands/courtside.ts';
import { meridian } from './brands/meridian.ts';
import { vermilion } from './brands/vermilion.ts';

/** The demonstration brands. A brand of one's own is another file like these, and a look. */
export const BRANDS = { courtside, meridian, vermilion } as const;

export type BrandName = keyof typeof BRANDS;

export const DEFAULT_BRAND: BrandName = 'courtside';

/** @throws Error naming those that there are; a plain one, as the build reads this before any package is built */
export function brandName(name: string | undefined): BrandName {
  if (name === undefined || name === '') return DEFAULT_BRAND;
  if (Object.hasOwn(BRANDS, name)) return name as BrandName;
  throw new Error(
    `There is no brand ${JSON.stringify(name)}; there are ${Object.keys(BRANDS).join(', ')}`,
  );
}

export const brandInput = (name: BrandName): BrandInput => BRANDS[name];
