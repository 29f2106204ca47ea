/** Sport codes of the feed (spec betting 4). */
export const SPORT_CODES = [
  'ALL',
  'FT',
  'VF',
  'BK',
  'TN',
  'OP',
  'SK',
  'FS',
  'BS',
  'VB',
  'TT',
] as const;

/**
 * True for sports whose in-play handicap counts from the score at the bet. Elsewhere the whole score counts, so that a
 * bet does not depend on the score at which it was placed.
 */
export const countsFromBet = (sport: string): boolean => sport === 'FT' || sport === 'VF';

export type SportCode = (typeof SPORT_CODES)[number];

/** True for a code of the feed. */
export const isSportCode = (text: string): text is SportCode =>
  (SPORT_CODES as readonly string[]).includes(text);
