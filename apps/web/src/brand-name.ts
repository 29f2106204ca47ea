/** Names of the demonstration brands; what they are stands in `brands` and `looks`. */
const BRAND_NAMES = ['courtside', 'meridian', 'vermilion'] as const;

export type BrandName = (typeof BRAND_NAMES)[number];

export const DEFAULT_BRAND: BrandName = 'courtside';

/** @throws Error naming those that there are; a plain one, as the build reads this before any package is built */
export function brandName(name: string | undefined): BrandName {
  if (name === undefined || name === '') return DEFAULT_BRAND;
  const known = BRAND_NAMES.find((each) => each === name);
  if (known) return known;
  throw new Error(`There is no brand ${JSON.stringify(name)}; there are ${BRAND_NAMES.join(', ')}`);
}
