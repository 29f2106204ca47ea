import { LEAGUES } from '../sports/leagues.ts';

const HOT = new Set(LEAGUES.filter(({ hot }) => hot === true).map(({ name }) => name));
const HOT_FOOTBALL =
  /^(英超|欧洲冠军联赛|English Premier League|UEFA Champions League|World Cup|Euro )/;

/** True for a competition that members look for first (热门). @param league as in the calendar */
export const isHotLeague = (league: string): boolean =>
  HOT.has(league) || HOT_FOOTBALL.test(league);
