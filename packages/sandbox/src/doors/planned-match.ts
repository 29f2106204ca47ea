import type { MatchPlan } from '../world/match-plan.ts';
import type { ScoreLine } from '../football/match-plan.ts';

/** The properties of a match from a test door that all sports share. */
export interface PlannedMatch extends Pick<
  MatchPlan,
  'gidm' | 'league' | 'teamH' | 'teamC' | 'kickOff'
> {
  /** Goals of each side; for other sports than football their proportion tells which side is stronger. */
  readonly expect: ScoreLine;
}
