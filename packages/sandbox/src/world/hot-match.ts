import { parentOf } from '../football/specials.ts';
import { isHotLeague } from '../text/hot-leagues.ts';
import type { MatchPlan } from './match-plan.ts';

/** True for a match that people look for first (热门); its corners and cards stand beside it, and are none. */
export const isHotMatch = ({ league, gidm }: Pick<MatchPlan, 'league' | 'gidm'>): boolean =>
  isHotLeague(league) && parentOf(gidm) === undefined;
