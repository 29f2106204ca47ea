import type { MatchEdit } from '../world/match-edit.ts';
import { isFootball, type MatchPlan } from '../world/match-plan.ts';
import { dice } from './dice.ts';
import {
  type FootballPlan,
  HALF_TIME_BREAK,
  planLength,
  type PlannedCorrection,
} from './match-plan.ts';

/** About one of the generated matches of a day. */
const SHARE = 1 / 50;
/** Seconds after the final whistle: least, and how many more at most. */
const AFTER = [300, 900] as const;

/** Of few matches: the last goal, of the second half, does not count after all. The same seed gives the same. */
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
 * The site instant at which the planned correction of a match is told; none of one that a test has changed, and of
 * corners and cards, which stay as they were counted.
 */
export function correctedAt(plan: MatchPlan, { events }: Pick<MatchEdit, 'events'>): number | null {
  if (!isFootball(plan) || plan.correction === undefined) return null;
  if (plan.parent !== undefined || events.length > 0) return null;
  return plan.kickOff + (planLength(plan) + plan.correction.after) * 1000;
}
