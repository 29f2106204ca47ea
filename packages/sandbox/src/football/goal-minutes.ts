import { dice } from './dice.ts';
import {
  type GoalMinute,
  HALF,
  HALF_TIME_BREAK,
  type PlannedGoal,
  type ScoreLine,
  type Side,
} from './match-plan.ts';

export interface Timing {
  readonly firstHalf: number;
  readonly secondHalf: number;
  readonly goals: readonly PlannedGoal[];
}

const FIRST_ADDED = 2;
const SECOND_ADDED = 4;

/** Places printed minutes on the match's clock. The added time grows when a goal needs it. */
export function timing(goals: readonly GoalMinute[], seed: string): Timing {
  const next = dice(`${seed}|seconds`);
  const added = (first: boolean): number =>
    Math.max(0, ...goals.filter((g) => g.minute <= 45 === first).map((g) => g.added));
  const firstHalf = HALF + Math.max(FIRST_ADDED, added(true)) * 60;
  const secondHalf = HALF + Math.max(SECOND_ADDED, added(false)) * 60;
  const second = firstHalf + HALF_TIME_BREAK;
  const placed = goals.map((goal): PlannedGoal => {
    const played = (goal.minute - 1 + goal.added) * 60 + 3 + Math.floor(next() * 52);
    return { side: goal.side, at: goal.minute <= 45 ? played : second + played - HALF };
  });
  return { firstHalf, secondHalf, goals: placed.sort((a, b) => a.at - b.at) };
}

/** Minutes for a result with only a score; the same seed gives the same minutes. */
export function inventMinutes(full: ScoreLine, half: ScoreLine, seed: string): GoalMinute[] {
  const next = dice(`${seed}|minutes`);
  const some = (side: Side, count: number, from: number): GoalMinute[] =>
    Array.from({ length: count }, () => ({
      side,
      minute: from + 1 + Math.floor(next() * 45),
      added: 0,
    }));
  return (['h', 'c'] as const).flatMap((side) => [
    ...some(side, half[side], 0),
    ...some(side, full[side] - half[side], 45),
  ]);
}

/** A half-time score for a full-time one; each goal is in the first half with a probability of 45 %. */
export function inventHalf(full: ScoreLine, seed: string): ScoreLine {
  const next = dice(`${seed}|half`);
  const some = (count: number): number =>
    Array.from({ length: count }, () => next()).filter((roll) => roll < 0.45).length;
  return { h: some(full.h), c: some(full.c) };
}

/** Whether the minutes match the scores in the same calendar. */
export function minutesFit(
  goals: readonly GoalMinute[],
  full: ScoreLine,
  half: ScoreLine | undefined,
): boolean {
  const count = (side: Side, upTo: number): number =>
    goals.filter((goal) => goal.side === side && goal.minute <= upTo).length;
  const whole = count('h', 90) === full.h && count('c', 90) === full.c;
  return whole && (half === undefined || (count('h', 45) === half.h && count('c', 45) === half.c));
}
