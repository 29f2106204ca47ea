import type { ScoreLine } from '../football/match-plan.ts';
import type { MatchPlan } from './match-plan.ts';

export type PeriodName = 'H1' | 'HT' | 'H2';

/** One edit of a match by a test door, with the site instant at which it took effect. */
export type MatchEvent =
  | { readonly at: number; readonly kind: 'score'; readonly score: ScoreLine }
  | { readonly at: number; readonly kind: 'period'; readonly period: PeriodName }
  /** Jumps to the first instant of a part, such as an inning, by its name in the match's script. */
  | { readonly at: number; readonly kind: 'part'; readonly part: string }
  /** The match stands still, without goals or ends of halves, or continues from where it stood. */
  | { readonly at: number; readonly kind: 'stand'; readonly still: boolean }
  | { readonly at: number; readonly kind: 'finish' }
  | { readonly at: number; readonly kind: 'void' }
  /** After the end: corrects the result. A null score abandons the match. */
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

/** All edits of a match by test doors; stored in the database. */
export interface MatchEdit {
  /** For a match that a test door made, which is in no calendar. */
  readonly plan?: MatchPlan;
  readonly events: readonly MatchEvent[];
  readonly suspended: boolean;
  /** Goals up to this site instant no longer suspend the match. */
  readonly calmSince: number;
  readonly prices: readonly PinnedPrice[];
  /** Ids of the match's relations to others; none when left out. */
  readonly relations?: readonly string[];
}

export const NO_EDIT: MatchEdit = { events: [], suspended: false, calmSince: 0, prices: [] };
