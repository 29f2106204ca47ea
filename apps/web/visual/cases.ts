export const BRANDS = ['courtside', 'meridian', 'vermilion'] as const;
export const EDITIONS = ['classic', 'professional'] as const;
export const LOCALES = ['zh-Hans', 'zh-Hant'] as const;
export const WIDTHS = [390, 1280, 1920] as const;
export const SCREENS = ['home', 'sports', 'auth', 'member'] as const;

export type ScreenName = (typeof SCREENS)[number];

export interface Theme {
  brand: (typeof BRANDS)[number];
  edition: (typeof EDITIONS)[number];
  locale: (typeof LOCALES)[number];
}

/** Name of one picture, without its extension. @example 'home-meridian-classic-zh-Hans-390' */
export const pictureName = (screen: ScreenName, theme: Theme, width: number): string =>
  [screen, theme.brand, theme.edition, theme.locale, width].join('-');
