import type { Market, Score, ShowType } from '@courtside/contract';
import { bettingDay } from '@courtside/contract';
import { DAY } from '../time/beijing.ts';
import { HALF } from '../football/match-plan.ts';
import { SPECIAL_TEAM } from '../football/specials.ts';
import { FIRST_HALF_SHARE, shareLeft } from '../pricing/goal-model.ts';
import { footballMarkets } from '../pricing/football-markets.ts';
import { periodOffers } from '../pricing/market-rows.ts';
import { moodOf, moodyGoals, type PriceTime } from '../pricing/mood.ts';
import { CLOSED } from '../pricing/price-text.ts';
import { bareName } from '../text/names.ts';
import type { MatchEdit } from './match-edit.ts';
import type { FootballState, MatchState } from './match-state.ts';
import { hash32 } from '../football/dice.ts';

/** Number of days that the early list covers. */
const EARLY_DAYS = 7;
const EXPECTED_ADDED = 3 * 60;
/** Seconds of play after which prices are always computed again. */
const LEAP = 15 * 60;
/** Lines of handicap and total: for the match, and for its first half. */
const ROWS = 5;
const HALF_ROWS = 3;

/** The list of a match, or none. */
export function showTypeOf(state: MatchState, now: number): ShowType | undefined {
  if (state.status === 'in-play' || state.status === 'half-time') return 'RB';
  if (state.status !== 'scheduled') return undefined;
  const days = bettingDay(state.plan.kickOff) - bettingDay(now);
  if (days <= 0) return 'FT';
  return state.plan.kickOff - now <= EARLY_DAYS * DAY ? 'FU' : undefined;
}

const gidFor =
  (gidm: string) =>
  (row: number, half: boolean): string =>
    `${gidm}${row + 1}${half ? '2' : '1'}`;

/** The match of a line id. */
export const gidmOf = (gid: string): string => gid.slice(0, -2);

/** Everything that a match's prices depend on; they stay the same while it does. */
export function priceKey(state: FootballState, time: PriceTime, drift: boolean): string {
  const live = state.status === 'in-play' || state.status === 'half-time';
  const situation = `${state.period}|${state.score.h}-${state.score.c}`;
  if (!drift) return `${situation}|${Math.floor(state.played / 30)}`;
  // Between two beats time alone changes nothing, but a jump of the clock by a door does.
  const leap = Math.floor(state.played / LEAP);
  return `${situation}|${moodOf(state.plan, time, live).key}|${leap}`;
}

/** Goals still expected: in the whole match and in its first half. */
export function expectations(state: FootballState): { full: Score; half: Score } {
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
  /** Handicap, total and 1X2. */
  readonly markets: readonly Omit<Market, 'sw'>[];
  /** All others, computed when the match is first read. */
  readonly more: () => readonly Omit<Market, 'sw'>[];
}

export function pricedMarkets(
  state: FootballState,
  time: PriceTime,
  drift: boolean,
): PricedMarkets {
  const key = priceKey(state, time, drift);
  const { gidm } = state.plan;
  const inPlay = state.period !== '';
  const mood = moodOf(state.plan, time, inPlay);
  const { full, half } = expectations(state);
  const moody = (goals: Score): Score => (drift ? moodyGoals(goals, gidm, mood) : goals);
  const common = { score: state.score, inPlay };
  const offers = periodOffers(
    { ...common, plain: full, moody: moody(full), half: false, rows: ROWS },
    gidFor(gidm),
  );
  if (state.period === '' || state.period === 'H1') {
    offers.push(
      ...periodOffers(
        { ...common, plain: half, moody: moody(half), half: true, rows: HALF_ROWS },
        gidFor(gidm),
      ),
    );
  }
  const view = { period: state.period, score: state.score, half: state.half };
  const more = (): readonly Omit<Market, 'sw'>[] =>
    // Corners and cards only have handicap, total and the winner.
    state.plan.parent !== undefined
      ? []
      : footballMarkets({ ...view, left: moody(full), halfLeft: moody(half) }, gidFor(gidm));
  return { key, markets: offers, more };
}

/** Applies pinned prices, and sets each market open or closed. */
export function finalMarkets(
  priced: readonly Omit<Market, 'sw'>[],
  edit: MatchEdit,
  suspended: boolean,
): readonly Market[] {
  return priced.map((market): Market => {
    const ior = { ...market.ior };
    for (const pin of edit.prices) {
      if (pin.gid !== market.gid) continue;
      if (pin.wtype !== undefined && pin.wtype !== market.wtype) continue;
      if (ior[pin.pick] !== undefined) ior[pin.pick] = pin.ior;
    }
    const dead = Object.values(ior).every((price) => price === CLOSED);
    return { ...market, ior, sw: !suspended && !dead };
  });
}

/** Columns of the board, for the match and its first half. */
const BOARD = /^(H?(R|RE|R?OU|R?M|R?ML)|SRE?)$/;
/** The main row and one more. */
const BOARD_ROWS = new Set(['1', '2']);

export const isOnBoard = ({ gid, wtype }: Pick<Market, 'gid' | 'wtype'>): boolean =>
  BOARD.test(wtype) && BOARD_ROWS.has(gid.at(-2) ?? '');

export const leagueId = (league: string): string => String(10_000 + (hash32(league) % 90_000));

/** One id for a team in all its matches and counts. @example teamId('Mexico (角球数)') === teamId('Mexico') */
export const teamId = (team: string): string =>
  String(100_000 + (hash32(bareName(team.replace(SPECIAL_TEAM, ''))) % 900_000));
