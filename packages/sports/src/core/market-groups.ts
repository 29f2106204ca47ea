import { marketCode, type MarketKind } from '@courtside/betting-terms';
import type { OfferedMarket } from './match-feed.ts';

/** Markets that a bettor looks for together. */
export type MarketGroup = 'lines' | 'winner' | 'goals' | 'score' | 'half' | 'parts' | 'other';

/** In the order in which a page offers them. */
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
 * The groups of a market: one of the first half is among those of the half, a score of the half among the scores too.
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

/** A line as a number: `0.5 / 1` is 0.75, and below 0 what the home side gives. */
function sizeOf({ ratio, strong }: OfferedMarket): number {
  const parts = ratio.split('/').map(Number);
  const size = parts.reduce((sum, each) => sum + each, 0) / parts.length;
  return strong === 'H' ? -size : size;
}

/** The markets of a match, those of one code together, in the order of the gateway. */
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
 * What a market is known by as a favourite: the same before the match and in play, and in every match and part.
 *
 * @example favouriteOf('HROU') // 'half:total'
 */
export function favouriteOf(wtype: string): string {
  const code = marketCode(wtype);
  return code ? `${code.period}:${code.kind}` : wtype;
}
