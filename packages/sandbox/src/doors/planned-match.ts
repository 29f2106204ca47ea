import type { MatchPlan } from '../world/match-plan.ts';
import type { ScoreLine } from '../football/match-plan.ts';

/** What a match that a test door makes has in any sport. */
export interface PlannedMatch extends Pick<
  MatchPlan,
  'gidm' | 'league' | 'teamH' | 'teamC' | 'kickOff'
> {
  /** Goals of each side; beside football their proportion says which side is the stronger. */
  readonly expect: ScoreLine;
}
