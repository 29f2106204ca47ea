/** Code of a sport in the feed, or any other text. */
export type SportText = string | null | undefined;

/** The vocabulary of a sport for the names of its markets. Unknown sports use football's. */
export type SportWords =
  | 'football'
  | 'points'
  | 'goals'
  | 'tennis'
  | 'volleyball'
  | 'table-tennis'
  | 'baseball'
  | 'snooker';

const WORDS: Readonly<Record<string, SportWords>> = {
  BK: 'points',
  OP: 'points',
  TN: 'tennis',
  VB: 'volleyball',
  TT: 'table-tennis',
  BS: 'baseball',
  SK: 'snooker',
};

/** Picks the vocabulary of a sport. Ice hockey is played in goals, the other disciplines of OP in points. */
export function sportWords(gtype: SportText, discipline?: SportText): SportWords {
  if (gtype === 'OP' && discipline === 'IH') return 'goals';
  return gtype && Object.hasOwn(WORDS, gtype) ? (WORDS[gtype] ?? 'football') : 'football';
}
