import type { SportResult } from '@courtside/betslip';
import type { ScoreLine, Side } from '../football/match-plan.ts';

/** Sports that play by a script of moments; football and virtual football play by their goals. */
export type ScriptSport = 'BK' | 'TN' | 'BS' | 'VB' | 'TT' | 'SK' | 'OP';
/** Sport of `OP` (other): American football, ice hockey, rugby union. */
export type Discipline = 'AF' | 'IH' | 'RU';
/** The rules of a match. */
export type RulesCode = Exclude<ScriptSport, 'OP'> | Discipline;

/** The planned course of a match of a sport other than football, without edits. */
export interface ScriptPlan {
  readonly sport: ScriptSport;
  /** For `OP` only. */
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
  /** Advantage of the home side: -1 to 1, home advantage included. */
  readonly edge: number;
  /** Maximum number of sets or frames, for sports that are won by them. */
  readonly bestOf?: number;
  /** Length of a quarter in basketball, which differs by league; seconds. */
  readonly partSeconds?: number;
}

/** State of a match from one instant until the next moment. */
export interface Moment {
  /** Seconds since the start, breaks included. */
  readonly at: number;
  /** `se_now` of the feed: `Q1`, `HT`, `OT`, `S2`, `I9`, `F3`, `P1`, `H2`; every overtime is `OT`. */
  readonly period: string;
  /** Quarters, sets, innings, frames so far, the running one last. */
  readonly parts: readonly ScoreLine[];
  /** Number of finished parts. */
  readonly finished: number;
  /** Seconds left on the clock at `at`; 0 without a clock. */
  readonly watch: number;
  /** Clock seconds per second; 0 while it stands. */
  readonly rate: number;
  /** Points of the running game in tennis, of the running set or frame elsewhere. */
  readonly game?: readonly [home: string, away: string];
  readonly serving?: 'H' | 'C';
  /** Of an inning. */
  readonly half?: 'top' | 'bottom';
  /** True for an event around which bets are not taken: a touchdown, a goal, a won set. */
  readonly key: boolean;
}

export interface Script {
  /** In order; the first is at 0 and the last is the end of the match. */
  readonly moments: readonly Moment[];
  /** Ending of the match. A postponed match or a walkover has no moments. */
  readonly ending: SportResult['status'];
  /** The side that advances after a retirement or walkover. */
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

/** Index of the last entry of a row, ordered by `at`, that is not after an instant; -1 when all are later. */
export function lastBefore(row: readonly { readonly at: number }[], at: number): number {
  let [low, high] = [0, row.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((row[middle]?.at ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
