import type { ScoreLine } from '../football/match-plan.ts';
import type { MatchPlan } from './match-plan.ts';

export type PeriodName = 'H1' | 'HT' | 'H2';

/** One thing that a test door did to a match, with the site instant at which it took effect. */
export type MatchEvent =
  | { readonly at: number; readonly kind: 'score'; readonly score: ScoreLine }
  | { readonly at: number; readonly kind: 'period'; readonly period: PeriodName }
  /** The first instant of a part, such as an inning, by its name in the script of the match. */
  | { readonly at: number; readonly kind: 'part'; readonly part: string }
  /** The match stands still: no goal falls and no half ends by itself; or it goes on from where it stood. */
  | { readonly at: number; readonly kind: 'stand'; readonly still: boolean }
  | { readonly at: number; readonly kind: 'finish' }
  | { readonly at: number; readonly kind: 'void' }
  /** After the end: another result than was given first. Null scores call the match off. */
  | {
      readonly at: number;
      readonly kind: 'correct';
      readonly score: ScoreLine | null;
      readonly half: ScoreLine | null;
    };

export interface PinnedPrice {
  readonly gid: string;
  readonly wtype?: string;
  readonly pick: string;
  readonly ior: string;
}

/** All that test doors did to a match; kept in the database. */
export interface MatchEdit {
  /** Of a match that a test door made: it is in no calendar. */
  readonly plan?: MatchPlan;
  readonly events: readonly MatchEvent[];
  readonly suspended: boolean;
  /** Goals up to this site instant no longer suspend the match. */
  readonly calmSince: number;
  readonly prices: readonly PinnedPrice[];
  /** What ties the match to others; none when left out. */
  readonly relations?: readonly string[];
}

export const NO_EDIT: MatchEdit = { events: [], suspended: false, calmSince: 0, prices: [] };
