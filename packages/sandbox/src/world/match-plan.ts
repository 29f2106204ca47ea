import type { FootballPlan } from '../football/match-plan.ts';
import type { ScriptPlan } from '../sports/script.ts';

/** The planned course of a match of any sport, without edits. */
export type MatchPlan = FootballPlan | ScriptPlan;

/** True for football, including virtual football. */
export const isFootball = (plan: MatchPlan): plan is FootballPlan =>
  plan.sport === 'FT' || plan.sport === 'VF';
