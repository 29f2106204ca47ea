import { competitionOf, type Competition } from '../src/football/fixtures.ts';

/** Numbers from 0 up to a bound, the same for the same seed. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** All is over a day after the last match. */
export const DAYS = 27;
const TEAMS = 48;
const MATCHES = 104;
const FIRST_DAY = Date.UTC(2026, 5, 11);
const DAY = 86_400_000;

/** A tournament of the size of a World Cup, four matches a day, with goals at minutes that a seed gives. */
export function tournament(seed: number): Competition {
  const roll = dice(seed);
  const matches = Array.from({ length: MATCHES }, (_, index) => {
    const date = new Date(FIRST_DAY + Math.floor(index / 4) * DAY).toISOString().slice(0, 10);
    const home = roll(TEAMS);
    const away = (home + 1 + roll(TEAMS - 1)) % TEAMS;
    const goals = () =>
      Array.from({ length: Math.floor((roll(4) + roll(4)) / 2) }, () => 1 + roll(90)).toSorted(
        (a, b) => a - b,
      );
    const [first, second] = [goals(), goals()];
    const inFirstHalf = (minutes: readonly number[]) => minutes.filter((each) => each <= 45).length;
    return {
      date,
      time: `${10 + (index % 4) * 3}:00 UTC+0`,
      team1: `Team ${home}`,
      team2: `Team ${away}`,
      score: {
        ft: [first.length, second.length],
        ht: [inFirstHalf(first), inFirstHalf(second)],
      },
      goals1: first.map((minute) => ({ minute: String(minute) })),
      goals2: second.map((minute) => ({ minute: String(minute) })),
    };
  });
  const made = competitionOf({ name: 'Tournament', matches }, 1);
  if (made === undefined) throw new Error('No competition');
  return made;
}
