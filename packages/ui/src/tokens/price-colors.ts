/** The palettes of price moves: the values of the attribute `data-price-colors`. */
export const PRICE_COLORS = ['red-up', 'green-up', 'colour-blind'] as const;

export type PriceColors = (typeof PRICE_COLORS)[number];

export interface PriceColorChoices {
  /** The member's stored choice; anything that is not a palette counts as no choice. */
  member?: string | null | undefined;
  /** Language tag of the page, such as `zh-Hans` or `zh-Hant-HK`. */
  locale?: string | undefined;
  /** The brand's own palette. */
  brand: PriceColors;
}

const isPriceColors = (value: string): value is PriceColors =>
  PRICE_COLORS.some((known) => known === value);

/** Rising markets are red on the mainland and in Taiwan, green in Hong Kong and Macau. */
function ofLocale(locale: string): PriceColors | undefined {
  const [language, ...rest] = locale.toLowerCase().split(/[-_]/);
  if (language !== 'zh') return undefined;
  if (rest.includes('hk') || rest.includes('mo')) return 'green-up';
  if (rest.includes('hans') || rest.includes('cn') || rest.includes('tw')) return 'red-up';
  // Traditional characters alone do not tell which custom applies.
  return undefined;
}

/**
 * Chooses the palette of a page: the member's choice, then the custom of the locale, then the brand's.
 *
 * @example choosePriceColors({ member: null, locale: 'zh-Hans', brand: 'green-up' }) // 'red-up'
 */
export function choosePriceColors({ member, locale, brand }: PriceColorChoices): PriceColors {
  if (member && isPriceColors(member)) return member;
  return (locale === undefined ? undefined : ofLocale(locale)) ?? brand;
}
