import type { BrandInput } from '@courtside/shell';
import type { BrandName } from './brand-name.ts';
import { courtside } from './brands/courtside.ts';
import { meridian } from './brands/meridian.ts';
import { vermilion } from './brands/vermilion.ts';

/** The demonstration brands, for the build and the server. A brand of one's own is another file like these, and a look. */
export const BRANDS = { courtside, meridian, vermilion } as const satisfies Record<
  BrandName,
  BrandInput
>;

export const brandInput = (name: BrandName): BrandInput => BRANDS[name];
