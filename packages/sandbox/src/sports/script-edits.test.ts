import { expect, test } from 'vitest';
import { type MatchEvent, NO_EDIT } from '../world/match-edit.ts';
import type { ScriptState } from '../world/match-state.ts';
import type { ScriptPlan } from './script.ts';
import { scriptOf, scriptState } from './script-state.ts';

const START = Date.parse('2026-11-22T12:00:00Z');
const common = {
  gidm: '2611221000',
  league: '联赛',
  teamH: '甲',
  teamC: '乙',
  kickOff: START,
} as const;
const basketball: ScriptPlan = { ...common, sport: 'BK', seed: 'edited', edge: 0.1 };
const tennis: ScriptPlan = { ...common, sport: 'TN', seed: 'edited', edge: 0, bestOf: 3 };
const at = (minutes: number): number => START + minutes * 60_000;
const state = (plan: ScriptPlan, minutes: number, events: readonly MatchEvent[]): ScriptState =>
  scriptState(plan, { ...NO_EDIT, events }, at(minutes));
const sum = ({ parts }: ScriptState) =>
  parts.reduce((all, { h, c }) => ({ h: all.h + h, c: all.c + c }), { h: 0, c: 0 });

test('a score that was set stands, and what is scored later comes on top of it', () => {
  const set: MatchEvent = { at: at(40), kind: 'score', score: { h: 70, c: 3 } };
  const before = state(basketball, 39, [set]);
  expect(before).toEqual(state(basketball, 39, []));
  expect(state(basketball, 40, [set])).toMatchObject({
    score: { h: 70, c: 3 },
    lastGoalAt: at(40),
  });
  const untouched = [40, 90].map((minutes) => state(basketball, minutes, []).score);
  const later = state(basketball, 90, [set]);
  expect(later.score).toEqual({
    h: 70 + (untouched[1]?.h ?? 0) - (untouched[0]?.h ?? 0),
    c: 3 + (untouched[1]?.c ?? 0) - (untouched[0]?.c ?? 0),
  });
  expect(sum(later)).toEqual(later.score);
});

test('a match that was finished by hand has all its parts, its half and its score', () => {
  const events: MatchEvent[] = [
    { at: at(5), kind: 'score', score: { h: 50, c: 48 } },
    { at: at(5), kind: 'period', period: 'H2' },
    { at: at(5), kind: 'score', score: { h: 101, c: 99 } },
    { at: at(5), kind: 'finish' },
  ];
  const over = state(basketball, 6, events);
  expect(over).toMatchObject({
    status: 'finished',
    period: 'FT',
    score: { h: 101, c: 99 },
    half: { h: 50, c: 48 },
  });
  expect(over.result).toMatchObject({ status: 'finished' });
  expect(over.result?.periods).toHaveLength(4);
  expect(sum(over)).toEqual(over.score);
  expect(state(basketball, 600, events)).toEqual(over);
});

test('a period that was set moves the clock, and nothing that was played in between counts', () => {
  const second: MatchEvent = { at: at(1), kind: 'period', period: 'H2' };
  const before = state(basketball, 1, []).score;
  const moved = state(basketball, 1, [second]);
  expect(moved).toMatchObject({ period: 'Q3', finished: 2, score: before, half: before });
  const halfTime: MatchEvent = { at: at(1), kind: 'period', period: 'HT' };
  expect(state(basketball, 1, [halfTime])).toMatchObject({ status: 'half-time', period: 'HT' });
  const early: MatchEvent = { at: at(-60), kind: 'period', period: 'H1' };
  expect(state(basketball, -50, [early])).toMatchObject({ status: 'in-play', period: 'Q1' });
});

test('sets that were set by hand are sets of that score, and the match goes on from there', () => {
  const set: MatchEvent = { at: at(20), kind: 'score', score: { h: 1, c: 1 } };
  const now = state(tennis, 20, [set]);
  expect(now).toMatchObject({
    status: 'in-play',
    period: 'S3',
    score: { h: 1, c: 1 },
    finished: 2,
  });
  const end = state(tennis, 20 + 300, [set]);
  expect(end.status).toBe('finished');
  expect(Math.max(end.score.h, end.score.c)).toBe(2);
  expect(end.parts).toHaveLength(3);
});

test.each([[{ h: 2, c: 0 }], [{ h: 1, c: 2 }]])(
  'tennis that was finished by hand at %o has sets of that score',
  (score) => {
    const events: MatchEvent[] = [
      { at: at(20), kind: 'period', period: 'H2' },
      { at: at(20), kind: 'score', score },
      { at: at(20), kind: 'finish' },
    ];
    const over = state(tennis, 21, events);
    expect(over).toMatchObject({ status: 'finished', score });
    expect(over.result?.periods).toHaveLength(score.h + score.c);
  },
);

test('a match that was called off keeps the parts that were over', () => {
  const off: MatchEvent = { at: at(70), kind: 'void' };
  const played = state(basketball, 70, []);
  const over = state(basketball, 500, [off]);
  expect(over).toMatchObject({ status: 'abandoned', nextGoalAt: null });
  expect(over.result).toMatchObject({ status: 'abandoned' });
  expect(over.result?.periods).toHaveLength(played.finished);
  expect(played.finished).toBeGreaterThan(0);
});

test('a correction gives another result, or none', () => {
  const end = scriptOf(basketball).length / 60 + 1;
  const other: MatchEvent = {
    at: at(end),
    kind: 'correct',
    score: { h: 90, c: 91 },
    half: { h: 40, c: 44 },
  };
  const right = state(basketball, end, [other]);
  expect(right).toMatchObject({ score: { h: 90, c: 91 }, half: { h: 40, c: 44 } });
  expect(sum(right)).toEqual({ h: 90, c: 91 });
  expect(right.result?.periods[0]).toEqual([40, 44]);
  const none: MatchEvent = { at: at(end), kind: 'correct', score: null, half: null };
  const off = state(basketball, end, [none]);
  expect([off.status, off.result?.status, off.result?.periods]).toEqual([
    'abandoned',
    'abandoned',
    [],
  ]);
  const sets: MatchEvent = { at: at(400), kind: 'correct', score: { h: 2, c: 1 }, half: null };
  expect(state(tennis, 401, [sets]).result?.periods).toHaveLength(3);
});
