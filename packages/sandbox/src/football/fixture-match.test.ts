import { describe, expect, test } from 'vitest';
import { planOf } from './fixture-match.ts';
import { competitionOf, chooseCompetition } from './fixtures.ts';
import { kickOff } from './kick-off.ts';
import { HALF_TIME_BREAK, type FootballPlan } from './match-plan.ts';

const base = { date: '2026-06-11', time: '13:00 UTC-6', team1: 'Mexico', team2: 'South Africa' };
const plan = (more: object, competition = 'World Cup 2026'): FootballPlan => {
  const made = planOf({ ...base, ...more }, competition, 1);
  if (made === undefined) throw new Error('Not planned');
  return made;
};
/** Printed minute of each goal, by side. */
const minutes = (made: FootballPlan): string[] =>
  made.goals.map(({ side, at }) => {
    const second = made.firstHalf + HALF_TIME_BREAK;
    const minute = at < made.firstHalf ? at / 60 : 45 + (at - second) / 60;
    return `${side}${Math.floor(minute) + 1}`;
  });
const goals = (made: FootballPlan, half: boolean): string =>
  (['h', 'c'] as const)
    .map(
      (side) =>
        made.goals.filter((g) => g.side === side && (!half || g.at < made.firstHalf)).length,
    )
    .join('-');

describe('minutes as calendars print them', () => {
  test('text with added time makes the half as long as it takes', () => {
    const made = plan({
      score: { ft: [1, 2], ht: [1, 0] },
      goals1: [{ minute: '45+6' }],
      goals2: [{ minute: '50' }, { minute: '90+12' }],
    });
    expect(minutes(made)).toEqual(['h51', 'c50', 'c102']);
    expect(made.firstHalf).toBe(51 * 60);
    expect(made.secondHalf).toBe(57 * 60);
  });
  test('whole numbers with an offset', () => {
    const made = plan({
      score: { ft: [1, 1], ht: [0, 0] },
      goals1: [{ minute: 90, offset: 4 }],
      goals2: [{ minute: 71 }],
    });
    expect(minutes(made)).toEqual(['c71', 'h94']);
  });
  test('an own goal counts for the side that it is listed under', () => {
    const made = plan({
      score: { ft: [1, 0], ht: [1, 0] },
      goals1: [{ minute: 12, owngoal: true }],
      goals2: [],
    });
    expect(minutes(made)).toEqual(['h12']);
  });
  test('goals of extra time do not count', () => {
    const made = plan({
      score: { et: [3, 2], ft: [2, 2], ht: [0, 1] },
      goals1: [{ minute: '86' }, { minute: '89' }, { minute: '120+5' }],
      goals2: [{ minute: '25' }, { minute: '51' }],
    });
    expect(minutes(made)).toEqual(['c25', 'c51', 'h86', 'h89']);
  });
  test('a bare 92 is added time where there was no extra time', () => {
    const made = plan({
      score: { ft: [0, 1], ht: [0, 0] },
      goals1: [],
      goals2: [{ minute: '92' }],
    });
    expect(minutes(made)).toEqual(['c92']);
  });
});

describe('what a calendar does not tell is invented, the same each time', () => {
  test.each([
    [
      'goals that do not add up',
      { score: { ft: [3, 1], ht: [1, 1] }, goals1: [{ minute: 5 }], goals2: [] },
      '3-1',
      '1-1',
    ],
    ['no goals listed', { score: { ft: [2, 2], ht: [2, 0] } }, '2-2', '2-0'],
  ])('%s', (_, more, full, half) => {
    const made = plan(more);
    expect([goals(made, false), goals(made, true)]).toEqual([full, half]);
    expect(plan(more)).toEqual(made);
  });
  test('only a full-time score, as of an awarded match', () => {
    expect(goals(plan({ score: { ft: [0, 2] }, status: 'awarded' }), false)).toBe('0-2');
  });
  test('no score at all', () => {
    const made = plan({ score: {} });
    expect(made.goals).toEqual(plan({ score: {} }).goals);
    expect(
      made.goals.every((goal) => goal.at < made.firstHalf + HALF_TIME_BREAK + made.secondHalf),
    ).toBe(true);
  });
});

test.each([
  ['postponed', { status: 'postponed', score: {} }],
  ['without a time', { time: undefined }],
  ['with a time that is none', { time: 'evening' }],
  ['without a team', { team2: '' }],
])('a match %s is left out', (_, more) => {
  expect(planOf({ ...base, ...more }, 'World Cup 2026', 1)).toBeUndefined();
});

test.each([
  ['2026-06-11', '13:00 UTC-6', 'World Cup 2026', '2026-06-11T19:00:00.000Z'],
  ['2018-06-14', '18:00 UTC+3', 'World Cup 2018', '2018-06-14T15:00:00.000Z'],
  ['2024-08-17', '12:30', 'English Premier League 2024/25', '2024-08-17T11:30:00.000Z'],
  ['2025-01-18', '15:30', 'Deutsche Bundesliga 2024/25', '2025-01-18T14:30:00.000Z'],
  ['2025-02-22', '19:35', 'China | Super League 2025', '2025-02-22T11:35:00.000Z'],
  ['2022-11-20', '19:00', 'World Cup 2022', '2022-11-20T16:00:00.000Z'],
  ['2024-08-15', '19:00', 'Spain Primera División 2024/25', '2024-08-15T17:00:00.000Z'],
  ['2024-09-17', '21:00', 'UEFA Champions League 2024/25', '2024-09-17T19:00:00.000Z'],
  ['2025-03-01', '20:30', 'Portugal Primeira Liga 2024/25', '2025-03-01T20:30:00.000Z'],
  ['2025-03-01', '20:30', 'League of nowhere', '2025-03-01T20:30:00.000Z'],
])('%s %s of %s', (date, time, competition, expected) => {
  expect(new Date(kickOff(date, time, competition) ?? 0).toISOString()).toBe(expected);
});

test('a list of teams is no calendar; the competition that ends last is chosen', () => {
  expect(competitionOf([{ name: 'Mexico' }], 1)).toBeUndefined();
  const of = (name: string, date: string) =>
    competitionOf({ name, matches: [{ ...base, date, score: {} }] }, 1) ?? {
      name: '',
      matches: [],
    };
  const all = [of('World Cup 2026', '2026-06-11'), of('World Cup 2018', '2018-06-14')];
  expect(chooseCompetition(all).name).toBe('World Cup 2026');
  expect(chooseCompetition(all, '2018').name).toBe('World Cup 2018');
  expect(() => chooseCompetition(all, 'Euro')).toThrow('World Cup 2018');
});
