import type { Competition } from '../football/fixtures.ts';
import { generatedDay } from '../football/generated-calendar.ts';
import { footballTitle, footballTitleIds } from '../football/monthly-title.ts';
import { DAY, dayNumber } from '../time/beijing.ts';
import { parentOf, specialById, specialsOf } from '../football/specials.ts';
import { isHotLeague } from '../text/hot-leagues.ts';
import { isFootball, type MatchPlan } from './match-plan.ts';
import type { Outright } from './outright.ts';
import type { SportsCalendar } from '../sports/sports-calendar.ts';

/** A day back, for matches that are still in play or being settled, and days ahead for the early list's week. */
const BEHIND_MS = DAY;
const AHEAD_DAYS = 8;

/** Source of matches. */
export interface Calendar {
  /** Matches that may be listed around a site instant, in order of kick-off. */
  around(instant: number): readonly MatchPlan[];
  byId(gidm: string): MatchPlan | undefined;
  /** Whether corners and cards of a match are matches of their own. */
  hasSpecials?(gidm: string): boolean;
  /** The competition whose winner can be bet on; a generated one has titles of months instead. */
  readonly outright?: Competition;
  /** Generated competitions whose winner can be bet on at a site instant, or could be recently. */
  outrights?(instant: number): readonly Outright[];
  outrightById?(gidm: string): Outright | undefined;
}

export function fixtureCalendar(
  competitions: readonly Competition[],
  outright?: Competition,
): Calendar {
  const all = competitions
    .flatMap((each) => each.matches)
    .sort((a, b) => a.kickOff - b.kickOff || (a.gidm < b.gidm ? -1 : 1));
  const ids = new Map(all.map((plan) => [plan.gidm, plan]));
  return {
    ...(outright === undefined ? {} : { outright }),
    around: (instant) =>
      all.filter(
        (plan) => plan.kickOff >= instant - BEHIND_MS && plan.kickOff <= instant + AHEAD_DAYS * DAY,
      ),
    byId: (gidm) => ids.get(gidm),
  };
}

/** A match of a hot league together with its corners and cards. */
const withSpecials = (plan: MatchPlan): readonly MatchPlan[] =>
  plan.sport === 'FT' && isFootball(plan) && isHotLeague(plan.league)
    ? [plan, ...specialsOf(plan)]
    : [plan];

/**
 * Football of one calendar combined with the other sports of another.
 *
 * @param specials whether corners and cards are matches of their own
 */
export function wholeCalendar(
  football: Calendar,
  sports: SportsCalendar,
  specials = true,
): Calendar {
  const footballById = (gidm: string): MatchPlan | undefined => {
    const parent = football.byId(parentOf(gidm) ?? gidm);
    if (parent === undefined || parent.gidm === gidm || !isFootball(parent)) return parent;
    return specialById(gidm, parent);
  };
  return {
    ...(football.outright === undefined ? {} : { outright: football.outright }),
    around(instant) {
      const own = football.around(instant);
      return [...(specials ? own.flatMap(withSpecials) : own), ...sports.around(instant)];
    },
    byId: (gidm) => footballById(gidm) ?? sports.byId(gidm),
    hasSpecials(gidm) {
      const plan = football.byId(gidm);
      return specials && plan !== undefined && withSpecials(plan).length > 1;
    },
    outrights: (instant) => [
      ...(football.outrights?.(instant) ?? []),
      ...sports.outrights(instant),
    ],
    outrightById: (gidm) => football.outrightById?.(gidm) ?? sports.outrightById(gidm),
  };
}

export function generatedCalendar(seed: number): Calendar {
  const days = new Map<number, readonly MatchPlan[]>();
  const ofDay = (day: number): readonly MatchPlan[] => {
    let plans = days.get(day);
    if (plans === undefined) {
      plans = generatedDay(day, seed);
      days.set(day, plans);
      // Site time may run for months; old days are generated again on request.
      if (days.size > 60) days.delete(days.keys().next().value ?? day);
    }
    return plans;
  };
  return {
    around(instant) {
      const today = dayNumber(instant);
      return Array.from({ length: AHEAD_DAYS + 1 }, (_, i) => ofDay(today - 1 + i)).flat();
    },
    byId(gidm) {
      const day = Date.parse(`20${gidm.slice(0, 2)}-${gidm.slice(2, 4)}-${gidm.slice(4, 6)}`);
      if (!/^\d{8}$/.test(gidm) || Number.isNaN(day)) return undefined;
      return ofDay(Math.floor(day / DAY)).find((plan) => plan.gidm === gidm);
    },
    outrights: (instant) =>
      footballTitleIds(instant).flatMap((gidm) => footballTitle(gidm, seed) ?? []),
    outrightById: (gidm) => footballTitle(gidm, seed),
  };
}
