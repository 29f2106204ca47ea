import { defineBrand } from '@courtside/shell';
import { standardFeatures } from '@courtside/site/features';
import { prerender as prerenderPage, siteAddresses } from '@courtside/site/prerender';
import { brandName } from './brand-name.ts';
import { LOOKS } from './brand-of.ts';

async function brandOf(brand: string) {
  const name = brandName(brand);
  const { input, logo, playHelp } = await LOOKS[name]();
  return defineBrand({ ...input, logo, playHelp });
}

/** The addresses of a demonstration brand's site. */
export const addresses = async ({ brand }: { brand: string }) =>
  siteAddresses({ brand: await brandOf(brand), features: standardFeatures });

/** A public page of a demonstration brand, for the build. */
export async function prerender(page: { brand: string; language: string; path: string }) {
  return prerenderPage({
    brand: await brandOf(page.brand),
    features: standardFeatures,
    language: page.language as 'zh-Hans' | 'zh-Hant',
    path: page.path,
  });
}
