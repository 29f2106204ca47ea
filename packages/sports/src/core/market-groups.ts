import { marketCode, type MarketKind } from '@courtside/betting-terms';
import type { OfferedMarket } from './match-feed.ts';

/** A group of markets that bettors look for together. */
export type MarketGroup = 'lines' | 'winner' | 'goals' | 'score' | 'half' | 'parts' | 'other';

/** All groups in the order of the page. */
export const MARKET_GROUPS: readonly MarketGroup[] = [
  'lines',
  'winner',
  'goals',
  'score',
  'half',
  'parts',
  'other',
];

const BY_KIND: Readonly<Partial<Record<MarketKind, MarketGroup>>> = {
  handicap: 'lines',
  'set-handicap': 'lines',
  total: 'lines',
  'set-total': 'lines',
  winner: 'winner',
  moneyline: 'winner',
  'double-chance': 'winner',
  goals: 'goals',
  'both-score': 'goals',
  'home-total': 'goals',
  'away-total': 'goals',
  'nth-goal': 'goals',
  'clean-sheet': 'goals',
  'win-to-nil': 'goals',
  'odd-even': 'goals',
  'correct-score': 'score',
};

/**
 * The groups of a market: a market of the first half is in `half`, a score of the half in `score` too.
 *
 * @example groupsOf('HPD') // ['half', 'score']
 */
export function groupsOf(wtype: string): readonly MarketGroup[] {
  const code = marketCode(wtype);
  if (!code) return ['other'];
  if (code.period === 'part') return ['parts'];
  if (code.kind === 'half-full') return ['half'];
  const own = BY_KIND[code.kind] ?? 'other';
  if (code.period !== 'half') return [own];
  return own === 'score' ? ['half', 'score'] : ['half'];
}

/** All lines of one market: the main line first, then the others by their size, as the home side sees a handicap. */
export interface MarketCard {
  readonly wtype: string;
  readonly lines: readonly OfferedMarket[];
}

/** The size of a line: `0.5 / 1` is 0.75; negative where the home side gives the handicap. */
function sizeOf({ ratio, strong }: OfferedMarket): number {
  const parts = ratio.split('/').map(Number);
  const size = parts.reduce((sum, each) => sum + each, 0) / parts.length;
  return strong === 'H' ? -size : size;
}

/** The markets of a match as cards, one for each code, in the gateway's order. */
export function marketCards(offers: readonly OfferedMarket[]): readonly MarketCard[] {
  const cards = new Map<string, OfferedMarket[]>();
  for (const offer of offers) {
    const lines = cards.get(offer.wtype);
    if (lines) lines.push(offer);
    else cards.set(offer.wtype, [offer]);
  }
  return Array.from(cards, ([wtype, [main, ...others]]) => ({
    wtype,
    lines: main ? [main, ...others.toSorted((a, b) => sizeOf(a) - sizeOf(b))] : [],
  }));
}

/**
 * The key of a market as a favourite: the same before the match and in play, and in every match and part.
 *
 * @example favouriteOf('HROU') // 'half:total'
 */
export function favouriteOf(wtype: string): string {
  const code = marketCode(wtype);
  return code ? `${code.period}:${code.kind}` : wtype;
}
