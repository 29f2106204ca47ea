/** Words that screens explain in place, by their ids in the glossary, which has a meaning for each of them. */
export const HINT_WORDS = [
  'correct-score',
  'double-chance',
  'format',
  'half',
  'half-full',
  'handicap',
  'locked',
  'odd-even',
  'series',
  'total',
  'turnover',
  'winner',
  'withdrawable',
] as const;

export type HintWord = (typeof HINT_WORDS)[number];
