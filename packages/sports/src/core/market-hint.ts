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

/** Id of the glossary entry that explains a kind of market. */
export type MarketHint = (typeof HINTS)[keyof typeof HINTS];

/**
 * The glossary entry that explains a market; undefined where the market's name is clear by itself.
 *
 * @example marketHint('HROU') // 'total'
 */
export function marketHint(wtype: string): MarketHint | undefined {
  const kind = marketCode(wtype)?.kind;
  return kind && (HINTS as Readonly<Partial<Record<MarketKind, MarketHint>>>)[kind];
}
