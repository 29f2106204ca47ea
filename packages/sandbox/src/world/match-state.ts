import type { SportResult } from '@courtside/betslip';
import type { SportCode } from '@courtside/contract';
import type { FootballPlan, ScoreLine, Side } from '../football/match-plan.ts';
import type { Moment, ScriptPlan } from '../sports/script.ts';
import type { MatchPlan } from './match-plan.ts';

export type MatchStatus = 'scheduled' | 'in-play' | 'half-time' | 'finished' | 'abandoned';

/** A goal that fell, with the score it made. */
export interface FallenGoal {
  readonly side: Side;
  /** Seconds on the referee's watch. */
  readonly played: number;
  readonly period: 'H1' | 'H2';
  readonly score: ScoreLine;
}

/** A match at one instant. */
export interface MatchState {
  readonly plan: MatchPlan;
  readonly sport: SportCode;
  readonly status: MatchStatus;
  /** `se_now` of the feed; empty before the start, `FT` at the end. */
  readonly period: string;
  /**
   * Seconds on the clock. Football counts up: 0 to 45 minutes and added time, the second half from 45 minutes on. Elsewhere
   * they are what is left of the period, and 0 where no clock runs.
   */
  readonly played: number;
  /** The score that decides: goals, points, sets, frames, runs. */
  readonly score: ScoreLine;
  /** Of the first half, known from its end on; null where none is counted. */
  readonly half: ScoreLine | null;
  /** Points of each quarter, set, inning, frame, third or half so far, the running one last; none in football. */
  readonly parts: readonly ScoreLine[];
  /**
   * What can be graded beside football: parts as soon as they are over. While the match runs its status is `abandoned`,
   * which is no result of the whole: `status` of the match says whether there is one.
   */
  readonly result: SportResult | null;
  /** In their order; null when a score or period was set by hand, which does not say who scored when, and beside football. */
  readonly goals: readonly FallenGoal[] | null;
  /** Site instant of the latest goal, or of what else stops bets for a moment. */
  readonly lastGoalAt: number | null;
  /** Of an outright only: the picks that won, once it is over. */
  readonly winners?: readonly string[];
  /** Site instant of the next goal that is going to fall, unless somebody interferes. */
  readonly nextGoalAt: number | null;
}

export interface FootballState extends MatchState {
  readonly plan: FootballPlan;
  readonly sport: 'FT' | 'VF';
  readonly period: '' | 'H1' | 'HT' | 'H2' | 'FT';
}

export interface ScriptState extends MatchState {
  readonly plan: ScriptPlan;
  readonly sport: ScriptPlan['sport'];
  /** Of the script; undefined before the start. */
  readonly moment: Moment | undefined;
  /** Which moment of the script that is. */
  readonly step: number;
  /** How many of the parts are over. */
  readonly finished: number;
}

export const isFootballState = (state: MatchState): state is FootballState =>
  state.sport === 'FT' || state.sport === 'VF';

export const isScriptState = (state: MatchState): state is ScriptState => !isFootballState(state);
