import type { Discipline, ScriptPlan, ScriptSport } from '../sports/script.ts';
import { moduleOf } from '../sports/sport-module.ts';
import { type DoorBody, DoorError, number, text } from './input.ts';
import type { PlannedMatch } from './planned-match.ts';

/** Default maximum of sets or frames, for sports that are won by them. */
const USUAL_BEST_OF: Readonly<Partial<Record<ScriptSport, number>>> = {
  TN: 3,
  VB: 5,
  TT: 7,
  SK: 9,
};
const MOST_BEST_OF = 35;
const DISCIPLINES: readonly Discipline[] = ['AF', 'IH', 'RU'];

function bestOfIn(sport: ScriptSport, body: DoorBody): number | undefined {
  const usual = USUAL_BEST_OF[sport];
  const bestOf = number(body, 'bestOf') ?? usual;
  if (bestOf === undefined) return undefined;
  if (usual === undefined) throw new DoorError(`bestOf is none of ${sport}`);
  if (!Number.isInteger(bestOf) || bestOf % 2 === 0 || bestOf < 1 || bestOf > MOST_BEST_OF) {
    throw new DoorError(`bestOf must be odd, 1 to ${MOST_BEST_OF}`);
  }
  return bestOf;
}

function disciplineIn(sport: ScriptSport, body: DoorBody): Discipline | undefined {
  const given = text(body, 'discipline');
  if (sport !== 'OP') {
    if (given !== undefined) throw new DoorError(`discipline is none of ${sport}`);
    return undefined;
  }
  const found = given === undefined ? 'IH' : DISCIPLINES.find((each) => each === given);
  if (found === undefined) throw new DoorError(`discipline must be ${DISCIPLINES.join(', ')}`);
  return found;
}

/** Far more than any sport needs. */
const MOST_SEEDS = 1000;

/**
 * Gives every made match of a sport the same script, one that is played to its end: retirements and abandonments are
 * skipped. @throws DoorError when there is none
 */
function playedToTheEnd(plan: Omit<ScriptPlan, 'seed'>): ScriptPlan {
  for (let attempt = 0; attempt < MOST_SEEDS; attempt += 1) {
    const made = { ...plan, seed: `made|${plan.sport}|${attempt}` };
    if (moduleOf(made).play(made).ending === 'finished') return made;
  }
  throw new DoorError(`no match of ${plan.sport} ends as it should`);
}

/** A match of another sport than football as a test requests it. @throws DoorError */
export function plannedScript(
  sport: ScriptSport,
  { expect: { h, c }, ...match }: PlannedMatch,
  body: DoorBody,
): ScriptPlan {
  if (body['goals'] !== undefined) throw new DoorError(`goals are none of ${sport}`);
  const [discipline, bestOf] = [disciplineIn(sport, body), bestOfIn(sport, body)];
  return playedToTheEnd({
    sport,
    ...match,
    edge: (h - c) / (h + c),
    ...(discipline === undefined ? {} : { discipline }),
    ...(bestOf === undefined ? {} : { bestOf }),
  });
}
