/** Blocks of the home page, in the order in which they stand where a brand says nothing. */
export const HOME_BLOCKS = [
  'notices',
  'member',
  'matches',
  'categories',
  'banners',
  'venues',
  'pools',
  'promotions',
  'app',
] as const;

/**
 * A part of the home page: public notices; what concerns the member who is logged in; what is on in sports; the
 * categories; the operator's banners; venues and games; jackpots; promotions; the app.
 */
export type HomeBlock = (typeof HOME_BLOCKS)[number];
