export const BRANDS = ['courtside', 'meridian', 'vermilion'] as const;
export const EDITIONS = ['classic', 'professional'] as const;
export const LOCALES = ['zh-Hans', 'zh-Hant'] as const;
export const WIDTHS = [390, 1280, 1920] as const;
export const SCREENS = ['home', 'sports', 'auth'] as const;

export type ScreenName = (typeof SCREENS)[number];

export interface Dress {
  brand: (typeof BRANDS)[number];
  edition: (typeof EDITIONS)[number];
  locale: (typeof LOCALES)[number];
}

export const DRESSES: readonly Dress[] = BRANDS.flatMap((brand) =>
  EDITIONS.flatMap((edition) => LOCALES.map((locale) => ({ brand, edition, locale }))),
);

/** Name of one picture, without its extension. @example 'home-meridian-classic-zh-Hans-390' */
export const pictureName = (screen: ScreenName, dress: Dress, width: number): string =>
  [screen, dress.brand, dress.edition, dress.locale, width].join('-');

/** Every picture that there has to be. */
export const ALL_PICTURES: readonly string[] = SCREENS.flatMap((screen) =>
  DRESSES.flatMap((dress) => WIDTHS.map((width) => pictureName(screen, dress, width))),
);
