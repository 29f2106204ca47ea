/**
 * Whether bets are placed at an address: sports, halls, catalogues and games, including those of the slot page.
 *
 * @example isPlaceOfPlay('/pg/game') // true
 */
export const isPlaceOfPlay = (pathname: string): boolean =>
  /^\/game\/|^\/(?:pg|dz)\/game$/.test(pathname);
