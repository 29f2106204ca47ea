/** The looks of the kit, in the order in which the matrix shows them. */
export const BRANDS = ['courtside', 'meridian', 'vermilion'] as const;
export const EDITIONS = ['classic', 'professional'] as const;

/** What a story is drawn with, by the name that a URL has for it. */
export interface Look {
  brand: string;
  edition: string;
  theme: string;
  priceColors: string;
}

export const lookOf = (globals: Readonly<Record<string, unknown>>): Look => ({
  brand: String(globals['brand']),
  edition: String(globals['edition']),
  theme: String(globals['theme']),
  priceColors: String(globals['priceColors']),
});

/** The attributes of the element that a look holds for. */
export const attributesOf = ({ brand, edition, theme, priceColors }: Look) => ({
  'data-brand': brand,
  'data-edition': edition,
  'data-price-colors': priceColors,
  ...(theme === 'sport' && { 'data-theme': theme }),
});
