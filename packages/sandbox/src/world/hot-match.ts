import { parentOf } from '../football/specials.ts';
import { isHotLeague } from '../text/hot-leagues.ts';
import type { MatchPlan } from './match-plan.ts';

/** True for a match that members look for first (热门), but not for its corners and cards. */
export const isHotMatch = ({ league, gidm }: Pick<MatchPlan, 'league' | 'gidm'>): boolean =>
  isHotLeague(league) && parentOf(gidm) === undefined;
