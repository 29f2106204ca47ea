import { footballState } from '../football/football-state.ts';
import { planLength } from '../football/match-plan.ts';
import { scriptOf, scriptState } from '../sports/script-state.ts';
import type { MatchEdit } from './match-edit.ts';
import { isFootball, type MatchPlan } from './match-plan.ts';
import type { MatchState } from './match-state.ts';

/** State of a match of any sport at a site instant, including its edits. */
export const matchState = (plan: MatchPlan, edit: MatchEdit, now: number): MatchState =>
  isFootball(plan) ? footballState(plan, edit, now) : scriptState(plan, edit, now);

/** Planned site instant of a match's end, without edits. */
export const endOf = (plan: MatchPlan): number =>
  plan.kickOff +
  Math.ceil(
    (isFootball(plan) ? planLength(plan) / (plan.pace ?? 1) : scriptOf(plan).length) * 1000,
  );
