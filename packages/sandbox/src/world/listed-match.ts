import type { Market, Match, Score, ShowType } from '@courtside/contract';
import { DAY, dayNumber } from '../time/beijing.ts';
import { HALF } from '../football/match-plan.ts';
import { FIRST_HALF_SHARE, shareLeft } from '../pricing/goal-model.ts';
import { periodOffers } from '../pricing/market-rows.ts';
import { moodBeat, moodyGoals } from '../pricing/mood.ts';
import { CLOSED } from '../pricing/price-text.ts';
import { leagueText, teamText } from '../text/names.ts';
import type { Language } from '../text/messages.ts';
import type { MatchEdit } from './match-edit.ts';
import type { MatchState } from './match-state.ts';
import { hash32 } from '../football/dice.ts';

/** How far ahead the early list looks. */
const EARLY_DAYS = 7;
const EXPECTED_ADDED = 3 * 60;
/** Seconds of play after which prices are made anew in any case. */
const LEAP = 15 * 60;

/** The list that a match stands in, or none. */
export function showTypeOf(state: MatchState, now: number): ShowType | undefined {
  if (state.status === 'in-play' || state.status === 'half-time') return 'RB';
  if (state.status !== 'scheduled') return undefined;
  const days = dayNumber(state.plan.kickOff) - dayNumber(now);
  if (days <= 0) return 'FT';
  return state.plan.kickOff - now <= EARLY_DAYS * DAY ? 'FU' : undefined;
}

const gidFor =
  (gidm: string) =>
  (row: number, half: boolean): string =>
    `${gidm}${row + 1}${half ? '2' : '1'}`;

/** The match that a line id belongs to. */
export const gidmOf = (gid: string): string => gid.slice(0, -2);

/** What a match's prices depend on; as long as it is the same, so are they. */
export function priceKey(state: MatchState, wall: number, drift: boolean): string {
  const live = state.status === 'in-play' || state.status === 'half-time';
  const situation = `${state.period}|${state.score.h}-${state.score.c}`;
  if (!drift) return `${situation}|${Math.floor(state.played / 30)}`;
  // Between two beats time alone changes nothing, but a clock that was put on by a door does.
  const leap = Math.floor(state.played / LEAP);
  return `${situation}|${moodBeat(state.plan.gidm, wall, live)}|${leap}`;
}

/** Goals still to be expected: in the whole match and in its first half. */
function expectations(state: MatchState): { full: Score; half: Score } {
  const { expect } = state.plan;
  const scaled = (share: number): Score => ({ h: expect.h * share, c: expect.c * share });
  const length = HALF + EXPECTED_ADDED;
  const later = 1 - FIRST_HALF_SHARE;
  switch (state.period) {
    case '':
      return { full: scaled(1), half: scaled(FIRST_HALF_SHARE) };
    case 'H1': {
      const half = FIRST_HALF_SHARE * shareLeft(state.played, length);
      return { full: scaled(half + later), half: scaled(half) };
    }
    case 'HT':
      return { full: scaled(later), half: scaled(0) };
    default:
      return { full: scaled(later * shareLeft(state.played - HALF, length)), half: scaled(0) };
  }
}

export interface PricedMarkets {
  readonly key: string;
  readonly markets: readonly Omit<Market, 'sw'>[];
}

export function pricedMarkets(state: MatchState, wall: number, drift: boolean): PricedMarkets {
  const key = priceKey(state, wall, drift);
  const { gidm } = state.plan;
  const inPlay = state.period !== '';
  const beat = drift ? moodBeat(gidm, wall, inPlay) : 0;
  const { full, half } = expectations(state);
  const moody = (goals: Score): Score => (drift ? moodyGoals(goals, gidm, beat) : goals);
  const rows = 2 + (hash32(gidm) % 2);
  const common = { score: state.score, inPlay };
  const offers = periodOffers(
    { ...common, plain: full, moody: moody(full), half: false, rows },
    gidFor(gidm),
  );
  if (state.period === '' || state.period === 'H1') {
    offers.push(
      ...periodOffers(
        { ...common, plain: half, moody: moody(half), half: true, rows: Math.min(2, rows) },
        gidFor(gidm),
      ),
    );
  }
  return { key, markets: offers };
}

/** Pinned prices put in, and each market open or not. */
export function finalMarkets(
  priced: PricedMarkets,
  edit: MatchEdit,
  suspended: boolean,
): readonly Market[] {
  return priced.markets.map((market): Market => {
    const ior = { ...market.ior };
    for (const pin of edit.prices) {
      if (pin.gid !== market.gid) continue;
      if (pin.wtype !== undefined && pin.wtype !== market.wtype) continue;
      if (pin.pick === 'H' || pin.pick === 'C') ior[pin.pick] = pin.ior;
      if (pin.pick === 'N' && ior.N !== undefined) ior.N = pin.ior;
    }
    const dead = ior.H === CLOSED && ior.C === CLOSED;
    return { ...market, ior, sw: !suspended && !dead };
  });
}

const two = (n: number): string => String(n).padStart(2, '0');

function refereeTime(state: MatchState): string {
  const time = `${two(Math.floor(state.played / 60))}:${two(state.played % 60)}`;
  if (state.period === 'HT') return 'HT^^';
  if (state.period === 'H1') return `1H^${time}`;
  return state.period === 'H2' ? `2H^${time}` : '';
}

/** A match as the feed sends it. */
export function feedMatch(
  state: MatchState,
  markets: readonly Market[],
  language: Language,
): Match {
  const { plan } = state;
  return {
    gidm: plan.gidm,
    league_id: leagueId(plan.league),
    league_name: leagueText(plan.league, language),
    gameType: 'FT',
    isLive: state.status === 'in-play' || state.status === 'half-time',
    gameStatus: state.status,
    kickOff: plan.kickOff,
    team_h: teamText(plan.teamH, language),
    team_c: teamText(plan.teamC, language),
    re_time: refereeTime(state),
    se_now: state.period,
    t_count: state.played,
    sc_FT_H: state.score.h,
    sc_FT_C: state.score.c,
    HalfTime: state.half,
    markets: [...markets],
  };
}

export const leagueId = (league: string): string => String(10_000 + (hash32(league) % 90_000));
