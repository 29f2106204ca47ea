import type { Discipline } from './script.ts';

/** Rules of a sport with a clock, and the scoring of its sides. */
export interface TimedRules {
  /** Regulation parts by their names in `se_now`. */
  readonly parts: readonly string[];
  /** Seconds of a part, unless the plan has its own. */
  readonly seconds: number;
  /** Seconds that pass per second of the clock. */
  readonly pace: number;
  /** Breaks in seconds: between parts, and at half-time. */
  readonly rest: number;
  readonly halfRest: number;
  /** Number of parts in the first half; null when halves are not counted. */
  readonly halfAfter: number | null;
  /** Clock seconds of a possession (a drive, an attack): minimum, maximum. Sides take turns. */
  readonly turn: readonly [least: number, most: number];
  /** Chances of the points of a turn; zero points have the remaining chance. */
  readonly outcomes: readonly (readonly [points: number, chance: number])[];
  /** Increase of the scoring rate of a side that is stronger by 1. */
  readonly swing: number;
  /** Whether every score stops bets, or only scores at the end of a close match. */
  readonly stops: 'score' | 'finish';
  readonly overtime: Overtime | null;
  /** Usual final margin of a match that needs overtime. */
  readonly overtimeMargin: number;
  /** Points of both sides in overtime. */
  readonly overtimeTotal: number;
}

interface Overtime {
  readonly seconds: number;
  /** Whether the first score ends it. */
  readonly sudden: boolean;
  /** Whether a shoot-out, worth one point, decides a match that is still level. */
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

/** Average seconds of a turn. */
export const meanTurn = ({ turn: [least, most] }: TimedRules): number => (least + most) / 2;
