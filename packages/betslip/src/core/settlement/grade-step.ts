import type { Score } from '../pick/entry.ts';
import type { GradeCode, VoidCode } from './result-code.ts';

/** Period of a score: half time, full time, or a part of another sport's match (`match`, `H1`, `3`). */
export type ScorePeriod = string;

/** Result of one half of a bet that is split over two lines. */
export interface HalfResult {
  readonly line: string;
  readonly code: 'W' | 'P' | 'L';
}

/** A step of grading, in the order of the calculation. Numbers of goals and lines are decimal text. */
export type GradeStep =
  /** The period was not finished, with the reason. */
  | { readonly step: 'void'; readonly period: ScorePeriod; readonly reason: string }
  | { readonly step: 'score'; readonly period: ScorePeriod; readonly score: Score }
  /** Goals after the bet, the only ones that count for an in-play handicap. */
  | { readonly step: 'since-bet'; readonly scoreAtBet: Score; readonly score: Score }
  | { readonly step: 'margin'; readonly giver: 'H' | 'C'; readonly margin: string }
  | { readonly step: 'total'; readonly goals: string }
  /** `difference` is the distance past the line, from the view of the giving side or of over. */
  | { readonly step: 'line'; readonly line: string; readonly difference: string }
  /** A line between two, such as `0.5 / 1`: half of the bet is on each, with the results of the pick. */
  | { readonly step: 'halves'; readonly halves: readonly [HalfResult, HalfResult] }
  /** The picks that win; empty when the bet is pushed. */
  | { readonly step: 'winning'; readonly picks: readonly string[] }
  | { readonly step: 'grade'; readonly code: GradeCode | VoidCode };

export interface Grade {
  readonly code: GradeCode | VoidCode;
  readonly steps: readonly GradeStep[];
}
