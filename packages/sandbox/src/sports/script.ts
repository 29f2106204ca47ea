import type { SportResult } from '@courtside/betslip';
import type { ScoreLine, Side } from '../football/match-plan.ts';

/** Sports that play by a script of moments; football and virtual football play by their goals. */
export type ScriptSport = 'BK' | 'TN' | 'BS' | 'VB' | 'TT' | 'SK' | 'OP';
/** What `OP` (other) is: American football, ice hockey, rugby union. */
export type Discipline = 'AF' | 'IH' | 'RU';
/** Which rules a match is played by. */
export type RulesCode = Exclude<ScriptSport, 'OP'> | Discipline;

/** What a match of a sport beside football will be, before anybody interferes with it. */
export interface ScriptPlan {
  readonly sport: ScriptSport;
  /** Of `OP` only. */
  readonly discipline?: Discipline;
  readonly gidm: string;
  /** Names in Simplified Chinese. */
  readonly league: string;
  readonly teamH: string;
  readonly teamC: string;
  /** UTC milliseconds. */
  readonly kickOff: number;
  /** Decides everything that happens in the match. */
  readonly seed: string;
  /** How much stronger the home side is: -1 to 1, home advantage included. */
  readonly edge: number;
  /** Sets or frames at most; of sports that are won by them. */
  readonly bestOf?: number;
  /** Length of a quarter in basketball, which differs by league; seconds. */
  readonly partSeconds?: number;
}

/** How a match stands from one instant until the next moment. */
export interface Moment {
  /** Seconds since the start, breaks included. */
  readonly at: number;
  /** `se_now` of the feed: `Q1`, `HT`, `OT`, `S2`, `I9`, `F3`, `P1`, `H2`; every overtime is `OT`. */
  readonly period: string;
  /** Quarters, sets, innings, frames so far, the running one last. */
  readonly parts: readonly ScoreLine[];
  /** How many of the parts are over. */
  readonly finished: number;
  /** Seconds left on the clock at `at`; 0 without a clock. */
  readonly watch: number;
  /** Seconds of the clock that pass in a second; 0 while it stands. */
  readonly rate: number;
  /** Points of the running game in tennis, of the running set or frame elsewhere. */
  readonly game?: readonly [home: string, away: string];
  readonly serving?: 'H' | 'C';
  /** Of an inning. */
  readonly half?: 'top' | 'bottom';
  /** Something happened around which bets are not taken: a touchdown, a goal, a set that is won. */
  readonly key: boolean;
}

export interface Script {
  /** In order; the first is at 0 and the last is how the match ended. */
  readonly moments: readonly Moment[];
  /** How it ends. A match that is postponed or a walkover has no moments. */
  readonly ending: SportResult['status'];
  /** Who goes on after a retirement or walkover. */
  readonly advances?: 'H' | 'C';
  /** Seconds from the start to the end. */
  readonly length: number;
}

export const rulesOf = (plan: Pick<ScriptPlan, 'sport' | 'discipline'>): RulesCode =>
  plan.sport === 'OP' ? (plan.discipline ?? 'IH') : plan.sport;

export const other = (side: Side): Side => (side === 'h' ? 'c' : 'h');

export const sumOf = (parts: readonly ScoreLine[]): ScoreLine =>
  parts.reduce((sum, part) => ({ h: sum.h + part.h, c: sum.c + part.c }), { h: 0, c: 0 });

/** Parts won by each side. @example wonOf([{ h: 6, c: 4 }, { h: 3, c: 6 }]) // { h: 1, c: 1 } */
export const wonOf = (parts: readonly ScoreLine[]): ScoreLine =>
  sumOf(parts.map(({ h, c }) => ({ h: h > c ? 1 : 0, c: c > h ? 1 : 0 })));

/** Index of the last of a row, ordered by `at`, that is not after an instant; -1 when all are. */
export function lastBefore(row: readonly { readonly at: number }[], at: number): number {
  let [low, high] = [0, row.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((row[middle]?.at ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
