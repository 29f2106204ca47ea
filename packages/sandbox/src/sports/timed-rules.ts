import type { Discipline } from './script.ts';

/** Rules of a sport with a clock, and how its sides score. */
export interface TimedRules {
  /** Regulation parts by their names in `se_now`. */
  readonly parts: readonly string[];
  /** Seconds of a part, unless the plan has its own. */
  readonly seconds: number;
  /** Seconds that pass while the clock runs one. */
  readonly pace: number;
  /** Breaks in seconds: between parts, and at half-time. */
  readonly rest: number;
  readonly halfRest: number;
  /** Parts of the first half; null where nobody counts halves. */
  readonly halfAfter: number | null;
  /** Seconds of the clock that a possession (a drive, an attack) takes: least, most. Sides take turns. */
  readonly turn: readonly [least: number, most: number];
  /** What a turn brings with which chance; nothing with the rest. */
  readonly outcomes: readonly (readonly [points: number, chance: number])[];
  /** What a side that is stronger by 1 scores more often. */
  readonly swing: number;
  /** Every score stops bets, or those at the end of a close match only. */
  readonly stops: 'score' | 'finish';
  readonly overtime: Overtime | null;
  /** Final margin that a match which needs overtime usually has. */
  readonly overtimeMargin: number;
  /** Points of both sides in it. */
  readonly overtimeTotal: number;
}

interface Overtime {
  readonly seconds: number;
  /** The first score ends it. */
  readonly sudden: boolean;
  /** Decides by a shoot-out what is still level, worth one. */
  readonly shootOut: boolean;
}

export const TIMED_RULES: Readonly<Record<'BK' | Discipline, TimedRules>> = {
  BK: {
    parts: ['Q1', 'Q2', 'Q3', 'Q4'],
    seconds: 600,
    pace: 2.3,
    rest: 130,
    halfRest: 900,
    halfAfter: 2,
    turn: [7, 21],
    outcomes: [
      [2, 0.33],
      [3, 0.12],
      [1, 0.06],
    ],
    swing: 0.07,
    stops: 'finish',
    overtime: { seconds: 300, sudden: false, shootOut: false },
    overtimeMargin: 5,
    overtimeTotal: 21,
  },
  AF: {
    parts: ['Q1', 'Q2', 'Q3', 'Q4'],
    seconds: 900,
    pace: 2.8,
    rest: 120,
    halfRest: 780,
    halfAfter: 2,
    turn: [100, 230],
    outcomes: [
      [7, 0.22],
      [3, 0.17],
      [6, 0.01],
      [8, 0.01],
    ],
    swing: 0.32,
    stops: 'score',
    overtime: { seconds: 600, sudden: true, shootOut: false },
    overtimeMargin: 3,
    overtimeTotal: 4,
  },
  IH: {
    parts: ['P1', 'P2', 'P3'],
    seconds: 1200,
    pace: 1.9,
    rest: 1050,
    halfRest: 1050,
    halfAfter: null,
    turn: [40, 80],
    outcomes: [[1, 0.1]],
    swing: 0.22,
    stops: 'score',
    overtime: { seconds: 300, sudden: true, shootOut: true },
    overtimeMargin: 1,
    overtimeTotal: 1,
  },
  RU: {
    parts: ['H1', 'H2'],
    seconds: 2400,
    pace: 1.15,
    rest: 720,
    halfRest: 720,
    halfAfter: 1,
    turn: [100, 200],
    outcomes: [
      [7, 0.11],
      [3, 0.13],
      [5, 0.06],
    ],
    swing: 0.45,
    stops: 'score',
    overtime: null,
    overtimeMargin: 0,
    overtimeTotal: 0,
  },
};

/** Seconds that a turn takes on average. */
export const meanTurn = ({ turn: [least, most] }: TimedRules): number => (least + most) / 2;
