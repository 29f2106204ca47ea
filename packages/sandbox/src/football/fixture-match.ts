import { dice, hash32, poissonDraw } from './dice.ts';
import { inventHalf, inventMinutes, minutesFit, timing } from './goal-minutes.ts';
import { kickOff } from './kick-off.ts';
import type { GoalMinute, FootballPlan, ScoreLine, Side } from './match-plan.ts';
import { expectedGoals } from './strengths.ts';

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const teamName = (value: unknown): string | undefined => {
  const name = isRecord(value) ? value['name'] : value;
  return typeof name === 'string' && name !== '' ? name : undefined;
};

function pair(value: unknown): ScoreLine | undefined {
  if (!Array.isArray(value)) return undefined;
  const [h, c]: unknown[] = value;
  const good = (goals: unknown): goals is number =>
    typeof goals === 'number' && Number.isInteger(goals) && goals >= 0 && goals < 50;
  return good(h) && good(c) ? { h, c } : undefined;
}

/** Goals of the ninety minutes. A bare 92 is added time unless the match had extra time. */
function goalMinutes(list: unknown, side: Side, extraTime: boolean): GoalMinute[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((goal: unknown) => {
    if (!isRecord(goal)) return [];
    const found = /^(\d{1,3})(?:\+(\d{1,2}))?$/.exec(String(goal['minute']));
    if (found === null) return [];
    const minute = Number(found[1]);
    const added = Number(found[2] ?? goal['offset'] ?? 0) || 0;
    if (minute < 1) return [];
    if (minute > 90) return extraTime ? [] : [{ side, minute: 90, added: minute - 90 }];
    return [{ side, minute, added: minute === 45 || minute === 90 ? added : 0 }];
  });
}

/**
 * The plan of one match of an openfootball calendar, or undefined when it cannot be played: no teams, no day or time,
 * or postponed. Data missing in the calendar is invented from the seed, consistent with the given data.
 */
export function planOf(raw: unknown, competition: string, seed: number): FootballPlan | undefined {
  if (!isRecord(raw) || raw['status'] === 'postponed' || raw['status'] === 'cancelled') {
    return undefined;
  }
  const teamH = teamName(raw['team1']);
  const teamC = teamName(raw['team2']);
  const at = kickOff(raw['date'], raw['time'], competition);
  if (teamH === undefined || teamC === undefined || at === undefined) return undefined;
  const own = `${seed}|${competition}|${String(raw['date'])}|${teamH}|${teamC}`;
  const expect = expectedGoals(teamH, teamC, /World Cup|Euro/i.test(competition));

  const score = isRecord(raw['score']) ? raw['score'] : {};
  const next = dice(`${own}|score`);
  const full = pair(score['ft']) ?? {
    h: poissonDraw(expect.h, next),
    c: poissonDraw(expect.c, next),
  };
  const told = pair(score['ht']);
  const half = told !== undefined && told.h <= full.h && told.c <= full.c ? told : undefined;
  const extraTime = score['et'] !== undefined || score['p'] !== undefined;
  const printed = [
    ...goalMinutes(raw['goals1'], 'h', extraTime),
    ...goalMinutes(raw['goals2'], 'c', extraTime),
  ];
  const minutes = minutesFit(printed, full, half)
    ? printed
    : inventMinutes(full, half ?? inventHalf(full, own), own);
  return {
    sport: 'FT',
    gidm: String(100_000_000 + (hash32(own.slice(own.indexOf('|'))) % 900_000_000)),
    league: competition,
    teamH,
    teamC,
    kickOff: at,
    expect,
    ...timing(minutes, own),
  };
}
