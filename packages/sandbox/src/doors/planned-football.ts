import {
  type FootballPlan,
  HALF,
  HALF_TIME_BREAK,
  planLength,
  type Side,
} from '../football/match-plan.ts';
import { VIRTUAL_SECONDS } from '../sports/virtual-football.ts';
import { asBody, type DoorBody, DoorError, number, text } from './input.ts';
import type { PlannedMatch } from './planned-match.ts';

const FIRST_HALF = HALF + 60;
const SECOND_HALF = HALF + 3 * 60;

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
      // Minute 1 is the first: a goal of minute 20 is scored after 19 full minutes.
      const played = minute * 60 - 30;
      const at = played <= HALF ? played : FIRST_HALF + HALF_TIME_BREAK + played - HALF;
      return { side: side as Side, at };
    })
    .toSorted((a, b) => a.at - b.at);
}

/** A football match as a test requests it, including virtual football. @throws DoorError */
export function plannedFootball(
  sport: FootballPlan['sport'],
  match: PlannedMatch,
  body: DoorBody,
): FootballPlan {
  for (const name of ['discipline', 'bestOf']) {
    if (body[name] !== undefined) throw new DoorError(`${name} is none of ${sport}`);
  }
  const halves = { firstHalf: FIRST_HALF, secondHalf: SECOND_HALF };
  return {
    sport,
    ...match,
    ...halves,
    ...(sport === 'VF' ? { pace: planLength(halves) / VIRTUAL_SECONDS } : {}),
    goals: goalsIn(body),
  };
}
