import { footballState } from '../football/football-state.ts';
import { planLength } from '../football/match-plan.ts';
import { scriptOf, scriptState } from '../sports/script-state.ts';
import type { MatchEdit } from './match-edit.ts';
import { isFootball, type MatchPlan } from './match-plan.ts';
import type { MatchState } from './match-state.ts';

/** How a match of any sport stands at a site instant, given what was done to it. */
export const matchState = (plan: MatchPlan, edit: MatchEdit, now: number): MatchState =>
  isFootball(plan) ? footballState(plan, edit, now) : scriptState(plan, edit, now);

/** Site instant at which a match ends, unless somebody interferes. */
export const endOf = (plan: MatchPlan): number =>
  plan.kickOff +
  Math.ceil(
    (isFootball(plan) ? planLength(plan) / (plan.pace ?? 1) : scriptOf(plan).length) * 1000,
  );
