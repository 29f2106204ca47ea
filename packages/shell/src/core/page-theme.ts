import type { PriceColors } from '@courtside/ui/tokens';
import type { Edition } from './edition.ts';

/** Settings that determine the look and the language of the whole page. */
export interface PageTheme {
  /** The brand's theme. */
  brand: string;
  edition: Edition;
  priceColors: PriceColors;
  /** BCP 47 tag of the language that the page is in. */
  language: string;
}

/** The element that carries the theme: `document.documentElement`, or any other in a test. */
export interface ThemeTarget {
  lang: string;
  readonly dataset: Record<string, string | undefined>;
}

/** Applies the theme attributes, which the style sheets read (docs/design.md). */
export function applyTheme(
  target: ThemeTarget,
  { brand, edition, priceColors, language }: PageTheme,
): void {
  target.lang = language;
  target.dataset['brand'] = brand;
  target.dataset['edition'] = edition;
  target.dataset['priceColors'] = priceColors;
}
