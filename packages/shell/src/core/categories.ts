/** The home categories in their order (spec access 2). */
export const CATEGORIES = [
  'home',
  'sport',
  'egame',
  'realbet',
  'lottery',
  'chess',
  'gaming',
  'fish',
] as const;

export type Category = (typeof CATEGORIES)[number];
