import { expect, test } from 'vitest';

import { type MatchEvent, NO_EDIT } from '../world/match-edit.ts';
import type { FootballState } from '../world/match-state.ts';
import { footballState } from './football-state.ts';
import type { FootballPlan } from './match-plan.ts';

const KICK_OFF = 1_000_000_000;
const plan: FootballPlan = {
  sport: 'FT',
  gidm: '1',
  league: 'World Cup 2026',
  teamH: 'Mexico',
  teamC: 'South Africa',
  kickOff: KICK_OFF,
  firstHalf: 47 * 60,
  secondHalf: 49 * 60,
  expect: { h: 1.4, c: 1.1 },
  goals: [
    { side: 'h', at: 46 * 60 },
    { side: 'c', at: (47 + 15 + 30) * 60 },
  ],
};
const at = (minute: number): number => KICK_OFF + minute * 60_000;
const state = (minute: number, events: MatchEvent[] = []): FootballState =>
  footballState(plan, { ...NO_EDIT, events }, at(minute));

test('a match plays by its plan', () => {
  expect(state(-5)).toMatchObject({ status: 'scheduled', period: '', played: 0 });
  expect(state(10)).toMatchObject({ status: 'in-play', period: 'H1', played: 600, half: null });
  expect(state(46.5)).toMatchObject({ period: 'H1', score: { h: 1, c: 0 }, lastGoalAt: at(46) });
  expect(state(50)).toMatchObject({
    status: 'half-time',
    period: 'HT',
    played: 2700,
    half: { h: 1, c: 0 },
  });
  expect(state(62)).toMatchObject({ status: 'in-play', period: 'H2', played: 2700 });
  expect(state(93)).toMatchObject({
    score: { h: 1, c: 1 },
    half: { h: 1, c: 0 },
    played: 45 * 60 + 31 * 60,
  });
  expect(state(111)).toMatchObject({ status: 'finished', period: 'FT', score: { h: 1, c: 1 } });
});

test('it tells when the next goal falls', () => {
  expect(state(45).nextGoalAt).toBe(at(46));
  expect(state(46.1).nextGoalAt).toBe(at(92));
  expect(state(100).nextGoalAt).toBeNull();
});

test('a score that was set stands, and later goals of the plan come on top', () => {
  const set: MatchEvent = { at: at(20), kind: 'score', score: { h: 2, c: 2 } };
  expect(state(19, [set]).score).toEqual({ h: 0, c: 0 });
  expect(state(21, [set])).toMatchObject({ score: { h: 2, c: 2 }, lastGoalAt: at(20) });
  expect(state(47, [set]).score).toEqual({ h: 3, c: 2 });
});

test('a match that stands still does so until it goes on, and then plays the rest of its plan', () => {
  const still: MatchEvent = { at: at(40), kind: 'stand', still: true };
  const on: MatchEvent = { at: at(100), kind: 'stand', still: false };
  expect(state(39, [still]).nextGoalAt).toBe(at(46));
  expect(state(99, [still])).toMatchObject({
    status: 'in-play',
    period: 'H1',
    played: 40 * 60,
    score: { h: 0, c: 0 },
    nextGoalAt: null,
  });
  expect(state(105, [still, on])).toMatchObject({ played: 45 * 60, nextGoalAt: at(106) });
  expect(state(107, [still, on]).score).toEqual({ h: 1, c: 0 });
});

test('what is done to a match that stands still takes effect', () => {
  const still: MatchEvent = { at: at(10), kind: 'stand', still: true };
  const goal: MatchEvent = { at: at(20), kind: 'score', score: { h: 0, c: 1 } };
  const second: MatchEvent = { at: at(30), kind: 'period', period: 'H2' };
  expect(state(25, [still, goal])).toMatchObject({ played: 600, score: { h: 0, c: 1 } });
  expect(state(90, [still, goal, second])).toMatchObject({
    period: 'H2',
    played: 45 * 60,
    half: { h: 0, c: 1 },
  });
});

test('a match that stands still before its kick-off does not begin', () => {
  const still: MatchEvent = { at: at(-5), kind: 'stand', still: true };
  expect(state(30, [still])).toMatchObject({ status: 'scheduled', period: '' });
});

test('a match that stands still does so until it goes on, and then plays the rest of its plan', () => {
  const still: MatchEvent = { at: at(40), kind: 'stand', still: true };
  const on: MatchEvent = { at: at(100), kind: 'stand', still: false };
  expect(state(39, [still]).nextGoalAt).toBe(at(46));
  expect(state(99, [still])).toMatchObject({
    status: 'in-play',
    period: 'H1',
    played: 40 * 60,
    score: { h: 0, c: 0 },
    nextGoalAt: null,
  });
  expect(state(105, [still, on])).toMatchObject({ played: 45 * 60, nextGoalAt: at(106) });
  expect(state(107, [still, on]).score).toEqual({ h: 1, c: 0 });
});

test('what is done to a match that stands still takes effect', () => {
  const still: MatchEvent = { at: at(10), kind: 'stand', still: true };
  const goal: MatchEvent = { at: at(20), kind: 'score', score: { h: 0, c: 1 } };
  const second: MatchEvent = { at: at(30), kind: 'period', period: 'H2' };
  expect(state(25, [still, goal])).toMatchObject({ played: 600, score: { h: 0, c: 1 } });
  expect(state(90, [still, goal, second])).toMatchObject({
    period: 'H2',
    played: 45 * 60,
    half: { h: 0, c: 1 },
  });
});

test('a match that stands still before its kick-off does not begin', () => {
  const still: MatchEvent = { at: at(-5), kind: 'stand', still: true };
  expect(state(30, [still])).toMatchObject({ status: 'scheduled', period: '' });
});

test('a period that was set moves the watch, and the rest of the match with it', () => {
  const second: MatchEvent = { at: at(10), kind: 'period', period: 'H2' };
  expect(state(11, [second])).toMatchObject({
    period: 'H2',
    played: 46 * 60,
    half: { h: 0, c: 0 },
  });
  expect(state(10 + 31, [second]).score).toEqual({ h: 0, c: 1 });
  expect(state(10 + 49, [second]).status).toBe('finished');
  const early: MatchEvent = { at: at(-60), kind: 'period', period: 'H1' };
  expect(state(-50, [early])).toMatchObject({ status: 'in-play', played: 600 });
});

test('a match that was ended stays ended', () => {
  const finish: MatchEvent = { at: at(30), kind: 'finish' };
  expect(state(60, [finish])).toMatchObject({
    status: 'finished',
    score: { h: 0, c: 0 },
    half: { h: 0, c: 0 },
  });
  const off: MatchEvent = { at: at(30), kind: 'void' };
  expect(state(200, [off])).toMatchObject({ status: 'abandoned', half: null, nextGoalAt: null });
});
