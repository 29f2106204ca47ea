import type { FootballPlan } from '../football/match-plan.ts';
import type { ScriptPlan } from '../sports/script.ts';

/** What a match of any sport will be, before anybody interferes with it. */
export type MatchPlan = FootballPlan | ScriptPlan;

/** True for football, the virtual kind included. */
export const isFootball = (plan: MatchPlan): plan is FootballPlan =>
  plan.sport === 'FT' || plan.sport === 'VF';
