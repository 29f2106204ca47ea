/** Kind of a settled bet's code; it decides the payout. */
export type BetResultKind =
  'won' | 'half-won' | 'push' | 'half-lost' | 'lost' | 'refunded' | 'void';

export interface BetResult {
  readonly code: string;
  /** Stable, kebab-case; the key of its message. For a void bet it is the reason. */
  readonly name: string;
  readonly kind: BetResultKind;
}

const decided = [
  { code: 'A', name: 'refunded', kind: 'refunded' },
  { code: 'W', name: 'won', kind: 'won' },
  { code: 'LW', name: 'half-won', kind: 'half-won' },
  { code: 'LL', name: 'half-lost', kind: 'half-lost' },
  { code: 'L', name: 'lost', kind: 'lost' },
  { code: 'P', name: 'push', kind: 'push' },
] as const satisfies readonly BetResult[];

// The specification names the codes and gives "event cancelled, odds error, score error, postponed, abandoned and
// others" as reasons without saying which is which; this table is the contract's choice.
const voidReasons = {
  D: 'cancelled',
  D0: 'event-cancelled',
  D1: 'odds-error',
  D2: 'score-error',
  D3: 'postponed',
  D4: 'abandoned',
  D5: 'venue-changed',
  D6: 'home-and-away-swapped',
  D7: 'line-error',
  D8: 'wrong-teams',
  D9: 'bet-after-start',
  DA: 'result-known',
  DB: 'duplicate-bet',
  DC: 'system-fault',
  DD: 'walkover',
  DE: 'retired',
  DF: 'disqualified',
  DG: 'never-took-part',
  DH: 'line-up-changed',
  DI: 'shortened',
  DJ: 'start-time-changed',
  DK: 'conditions-changed',
  DL: 'card-error',
  DM: 'neutral-ground',
  DN: 'market-without-result',
  DO: 'stale-price',
  DP: 'market-was-suspended',
  DQ: 'related-legs',
  DR: 'limit-exceeded',
  DS: 'stake-error',
  DT: 'automated-betting',
  DU: 'several-accounts',
  DV: 'fraud',
  DW: 'responsible-play',
  DX: 'authority-order',
  DY: 'operator-decision',
  DZ: 'other',
} as const;

/** Every code that a settled bet can have. */
export const BET_RESULTS: readonly BetResult[] = [
  ...decided,
  ...Object.entries(voidReasons).map(([code, name]) => ({ code, name, kind: 'void' as const })),
];

const byCode = new Map(BET_RESULTS.map((row) => [row.code, row]));

/**
 * The row of a settled bet's code, or null when the code is unknown.
 *
 * @example betResult('D3') // { code: 'D3', name: 'postponed', kind: 'void' }
 */
export function betResult(code: string): BetResult | null {
  return byCode.get(code) ?? null;
}
