export type Side = 'h' | 'c';

export interface ScoreLine {
  readonly h: number;
  readonly c: number;
}

/** A goal of the ninety minutes as printed in calendars: minute 45 with 2 added is `45+2`. */
export interface GoalMinute {
  readonly side: Side;
  readonly minute: number;
  readonly added: number;
}

/** A goal on the match's own clock. */
export interface PlannedGoal {
  readonly side: Side;
  /** Seconds since kick-off, half-time included. */
  readonly at: number;
}

/** A corrected result, published after the end. */
export interface PlannedCorrection {
  /** Seconds after the final whistle. */
  readonly after: number;
  readonly score: ScoreLine;
}

/** The planned course of a football match, without edits. */
export interface FootballPlan {
  readonly sport: 'FT' | 'VF';
  /** Seconds of the match per second of site time; 1 when left out. Virtual football is faster. */
  readonly pace?: number;
  readonly gidm: string;
  /** For matches of corners and cards: the match in which they are counted. */
  readonly parent?: string;
  /** Names as in the calendar; `text` translates them into Chinese. */
  readonly league: string;
  readonly teamH: string;
  readonly teamC: string;
  /** UTC milliseconds. */
  readonly kickOff: number;
  /** Lengths in seconds. */
  readonly firstHalf: number;
  readonly secondHalf: number;
  /** In order of time. */
  readonly goals: readonly PlannedGoal[];
  /** Goals expected of each side in ninety minutes, for prices. */
  readonly expect: ScoreLine;
  /** The correction of the result some time after the end; most matches have none. */
  readonly correction?: PlannedCorrection;
}

export const HALF_TIME_BREAK = 15 * 60;
export const HALF = 45 * 60;

/** Seconds from kick-off to the final whistle. */
export const planLength = (plan: Pick<FootballPlan, 'firstHalf' | 'secondHalf'>): number =>
  plan.firstHalf + HALF_TIME_BREAK + plan.secondHalf;
