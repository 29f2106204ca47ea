import type { Competition } from '../football/fixtures.ts';
import { generatedDay } from '../football/generated-calendar.ts';
import { DAY, dayNumber } from '../time/beijing.ts';
import type { MatchPlan } from '../football/match-plan.ts';

/** A day before an instant, for matches that are still being played or settled, and the early list's week after it. */
const BEHIND_MS = DAY;
const AHEAD_DAYS = 8;

/** Where matches come from. */
export interface Calendar {
  /** Matches worth looking at around a site instant, in order of kick-off. */
  around(instant: number): readonly MatchPlan[];
  byId(gidm: string): MatchPlan | undefined;
}

export function fixtureCalendar(competitions: readonly Competition[]): Calendar {
  const all = competitions
    .flatMap((each) => each.matches)
    .sort((a, b) => a.kickOff - b.kickOff || (a.gidm < b.gidm ? -1 : 1));
  const ids = new Map(all.map((plan) => [plan.gidm, plan]));
  return {
    around: (instant) =>
      all.filter(
        (plan) => plan.kickOff >= instant - BEHIND_MS && plan.kickOff <= instant + AHEAD_DAYS * DAY,
      ),
    byId: (gidm) => ids.get(gidm),
  };
}

export function generatedCalendar(seed: number): Calendar {
  const days = new Map<number, readonly MatchPlan[]>();
  const ofDay = (day: number): readonly MatchPlan[] => {
    let plans = days.get(day);
    if (plans === undefined) {
      plans = generatedDay(day, seed);
      days.set(day, plans);
      // Site time may run for months; what is long past is made again if anybody asks.
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
  };
}
