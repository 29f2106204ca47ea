import type { SportCode } from '@courtside/contract';
import { dice, shuffled } from '../football/dice.ts';
import { DAY, dayNumber, dayStart } from '../time/beijing.ts';
import type { MatchPlan } from '../world/match-plan.ts';
import type { Outright } from '../world/outright.ts';
import { LEAGUES, type SportLeague, strengthOf } from './leagues.ts';
import type { Discipline, ScriptPlan, ScriptSport } from './script.ts';
import { monthlyIds, monthlyOutright } from './monthly-outright.ts';
import { moduleOf } from './sport-module.ts';
import { VIRTUAL_EVERY_MS, VIRTUAL_LEAGUES, virtualMatch } from './virtual-football.ts';

/** Daily programme of one sport: matches at equal intervals around the clock. */
interface Programme {
  /** Digit of the sport in its match ids. */
  readonly digit: number;
  readonly sport: ScriptSport;
  readonly discipline?: Discipline;
  readonly perDay: number;
}

/** Enough of each that some thirty matches are in play at any hour. */
const PROGRAMMES: readonly Programme[] = [
  { digit: 1, sport: 'BK', perDay: 60 },
  { digit: 2, sport: 'TN', perDay: 96 },
  { digit: 3, sport: 'VB', perDay: 40 },
  { digit: 4, sport: 'TT', perDay: 120 },
  { digit: 5, sport: 'BS', perDay: 36 },
  { digit: 6, sport: 'SK', perDay: 44 },
  { digit: 7, sport: 'OP', discipline: 'AF', perDay: 16 },
  { digit: 8, sport: 'OP', discipline: 'IH', perDay: 40 },
  { digit: 9, sport: 'OP', discipline: 'RU', perDay: 24 },
];
const FIVE_MINUTES = 300_000;
const VIRTUAL_DIGIT = 0;
/** Number of days ahead for which the other sports are listed. */
const AHEAD_DAYS = 2;
/** Virtual football is listed for the next half hour. */
const VIRTUAL_AHEAD_MS = 30 * 60_000;
const VIRTUAL_BEHIND_MS = 10 * 60_000;

const stampOf = (day: number): string =>
  new Date(day * DAY).toISOString().slice(2, 10).replaceAll('-', '');

const three = (slot: number): string => String(slot).padStart(3, '0');

const HOME_EDGE = 0.16;

/** Pairs for a day from the leagues of a programme; a side plays again only after all others have. */
function pairings(
  programme: Programme,
  day: number,
  seed: number,
): { league: SportLeague; sides: [string, string] }[] {
  const leagues = LEAGUES.filter(
    ({ sport, discipline }) => sport === programme.sport && discipline === programme.discipline,
  );
  const busy = new Set<string>();
  const decks = leagues.map((league, at) => ({
    league,
    deck: [] as string[],
    next: dice(`${seed}|${programme.digit}|${day}|${at}`),
  }));
  const draw = (of: (typeof decks)[number], fresh: boolean): [string, string] | undefined => {
    if (of.deck.length < 2 && fresh) of.deck = shuffled(of.league.sides, of.next);
    const free = of.deck.filter((side) => !busy.has(side));
    const [home, away] = fresh ? of.deck : free;
    if (home === undefined || away === undefined) return undefined;
    of.deck = of.deck.filter((side) => side !== home && side !== away);
    busy.add(home);
    busy.add(away);
    return [home, away];
  };
  for (const each of decks) each.deck = shuffled(each.league.sides, each.next);
  return Array.from({ length: programme.perDay }, (_, slot) => {
    const order = decks.map((_each, at) => decks[(slot + at) % decks.length]);
    for (const fresh of [false, true]) {
      for (const of of order) {
        const sides = of && draw(of, fresh);
        if (sides !== undefined && of !== undefined) return { league: of.league, sides };
      }
    }
    throw new Error('A programme without sides');
  });
}

function programmeDay(programme: Programme, day: number, seed: number): ScriptPlan[] {
  const { sport, discipline, digit, perDay } = programme;
  return pairings(programme, day, seed).map(({ league, sides: [teamH, teamC] }, slot) => {
    const gidm = `${stampOf(day)}${digit}${three(slot)}`;
    const home = league.neutral === true ? 0 : HOME_EDGE;
    const edge = (strengthOf(teamH) - strengthOf(teamC)) / 2 + home;
    return {
      sport,
      ...(discipline === undefined ? {} : { discipline }),
      gidm,
      league: league.name,
      teamH,
      teamC,
      kickOff: dayStart(day) + Math.floor((slot * DAY) / perDay / FIVE_MINUTES) * FIVE_MINUTES,
      seed: `${seed}|${gidm}`,
      edge: Math.max(-1, Math.min(1, edge)),
      ...(league.bestOf === undefined ? {} : { bestOf: league.bestOf }),
      ...(league.partSeconds === undefined ? {} : { partSeconds: league.partSeconds }),
    };
  });
}

const virtualId = (slot: number, league: number): string => {
  const start = slot * VIRTUAL_EVERY_MS;
  const day = dayNumber(start);
  const ofDay = Math.floor((start - dayStart(day)) / VIRTUAL_EVERY_MS);
  return `${stampOf(day)}${VIRTUAL_DIGIT}${three(ofDay)}${league}`;
};

/** The calendar of everything but football, the same for the same seed. */
export interface SportsCalendar {
  /** Matches that may be listed around a site instant. */
  around(instant: number): readonly MatchPlan[];
  byId(gidm: string): MatchPlan | undefined;
  /** All matches of a day (Beijing) except virtual football. */
  ofDay(day: number): readonly ScriptPlan[];
  /** Competitions whose winner can be bet on, or could be recently. */
  outrights(instant: number): readonly Outright[];
  outrightById(gidm: string): Outright | undefined;
}

/** @param sports the played sports; all by default */
export function sportsCalendar(seed: number, sports?: readonly SportCode[]): SportsCalendar {
  const played = (code: SportCode): boolean => sports === undefined || sports.includes(code);
  const programmes = PROGRAMMES.filter(({ sport }) => played(sport));
  const days = new Map<number, readonly ScriptPlan[]>();
  const ids = new Map<string, MatchPlan>();
  const virtual = new Map<string, MatchPlan>();

  const ofDay = (day: number): readonly ScriptPlan[] => {
    let plans = days.get(day);
    if (plans === undefined) {
      plans = programmes.flatMap((programme) => programmeDay(programme, day, seed));
      days.set(day, plans);
      for (const plan of plans) ids.set(plan.gidm, plan);
      const [oldest] = days.keys();
      if (days.size > 30 && oldest !== undefined) {
        for (const plan of days.get(oldest) ?? []) ids.delete(plan.gidm);
        days.delete(oldest);
      }
    }
    return plans;
  };

  function virtualOf(slot: number, league: number): MatchPlan {
    const gidm = virtualId(slot, league);
    let plan = virtual.get(gidm);
    if (plan === undefined) {
      plan = virtualMatch(gidm, slot, league, seed);
      if (virtual.size > 2000) virtual.clear();
      virtual.set(gidm, plan);
    }
    return plan;
  }

  const outrightById = (gidm: string): Outright | undefined => {
    const title = monthlyOutright(gidm, seed);
    return title && played(title.sport) ? title : undefined;
  };

  return {
    ofDay,
    outrights: (instant) => monthlyIds(instant).flatMap((gidm) => outrightById(gidm) ?? []),
    outrightById,
    around(instant) {
      const today = dayNumber(instant);
      const plans: MatchPlan[] = [];
      for (let day = today - 1; day <= today + AHEAD_DAYS; day += 1) {
        for (const plan of ofDay(day)) {
          // A match that is certainly over is in no list, and computing its end would play it.
          if (plan.kickOff + moduleOf(plan).longest * 1000 >= instant) plans.push(plan);
        }
      }
      if (!played('VF')) return plans;
      const from = Math.floor((instant - VIRTUAL_BEHIND_MS) / VIRTUAL_EVERY_MS);
      const to = Math.floor((instant + VIRTUAL_AHEAD_MS) / VIRTUAL_EVERY_MS);
      for (let slot = from; slot <= to; slot += 1) {
        for (const league of VIRTUAL_LEAGUES.keys()) plans.push(virtualOf(slot, league));
      }
      return plans;
    },
    byId(gidm) {
      if (!/^\d{10,11}$/.test(gidm)) return undefined;
      const at = Date.parse(`20${gidm.slice(0, 2)}-${gidm.slice(2, 4)}-${gidm.slice(4, 6)}`);
      if (Number.isNaN(at)) return undefined;
      const day = Math.floor(at / DAY);
      if (gidm.length === 10) {
        ofDay(day);
        return ids.get(gidm);
      }
      if (!played('VF') || Number(gidm[6]) !== VIRTUAL_DIGIT) return undefined;
      const slot = dayStart(day) / VIRTUAL_EVERY_MS + Number(gidm.slice(7, 10));
      const league = Number(gidm[10]);
      const valid = league < VIRTUAL_LEAGUES.length && Number(gidm.slice(7, 10)) < 480;
      return valid ? virtualOf(slot, league) : undefined;
    },
  };
}
