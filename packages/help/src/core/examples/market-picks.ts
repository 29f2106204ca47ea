import type { MatchWtype } from '@courtside/betslip';

/** Markets of the example besides handicaps and totals, with the offered picks of each. */
export const MARKET_PICKS = {
  M: ['H', 'N', 'C'],
  HM: ['H', 'N', 'C'],
  EO: ['O', 'E'],
  PD: ['H1C0', 'H2C0', 'H2C1', 'H0C0', 'H1C1', 'H0C1', 'H1C2', 'OVH'],
  T: ['0-1', '2-3', '4-6', '7+'],
  F: ['HH', 'HN', 'HC', 'NH', 'NN', 'NC', 'CH', 'CN', 'CC'],
  DC: ['HN', 'CN', 'HC'],
  TS: ['Y', 'N'],
  CS: ['H', 'C'],
  WN: ['H', 'C'],
  WM: ['H1', 'H2', 'H3', 'HOV', 'C1', 'C2', 'C3', 'COV', '0', 'N'],
} as const satisfies Partial<Record<MatchWtype, readonly string[]>>;

export type ExampleMarket = keyof typeof MARKET_PICKS;

export const EXAMPLE_MARKETS = Object.keys(MARKET_PICKS) as readonly ExampleMarket[];
