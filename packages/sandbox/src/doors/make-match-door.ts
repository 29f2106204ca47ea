import { randomInt } from 'node:crypto';
import type { ScoreLine } from '../football/match-plan.ts';
import type { Edits } from '../world/edits.ts';
import type { MatchEvent } from '../world/match-edit.ts';
import type { MatchPlan } from '../world/match-plan.ts';
import { SPORT_CODES } from '../world/sport-codes.ts';
import type { Calendar } from '../world/calendar.ts';
import { asBody, type DoorBody, DoorError, number, text } from './input.ts';
import { plannedFootball } from './planned-football.ts';
import type { PlannedMatch } from './planned-match.ts';
import { plannedScript } from './planned-script.ts';

const MINUTE_MS = 60_000;
const USUAL = { h: 1.4, c: 1.1 };

function expectIn(body: DoorBody): ScoreLine {
  if (body['expect'] === undefined) return USUAL;
  const given = asBody(body['expect']);
  const [h, c] = [number(given, 'h') ?? 0, number(given, 'c') ?? 0];
  if (h < 0.1 || c < 0.1 || h > 6 || c > 6) throw new DoorError('expect must be 0.1 to 6 goals');
  return { h, c };
}

function stillIn(body: DoorBody): boolean {
  const { still = false } = body;
  if (typeof still !== 'boolean') throw new DoorError('still must be true or false');
  return still;
}

function freeNumber(calendar: Calendar): string {
  for (;;) {
    const gidm = String(randomInt(700_000_000, 800_000_000));
    if (calendar.byId(gidm) === undefined) return gidm;
  }
}

function planIn(body: DoorBody, gidm: string, now: number): MatchPlan {
  const code = text(body, 'sport') ?? 'FT';
  const sport = SPORT_CODES.find((each) => each === code);
  if (sport === undefined) throw new DoorError(`sport must be one of ${SPORT_CODES.join(', ')}`);
  const inMinutes = number(body, 'inMinutes') ?? 300;
  if (Math.abs(inMinutes) > 6 * 24 * 60) throw new DoorError('inMinutes must be within six days');
  const match: PlannedMatch = {
    gidm,
    league: text(body, 'league') ?? '试验联赛',
    teamH: text(body, 'team_h') ?? `主队${gidm}`,
    teamC: text(body, 'team_c') ?? `客队${gidm}`,
    kickOff: Math.round(now + inMinutes * MINUTE_MS),
    expect: expectIn(body),
  };
  return sport === 'FT' || sport === 'VF'
    ? plannedFootball(sport, match, body)
    : plannedScript(sport, match, body);
}

/**
 * Creates a match that is known only to the test that requested it: of a `sport` (football by default; `OP` has a
 * `discipline`, ice hockey by default), `inMinutes` until its kick-off (negative for a match in play; 300 by default),
 * its teams and league, goals to `expect` (for its prices), and whether it stands `still`. Football has its `goals`;
 * sports of sets and frames have `bestOf`.
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
  const plan = planIn(body, gidm, now);
  const stands: readonly MatchEvent[] = stillIn(body)
    ? [{ at: now, kind: 'stand', still: true }]
    : [];
  await edits.change(gidm, (edit) => ({ ...edit, plan, events: [...edit.events, ...stands] }));
  return gidm;
}
