import { CLUBS } from '../text/clubs.ts';
import { NATIONALS } from '../text/nationals.ts';
import { dice, poissonDraw, shuffled } from './dice.ts';
import { inventHalf, inventMinutes, timing } from './goal-minutes.ts';
import type { FootballPlan } from './match-plan.ts';
import { plannedCorrection } from './planned-correction.ts';
import { expectedGoals } from './strengths.ts';
import { DAY, dayStart } from '../time/beijing.ts';

const clubs = Object.keys(CLUBS);
const from = (first: string, count: number): string[] => {
  const start = clubs.indexOf(first);
  return clubs.slice(start, start + count);
};
const EUROPE = [
  'Arsenal FC',
  'Liverpool FC',
  'Manchester City FC',
  'Chelsea FC',
  'FC Bayern München',
  'Borussia Dortmund',
  'Real Madrid CF',
  'FC Barcelona',
  'Club Atlético de Madrid',
  'FC Internazionale Milano',
  'Juventus FC',
  'SSC Napoli',
  'Paris Saint-Germain FC',
  'Olympique de Marseille',
  'Sport Lisboa e Benfica',
  'Celtic FC',
];

export interface TitledLeague {
  readonly name: string;
  readonly sides: readonly string[];
}

const FRIENDLY = '国际友谊赛';

/** In the order of a day's slots; the first shares clubs with others, so it gets the remaining ones. */
const LEAGUES: readonly TitledLeague[] = [
  { name: '英超', sides: from('AFC Bournemouth', 20) },
  { name: '意甲', sides: from('AC Milan', 20) },
  { name: '西甲', sides: from('Athletic Club', 20) },
  { name: '德甲', sides: from('1. FC Heidenheim 1846', 18) },
  { name: '法甲', sides: from('AJ Auxerre', 18) },
  { name: '中超', sides: from('Beijing Guoan', 16) },
  { name: FRIENDLY, sides: Object.keys(NATIONALS) },
  { name: '欧洲冠军联赛', sides: EUROPE },
];

/** Leagues with a champion; friendly matches have none. */
export const TITLED_LEAGUES = LEAGUES.filter(({ name }) => name !== FRIENDLY);

const SLOT_MS = 30 * 60_000;
/**
 * The matches of one day: one every half hour around the clock, so that three or four are always in play. The same seed
 * and day give the same matches and results.
 */
export function generatedDay(day: number, seed: number): FootballPlan[] {
  const start = dayStart(day);
  const stamp = new Date(day * DAY).toISOString().slice(2, 10).replaceAll('-', '');
  const busy = new Set<string>();
  const draws = new Map<string, string[]>();
  const europeFirst = LEAGUES.toSorted(
    (a, b) => Number(a.sides.length > 16) - Number(b.sides.length > 16),
  );
  for (const league of europeFirst) {
    const free = league.sides.filter((side) => !busy.has(side));
    const drawn = shuffled(free, dice(`${seed}|${day}|${league.name}`)).slice(0, 12);
    for (const side of drawn) busy.add(side);
    draws.set(league.name, drawn);
  }
  return Array.from({ length: DAY / SLOT_MS }, (_, slot) => {
    const league = LEAGUES[slot % LEAGUES.length] as TitledLeague;
    const sides = draws.get(league.name) ?? [];
    const turn = Math.floor(slot / LEAGUES.length) * 2;
    return generatedMatch(
      `${stamp}${String(slot).padStart(2, '0')}`,
      league.name,
      [sides[turn] ?? league.sides[0] ?? '', sides[turn + 1] ?? league.sides[1] ?? ''],
      start + slot * SLOT_MS,
      seed,
    );
  });
}

function generatedMatch(
  gidm: string,
  league: string,
  [teamH, teamC]: readonly [string, string],
  kickOff: number,
  seed: number,
): FootballPlan {
  const own = `${seed}|${gidm}`;
  const expect = expectedGoals(teamH, teamC, league === FRIENDLY);
  const next = dice(`${own}|score`);
  const full = { h: poissonDraw(expect.h, next), c: poissonDraw(expect.c, next) };
  const minutes = inventMinutes(full, inventHalf(full, own), own);
  const times = timing(minutes, own);
  const correction = plannedCorrection(times, own);
  return {
    ...{ sport: 'FT', gidm, league, teamH, teamC, kickOff, expect, ...times },
    ...(correction && { correction }),
  };
}
