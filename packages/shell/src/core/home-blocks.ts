/** Blocks of the home page, in their default order. */
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
 * A part of the home page: public notices; information for the member who is logged in; current sports matches; the
 * categories; the operator's banners; venues and games; jackpots; promotions; the app.
 */
export type HomeBlock = (typeof HOME_BLOCKS)[number];
