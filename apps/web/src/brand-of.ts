import type { Brand, BrandInput } from '@courtside/shell';
import type { RuntimeConfig } from '@courtside/site';
import { brandName, type BrandName } from './brand-name.ts';

/** What a brand brings: its input, and what of it takes the build. */
interface Look extends Required<Pick<BrandInput, 'logo' | 'playHelp'>> {
  input: BrandInput;
}

// A site has one brand, so the others are no part of its entry.
export const LOOKS: Record<BrandName, () => Promise<Look>> = {
  courtside: () => import('./looks/courtside.ts'),
  meridian: () => import('./looks/meridian.ts'),
  vermilion: () => import('./looks/vermilion.ts'),
};

/** The brand that the site's server names, with what its environment overrides. */
export async function brandOf(config: RuntimeConfig): Promise<Brand> {
  const name = brandName(config.brandName);
  const [{ input: own, logo, playHelp }, { brandFromEnv, defineBrand }] = await Promise.all([
    LOOKS[name](),
    // The checks of a brand and their texts are not part of the entry.
    import('./define-brand.ts'),
  ]);
  const input = { ...own, logo, playHelp };
  return config.brand ? brandFromEnv(input, config.brand) : defineBrand(input);
}
