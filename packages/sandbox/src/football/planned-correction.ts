import type { MatchEdit } from '../world/match-edit.ts';
import { isFootball, type MatchPlan } from '../world/match-plan.ts';
import { dice } from './dice.ts';
import {
  type FootballPlan,
  HALF_TIME_BREAK,
  planLength,
  type PlannedCorrection,
} from './match-plan.ts';

/** One in fifty: about one of the generated matches of a day. */
const SHARE = 1 / 50;
/** Seconds after the final whistle: the minimum, and the maximum that is added to it. */
const AFTER = [300, 900] as const;

/**
 * A correction of few matches: the last goal, in the second half, is cancelled. The same seed gives the same result.
 */
export function plannedCorrection(
  { goals, firstHalf }: Pick<FootballPlan, 'goals' | 'firstHalf'>,
  seed: string,
): PlannedCorrection | undefined {
  const next = dice(`${seed}|correction`);
  const last = goals.at(-1);
  if (next() >= SHARE || last === undefined || last.at < firstHalf + HALF_TIME_BREAK)
    return undefined;
  const counted = (side: 'h' | 'c') =>
    goals.slice(0, -1).filter((goal) => goal.side === side).length;
  return {
    after: AFTER[0] + Math.floor(next() * AFTER[1]),
    score: { h: counted('h'), c: counted('c') },
  };
}

/**
 * The site instant at which a match's planned correction is published; null for a match that a test has changed, and
 * for corners and cards, which stay as counted.
 */
export function correctedAt(plan: MatchPlan, { events }: Pick<MatchEdit, 'events'>): number | null {
  if (!isFootball(plan) || plan.correction === undefined) return null;
  if (plan.parent !== undefined || events.length > 0) return null;
  return plan.kickOff + (planLength(plan) + plan.correction.after) * 1000;
}
