import { randomInt } from 'node:crypto';
import { type FootballPlan, HALF, HALF_TIME_BREAK, type Side } from '../football/match-plan.ts';
import type { Edits } from '../world/edits.ts';
import type { MatchEvent } from '../world/match-edit.ts';
import type { Calendar } from '../world/calendar.ts';
import { asBody, type DoorBody, DoorError, number, text } from './input.ts';

const FIRST_HALF = HALF + 60;
const SECOND_HALF = HALF + 3 * 60;
const MINUTE_MS = 60_000;
const USUAL = { h: 1.4, c: 1.1 };

function goalsIn(body: DoorBody): FootballPlan['goals'] {
  const { goals = [] } = body;
  if (!Array.isArray(goals)) throw new DoorError('goals must be a list');
  return goals
    .map((each: unknown) => {
      const goal = asBody(each);
      const minute = number(goal, 'minute');
      const side = text(goal, 'side');
      if (minute === undefined || minute < 1 || minute > 90 || !(side === 'h' || side === 'c')) {
        throw new DoorError('a goal must be {"side": "h" or "c", "minute": 1 to 90}');
      }
      // Minute 1 is the first: a goal of minute 20 falls when 19 are over.
      const played = minute * 60 - 30;
      const at = played <= HALF ? played : FIRST_HALF + HALF_TIME_BREAK + played - HALF;
      return { side: side as Side, at };
    })
    .toSorted((a, b) => a.at - b.at);
}

function expectIn(body: DoorBody): FootballPlan['expect'] {
  if (body['expect'] === undefined) return USUAL;
  const given = asBody(body['expect']);
  const [h, c] = [number(given, 'h') ?? 0, number(given, 'c') ?? 0];
  if (h < 0.1 || c < 0.1 || h > 6 || c > 6) throw new DoorError('expect must be 0.1 to 6 goals');
  return { h, c };
}

function freeNumber(calendar: Calendar): string {
  for (;;) {
    const gidm = String(randomInt(700_000_000, 800_000_000));
    if (calendar.byId(gidm) === undefined) return gidm;
  }
}

/**
 * Makes a football match that only the test which asked for it knows: `inMinutes` to its kick-off (less than 0 for one that
 * is being played; 300 unless told), its teams and league, `goals`, goals that are `expect`ed (for its prices), and whether
 * it stands `still`.
 *
 * @returns its number
 * @throws DoorError
 */
export async function makeMatch(
  edits: Edits,
  calendar: Calendar,
  body: DoorBody,
  now: number,
): Promise<string> {
  const gidm = freeNumber(calendar);
  const inMinutes = number(body, 'inMinutes') ?? 300;
  if (Math.abs(inMinutes) > 6 * 24 * 60) throw new DoorError('inMinutes must be within six days');
  const plan: FootballPlan = {
    sport: 'FT',
    gidm,
    league: text(body, 'league') ?? '试验联赛',
    teamH: text(body, 'team_h') ?? `主队${gidm}`,
    teamC: text(body, 'team_c') ?? `客队${gidm}`,
    kickOff: now + inMinutes * MINUTE_MS,
    firstHalf: FIRST_HALF,
    secondHalf: SECOND_HALF,
    goals: goalsIn(body),
    expect: expectIn(body),
  };
  const stands: readonly MatchEvent[] =
    body['still'] === true ? [{ at: now, kind: 'stand', still: true }] : [];
  await edits.change(gidm, (edit) => ({ ...edit, plan, events: [...edit.events, ...stands] }));
  return gidm;
}
