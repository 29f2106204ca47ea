import { describe, expect, test } from 'vitest';
import { planLength } from '../football/match-plan.ts';
import { footballState } from '../football/football-state.ts';
import { leagueText, teamText } from '../text/names.ts';
import { bettingDay } from '@courtside/contract';
import { dayNumber } from '../time/beijing.ts';
import { isFootball } from '../world/match-plan.ts';
import { NO_EDIT } from '../world/match-edit.ts';
import { endOf } from '../world/state-of.ts';
import { sportsCalendar } from './sports-calendar.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const HOUR = 3_600_000;
const day = dayNumber(NOW);
const calendar = sportsCalendar(7);

describe('a day of the calendar', () => {
  const plans = calendar.ofDay(day);

  test('has two hundred matches and more, of every sport, whatever football is played', () => {
    expect(plans.length).toBeGreaterThanOrEqual(200);
    const sports = new Set(plans.map(({ sport, discipline }) => discipline ?? sport));
    expect([...sports].sort()).toEqual(['AF', 'BK', 'BS', 'IH', 'RU', 'SK', 'TN', 'TT', 'VB']);
    expect(plans.every(({ kickOff }) => dayNumber(kickOff) === day)).toBe(true);
  });

  test('is the same for the same seed, another for another, and on another day', () => {
    expect(sportsCalendar(7).ofDay(day)).toEqual(plans);
    expect(sportsCalendar(8).ofDay(day)).not.toEqual(plans);
    const sides = (of: number) => calendar.ofDay(of).map(({ teamH }) => teamH);
    expect(sides(day + 1)).not.toEqual(sides(day));
  });

  test('has ids that are never shared and that find their match', () => {
    const three = [-1, 0, 1].flatMap((more) => calendar.ofDay(day + more));
    expect(new Set(three.map(({ gidm }) => gidm)).size).toBe(three.length);
    const fresh = sportsCalendar(7);
    for (const plan of plans.slice(0, 40)) expect(fresh.byId(plan.gidm)).toEqual(plan);
    for (const gidm of ['', '2611221999', '26112204809', '842588227', '9999991000']) {
      expect(calendar.byId(gidm)).toBeUndefined();
    }
  });

  test('nobody plays themselves, and all names are in both scripts', () => {
    for (const { teamH, teamC, league } of plans) {
      expect(teamH).not.toBe(teamC);
      for (const language of ['zh-cn', 'zh-tw'] as const) {
        expect(teamText(teamH, language)).not.toBe('');
        expect(leagueText(league, language)).toMatch(/\p{Script=Han}/u);
      }
    }
  });
});

test('what is asked for at an instant holds every match that can be listed then', () => {
  const around = new Set(calendar.around(NOW).map(({ gidm }) => gidm));
  const three = [-1, 0, 1].flatMap((more) => calendar.ofDay(day + more));
  for (const plan of three) if (endOf(plan) >= NOW) expect(around).toContain(plan.gidm);
  const early = calendar
    .around(NOW)
    .filter(({ kickOff }) => bettingDay(kickOff) === bettingDay(NOW) + 1);
  expect(early.length).toBeGreaterThanOrEqual(30);
});

test('a sport that is left out is not played', () => {
  const only = sportsCalendar(7, ['TN']);
  expect(new Set(only.around(NOW).map(({ sport }) => sport))).toEqual(new Set(['TN']));
  expect(only.byId(calendar.ofDay(day)[0]?.gidm ?? '')).toBeUndefined();
  expect(only.outrights(NOW).map(({ sport }) => sport)).toEqual(['TN', 'TN']);
});

describe('virtual football', () => {
  const virtual = (at: number) => calendar.around(at).filter(({ sport }) => sport === 'VF');

  test('begins every three minutes in each league, round the clock, and is called virtual', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const plans = virtual(NOW + hour * HOUR);
      for (const league of new Set(plans.map((plan) => plan.league))) {
        expect(league).toMatch(/^虚拟/);
        const starts = plans.filter((plan) => plan.league === league).map(({ kickOff }) => kickOff);
        const gaps = starts.slice(1).map((at, index) => at - (starts[index] ?? 0));
        expect(new Set(gaps)).toEqual(new Set([180_000]));
      }
    }
    expect(
      virtual(NOW).every(({ teamH, teamC }) => teamH.endsWith('（虚拟）') && teamH !== teamC),
    ).toBe(true);
  });

  test('lasts two minutes, with ninety on its clock and its goals where they fall', () => {
    for (const plan of virtual(NOW)) {
      if (!isFootball(plan)) throw new Error('Virtual football is football');
      expect(endOf(plan)).toBe(plan.kickOff + 120_000);
      expect(calendar.byId(plan.gidm)).toEqual(plan);
      const half = footballState(plan, NO_EDIT, plan.kickOff + 30_000);
      expect([half.status, half.period]).toEqual(['in-play', 'H1']);
      expect(half.played).toBe(Math.floor(planLength(plan) / 4));
      const next = half.nextGoalAt;
      if (next !== null) {
        const { score } = footballState(plan, NO_EDIT, next + 100);
        expect(score.h + score.c).toBe(half.score.h + half.score.c + 1);
      }
      const over = footballState(plan, NO_EDIT, endOf(plan));
      expect([over.status, over.score.h + over.score.c]).toEqual(['finished', plan.goals.length]);
    }
  });
});

test('the betting day ends at noon in Beijing', () => {
  const at = (text: string): number => bettingDay(Date.parse(`${text}+08:00`));
  expect(at('2026-11-23T02:00')).toBe(at('2026-11-22T12:00'));
  expect(at('2026-11-23T11:59')).toBe(at('2026-11-22T23:00'));
  expect(at('2026-11-23T12:00')).toBe(at('2026-11-22T12:00') + 1);
});
