import type { Locale } from '@courtside/i18n';
import type { PriceColors } from '@courtside/ui/tokens';
import type { Edition } from './edition.ts';

/** What decides how the whole page looks and in which script it is. */
export interface Dress {
  /** The brand's theme. */
  brand: string;
  edition: Edition;
  priceColors: PriceColors;
  locale: Locale;
}

/** The part of an element that carries a dress: `document.documentElement`, or any other in a test. */
export interface Wearer {
  lang: string;
  readonly dataset: Record<string, string | undefined>;
}

/** Puts a dress on; style sheets read it from the attributes (docs/design.md). */
export function dressPage(page: Wearer, { brand, edition, priceColors, locale }: Dress): void {
  page.lang = locale;
  page.dataset['brand'] = brand;
  page.dataset['edition'] = edition;
  page.dataset['priceColors'] = priceColors;
}
