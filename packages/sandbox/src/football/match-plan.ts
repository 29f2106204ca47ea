export type Side = 'h' | 'c';

export interface ScoreLine {
  readonly h: number;
  readonly c: number;
}

/** A goal of the ninety minutes as calendars print it: minute 45 with 2 added is `45+2`. */
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

/** Another result than the one that was told at the end. */
export interface PlannedCorrection {
  /** Seconds after the final whistle. */
  readonly after: number;
  readonly score: ScoreLine;
}

/** What a match of football will be, before anybody interferes with it. */
export interface FootballPlan {
  readonly sport: 'FT' | 'VF';
  /** How many seconds of the match pass in one of site time: 1 when left out. Virtual football is faster. */
  readonly pace?: number;
  readonly gidm: string;
  /** Of corners and cards: the match that they are counted in. */
  readonly parent?: string;
  /** Names as the calendar has them; `text` turns them into Chinese. */
  readonly league: string;
  readonly teamH: string;
  readonly teamC: string;
  /** UTC milliseconds. */
  readonly kickOff: number;
  /** Lengths in seconds. */
  readonly firstHalf: number;
  readonly secondHalf: number;
  /** In the order in which they fall. */
  readonly goals: readonly PlannedGoal[];
  /** Goals expected of each side in ninety minutes, for prices. */
  readonly expect: ScoreLine;
  /** What the result becomes some time after the end; that of most matches stands. */
  readonly correction?: PlannedCorrection;
}

export const HALF_TIME_BREAK = 15 * 60;
export const HALF = 45 * 60;

/** Seconds from kick-off to the final whistle. */
export const planLength = (plan: Pick<FootballPlan, 'firstHalf' | 'secondHalf'>): number =>
  plan.firstHalf + HALF_TIME_BREAK + plan.secondHalf;
