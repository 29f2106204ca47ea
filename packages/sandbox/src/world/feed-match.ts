import type { Match } from '@courtside/contract';
import type { Language } from '../text/messages.ts';
import { countryOf, leagueText, teamText } from '../text/names.ts';
import { searchText } from '../text/search-text.ts';
import { isHotMatch } from './hot-match.ts';
import { leagueId, teamId } from './listed-match.ts';
import {
  isFootballState,
  isScriptState,
  type MatchState,
  type ScriptState,
} from './match-state.ts';
import type { MatchPlan } from './match-plan.ts';
import type { Listed } from './world.ts';

const two = (n: number): string => String(n).padStart(2, '0');

/** The referee's time of the feed. @example '2H^32:11', 'HT^^', 'Q3^04:10', 'S2^^' */
export function refereeTime(state: MatchState): string {
  const { period, played } = state;
  if (period === '' || period === 'FT') return '';
  if (period === 'HT') return 'HT^^';
  const time = `${two(Math.floor(played / 60))}:${two(played % 60)}`;
  if (isFootballState(state)) return `${period === 'H1' ? '1H' : '2H'}^${time}`;
  const clock = isScriptState(state) && (state.moment?.rate ?? 0) > 0;
  return `${period}^${clock || played > 0 ? time : '^'}`;
}

/** Fields that only sports other than football have. */
function scriptFields(state: ScriptState): Partial<Match> {
  const { plan, moment, parts, finished, score } = state;
  const sets = plan.bestOf !== undefined;
  return {
    ...(plan.discipline === undefined ? {} : { discipline: plan.discipline }),
    ...(plan.bestOf === undefined ? {} : { bestOf: plan.bestOf }),
    ...(sets && parts.length > 0 ? { sc_set_H: score.h, sc_set_A: score.c } : {}),
    ...(moment?.game === undefined || finished === parts.length
      ? {}
      : { sc_game_H: moment.game[0], sc_game_A: moment.game[1] }),
    ...(moment?.serving === undefined ? {} : { serving: moment.serving }),
    ...(plan.sport === 'BS' && parts.length > 0 ? { inningNum: parts.length } : {}),
    ...(moment?.half === undefined ? {} : { half: moment.half }),
  };
}

/** Countries of national sides; only football has them. */
function countries({ sport, teamH, teamC }: MatchPlan): Partial<Match> {
  if (sport !== 'FT') return {};
  const [home, away] = [countryOf(teamH), countryOf(teamC)];
  return {
    ...(home === undefined ? {} : { team_h_country: home }),
    ...(away === undefined ? {} : { team_c_country: away }),
  };
}

/** A match in the feed's form. */
export function feedMatch(
  { state, markets, board }: Listed,
  relations: readonly string[] | undefined,
  language: Language,
  scope: 'board' | 'all',
): Match {
  const { plan } = state;
  return {
    gidm: plan.gidm,
    league_id: leagueId(plan.league),
    league_name: leagueText(plan.league, language),
    gameType: plan.sport,
    isLive: state.status === 'in-play' || state.status === 'half-time',
    gameStatus: state.status,
    kickOff: plan.kickOff,
    team_h: teamText(plan.teamH, language),
    team_c: teamText(plan.teamC, language),
    team_h_id: teamId(plan.teamH),
    team_c_id: teamId(plan.teamC),
    ...countries(plan),
    re_time: refereeTime(state),
    se_now: state.period,
    t_count: state.played,
    sc_FT_H: state.score.h,
    sc_FT_C: state.score.c,
    HalfTime: state.half,
    ...(relations === undefined || relations.length === 0 ? {} : { relations: [...relations] }),
    hot: isHotMatch(plan),
    ...(isFootballState(state) && state.plan.parent !== undefined
      ? { parentGidm: state.plan.parent }
      : {}),
    search: searchText([plan.teamH, plan.teamC, plan.league]),
    parts: [...state.parts],
    ...(isScriptState(state) ? scriptFields(state) : {}),
    moreMarkets: markets.length - board.length,
    markets: scope === 'all' ? [...markets] : [...board],
  };
}
