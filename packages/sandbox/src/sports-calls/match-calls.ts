import type {
  MarketResult,
  MatchAnswer,
  PricePoint,
  ResultsAnswer,
  SportsAnswers,
  SportsRequests,
} from '@courtside/contract';
import { gradeLeg } from '../betting/grading.ts';
import type { Language } from '../text/messages.ts';
import { leagueText } from '../text/names.ts';
import { DAY } from '../time/beijing.ts';
import { Refusal } from '../wire/refusal.ts';
import { gidmOf, leagueId } from '../world/listed-match.ts';
import { marketKey, marketsNow } from '../world/markets-now.ts';
import type { MatchPlan } from '../world/match-plan.ts';
import { isFootballState, isScriptState, type MatchState } from '../world/match-state.ts';
import { matchState } from '../world/state-of.ts';
import type { World } from '../world/world.ts';
import { countSoFar } from './football-incidents.ts';
import { footballPlay, footballStatistics, footballTimeline } from './football-page.ts';
import { endedMatch, form, isOver, type PastParts, stateNow, table } from './past-matches.ts';
import { scriptPlay, scriptStatistics, scriptTimeline } from './script-page.ts';

const HISTORY_MS = 2 * 3_600_000;
const HISTORY_POINTS = 60;
/** Number of days for which results are available. */
const RESULT_DAYS = 35;
/** Virtual football is in the calendar only around an instant. */
const VIRTUAL_STEP = 30 * 60_000;

type InLanguage<T> = T & { readonly language: Language };

/** The public calls about one match and about results. */
export interface MatchCalls {
  /** @throws Refusal 6004 for an unknown match */
  match(request: InLanguage<SportsRequests['getMatch']>): MatchAnswer;
  priceHistory(request: SportsRequests['getPriceHistory']): SportsAnswers['getPriceHistory'];
  /** @throws Refusal 6007 for an invalid day */
  results(request: InLanguage<SportsRequests['getResults']>): ResultsAnswer;
  /** @throws Refusal 6004 for a match that is not over */
  result(request: InLanguage<SportsRequests['getResult']>): SportsAnswers['getResult'];
}

export interface MatchCallParts extends PastParts {
  readonly world: World;
  /** Whether prices move without events. */
  readonly drift: boolean;
}

export function createMatchCalls(parts: MatchCallParts): MatchCalls {
  const { world, clock, calendar, edits, drift } = parts;

  function planOf(gidm: string): MatchPlan {
    const plan = calendar.byId(gidm);
    if (plan === undefined) throw new Refusal(6004);
    return plan;
  }

  function shownMatch(state: MatchState, language: Language) {
    const { gidm } = state.plan;
    const listed = world.find(gidm) ?? {
      ...({ state, show: 'RB', markets: [], board: [] } as const),
      ...{ suspended: false, danger: false, version: 0 },
    };
    const match = world.match(listed, language, 'all');
    // For matches of corners and cards, the counts are the score.
    if (!isFootballState(state) || state.plan.parent !== undefined) return match;
    return {
      ...match,
      corners: countSoFar(state, ['corner']),
      cards: countSoFar(state, ['yellow', 'red']),
    };
  }

  function page(state: MatchState): Pick<MatchAnswer, 'timeline' | 'statistics' | 'play'> {
    const now = clock.site();
    if (isFootballState(state)) {
      // The incidents are on the page of the match itself.
      if (state.plan.parent !== undefined) return { timeline: [], statistics: [], play: null };
      return {
        timeline: footballTimeline(state),
        statistics: footballStatistics(state),
        play: footballPlay(state, now),
      };
    }
    if (!isScriptState(state)) return { timeline: [], statistics: [], play: null };
    return {
      timeline: scriptTimeline(state),
      statistics: scriptStatistics(state),
      play: scriptPlay(state, now),
    };
  }

  /** The markets of a match at an instant; the `wall` of that instant decides how far prices had moved. */
  function marketsAt(plan: MatchPlan, at: number) {
    const state = matchState(plan, edits.of(plan.gidm), at);
    const time = { wall: clock.wall() - clock.wallSince(at), site: at };
    return marketsNow(marketKey(state, time, drift), state, time, drift).markets();
  }

  function priceHistory({ gid, wtype, pick }: SportsRequests['getPriceHistory']) {
    const plan = wtype === 'FS' ? undefined : calendar.byId(gidmOf(gid));
    const points: PricePoint[] = [];
    const now = clock.site();
    if (plan === undefined || isOver(stateNow(parts, plan))) {
      return { method: 'getPriceHistory' as const, points };
    }
    const marketOf = (at: number) =>
      marketsAt(plan, at).find((each) => each.gid === gid && each.wtype === wtype);
    const present = marketOf(now);
    if (present === undefined) return { method: 'getPriceHistory' as const, points };
    for (let step = HISTORY_POINTS - 1; step >= 0; step -= 1) {
      const at = now - (step * HISTORY_MS) / HISTORY_POINTS;
      const market = step === 0 ? present : marketOf(at);
      const ior = market?.ior[pick];
      // Another line is another bet.
      const isSame = market?.ratio === present.ratio && market.strong === present.strong;
      if (isSame && ior !== undefined) points.push({ at, ior });
    }
    return { method: 'getPriceHistory' as const, points };
  }

  function plansOf(start: number, gtype: string): readonly MatchPlan[] {
    const found = new Map<string, MatchPlan>();
    const step = gtype === 'VF' ? VIRTUAL_STEP : DAY;
    for (let at = start; at < start + DAY; at += step) {
      for (const plan of calendar.around(at)) {
        const isWanted = gtype === 'ALL' ? plan.sport !== 'VF' : plan.sport === gtype;
        if (isWanted && plan.kickOff >= start && plan.kickOff < start + DAY) {
          found.set(plan.gidm, plan);
        }
      }
    }
    return [...found.values()].toSorted((a, b) => a.kickOff - b.kickOff);
  }

  function results({
    gtype,
    day,
    language,
  }: InLanguage<SportsRequests['getResults']>): ResultsAnswer {
    const start = Date.parse(`${day}T12:00:00+08:00`);
    if (Number.isNaN(start)) throw new Refusal(6007);
    const leagues = new Map<string, ResultsAnswer['leagues'][number]>();
    const now = clock.site();
    const known = start <= now && start > now - RESULT_DAYS * DAY;
    for (const plan of known ? plansOf(start, gtype) : []) {
      if (plan.kickOff > now) continue;
      const state = stateNow(parts, plan);
      if (!isOver(state)) continue;
      const id = leagueId(plan.league);
      const league = leagues.get(id) ?? {
        league_id: id,
        league_name: leagueText(plan.league, language),
        matches: [],
      };
      league.matches.push(endedMatch(state, language));
      leagues.set(id, league);
    }
    return { method: 'getResults', day, leagues: [...leagues.values()] };
  }

  return {
    match({ gidm, language }) {
      world.glance();
      const plan = planOf(gidm);
      const state = stateNow(parts, plan);
      return {
        method: 'getMatch',
        serverTime: clock.site(),
        version: world.version,
        match: shownMatch(state, language),
        ...page(state),
        form: form(parts, plan, language),
        table: table(parts, plan, language),
      };
    },
    priceHistory,
    results,
    result({ gidm, language }) {
      const plan = planOf(gidm);
      const state = stateNow(parts, plan);
      if (!isOver(state)) throw new Refusal(6004);
      // The lines at the start of the match.
      const offers = marketsAt(plan, plan.kickOff - 1);
      const markets = offers.map(({ gid, wtype, ratio, strong, ior }): MarketResult => {
        const leg = {
          ...{ gtype: plan.sport, wtype, ratio, strong },
          ...{ isLive: false, base: { h: 0, c: 0 } },
        };
        const codes = Object.keys(ior).flatMap((pick) => {
          const ended = gradeLeg({ ...leg, pick }, state);
          return ended === undefined ? [] : [[pick, ended.code] as const];
        });
        return { gid, wtype, ratio, strong, codes: Object.fromEntries(codes) };
      });
      return { method: 'getResult', gidm, match: endedMatch(state, language), markets };
    },
  };
}
