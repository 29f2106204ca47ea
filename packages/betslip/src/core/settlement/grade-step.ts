import type { Score } from '../pick/entry.ts';
import type { GradeCode, VoidCode } from './result-code.ts';

/** What a score belongs to: half time, full time, or a part of another sport's match (`match`, `H1`, `3`). */
export type ScorePeriod = string;

/** What became of the half of a bet that is on one of two lines. */
export interface HalfResult {
  readonly line: string;
  readonly code: 'W' | 'P' | 'L';
}

/** How a grade came about, in the order of the working. Numbers of goals and lines are decimal text. */
export type GradeStep =
  /** The period was never finished, and why. */
  | { readonly step: 'void'; readonly period: ScorePeriod; readonly reason: string }
  | { readonly step: 'score'; readonly period: ScorePeriod; readonly score: Score }
  /** Goals after the bet, which alone count for an in-play handicap. */
  | { readonly step: 'since-bet'; readonly scoreAtBet: Score; readonly score: Score }
  | { readonly step: 'margin'; readonly giver: 'H' | 'C'; readonly margin: string }
  | { readonly step: 'total'; readonly goals: string }
  /** `difference` is what lies past the line, as the giving side or over sees it. */
  | { readonly step: 'line'; readonly line: string; readonly difference: string }
  /** A line between two, such as `0.5 / 1`: half of the bet at each, as the pick has it. */
  | { readonly step: 'halves'; readonly halves: readonly [HalfResult, HalfResult] }
  /** The picks that win; empty when the bet is pushed. */
  | { readonly step: 'winning'; readonly picks: readonly string[] }
  | { readonly step: 'grade'; readonly code: GradeCode | VoidCode };

export interface Grade {
  readonly code: GradeCode | VoidCode;
  readonly steps: readonly GradeStep[];
}
