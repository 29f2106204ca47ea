import type { SportResult } from '@courtside/betslip';
import type { SportCode } from '@courtside/contract';
import type { FootballPlan, ScoreLine, Side } from '../football/match-plan.ts';
import type { Moment, ScriptPlan } from '../sports/script.ts';
import type { MatchPlan } from './match-plan.ts';

export type MatchStatus = 'scheduled' | 'in-play' | 'half-time' | 'finished' | 'abandoned';

/** A scored goal, with the score after it. */
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
   * Seconds on the clock. Football counts up: 0 to 45 minutes and added time, the second half from 45 minutes on. In
   * other sports it is the rest of the period, and 0 when no clock runs.
   */
  readonly played: number;
  /** The score that decides: goals, points, sets, frames, runs. */
  readonly score: ScoreLine;
  /** Score of the first half, known from its end on; null when halves are not counted. */
  readonly half: ScoreLine | null;
  /** Points of each quarter, set, inning, frame, third or half so far, the running one last; none in football. */
  readonly parts: readonly ScoreLine[];
  /**
   * The result for grading in sports other than football: parts as soon as they are over. While the match runs, its
   * status is `abandoned`, which is not a result of the whole match: the match's `status` tells whether there is one.
   */
  readonly result: SportResult | null;
  /** In their order; null in other sports, and after a test set a score or period, which does not tell the goals. */
  readonly goals: readonly FallenGoal[] | null;
  /** Site instant of the latest goal, or of another event that stops bets for a moment. */
  readonly lastGoalAt: number | null;
  /** For an outright: the winning picks, once it is over. */
  readonly winners?: readonly string[];
  /** Site instant of the next planned goal, without further edits. */
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
  /** The script's moment; undefined before the start. */
  readonly moment: Moment | undefined;
  /** Index of that moment in the script. */
  readonly step: number;
  /** Number of finished parts. */
  readonly finished: number;
}

export const isFootballState = (state: MatchState): state is FootballState =>
  state.sport === 'FT' || state.sport === 'VF';

export const isScriptState = (state: MatchState): state is ScriptState => !isFootballState(state);
