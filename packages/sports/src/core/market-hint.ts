import { marketCode, type MarketKind } from '@courtside/betting-terms';

const HINTS = {
  handicap: 'handicap',
  'set-handicap': 'handicap',
  total: 'total',
  'set-total': 'total',
  'home-total': 'total',
  'away-total': 'total',
  winner: 'winner',
  moneyline: 'winner',
  'odd-even': 'odd-even',
  'correct-score': 'correct-score',
  'half-full': 'half-full',
  'double-chance': 'double-chance',
} as const satisfies Partial<Record<MarketKind, string>>;

/** A word of the glossary that says what a kind of market is. */
export type MarketHint = (typeof HINTS)[keyof typeof HINTS];

/**
 * The word that explains a market; undefined where the name of the market says it.
 *
 * @example marketHint('HROU') // 'total'
 */
export function marketHint(wtype: string): MarketHint | undefined {
  const kind = marketCode(wtype)?.kind;
  return kind && (HINTS as Readonly<Partial<Record<MarketKind, MarketHint>>>)[kind];
}
