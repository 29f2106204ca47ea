import { expect, test } from 'vitest';
import { incidentsSoFar } from '../sports-calls/football-incidents.ts';
import { leagueText, teamText } from '../text/names.ts';
import { NO_EDIT } from '../world/match-edit.ts';
import { footballState } from './football-state.ts';
import { generatedDay } from './generated-calendar.ts';
import { parentOf, specialById, specialEdit, specialsOf } from './specials.ts';

const DAY_NUMBER = 20_779;
const plans = [0, 1, 2, 3, 4].flatMap((day) => generatedDay(DAY_NUMBER + day, 1));

test('corners and cards of a match are matches that count what its page counts, at every minute', () => {
  for (const plan of plans.slice(0, 40)) {
    const [corners, cards] = specialsOf(plan);
    if (!corners || !cards) throw new Error('no specials');
    for (let minute = 0; minute <= 120; minute += 7) {
      const now = plan.kickOff + minute * 60_000;
      const state = footballState(plan, NO_EDIT, now);
      const count = { corner: { h: 0, c: 0 }, card: { h: 0, c: 0 } };
      for (const { kind, side } of incidentsSoFar(state)) {
        if (kind === 'corner') count.corner[side] += 1;
        else count.card[side] += kind === 'red' ? 2 : 1;
      }
      // The page's clock has whole seconds, so an incident of this second may be on either side of it.
      const exact = (score: { h: number; c: number }, told: { h: number; c: number }) =>
        Math.abs(score.h - told.h) + Math.abs(score.c - told.c) <= 1;
      expect(exact(footballState(corners, NO_EDIT, now).score, count.corner)).toBe(true);
      expect(exact(footballState(cards, NO_EDIT, now).score, count.card)).toBe(true);
    }
    const end = plan.kickOff + 3 * 3_600_000;
    const half = footballState(corners, NO_EDIT, end).half;
    expect(half?.h).toBeLessThanOrEqual(footballState(corners, NO_EDIT, end).score.h);
  }
});

test('what is expected of them is what they have, on average', () => {
  const end = (plan: (typeof plans)[number]) =>
    footballState(plan, NO_EDIT, plan.kickOff + 3 * 3_600_000).score;
  for (const at of [0, 1]) {
    const pairs = plans.flatMap((plan) => {
      const special = specialsOf(plan)[at];
      return special ? [{ told: special.expect, had: end(special) }] : [];
    });
    const mean = (of: (pair: (typeof pairs)[number]) => number) =>
      pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
    for (const side of ['h', 'c'] as const) {
      expect(mean(({ had }) => had[side])).toBeCloseTo(
        mean(({ told }) => told[side]),
        0,
      );
    }
  }
});

test('their numbers lead to their match and back, and no other number does', () => {
  const [plan] = plans;
  if (!plan) throw new Error('no plan');
  for (const special of specialsOf(plan)) {
    expect(parentOf(special.gidm)).toBe(plan.gidm);
    expect(specialById(special.gidm, plan)).toEqual(special);
  }
  for (const gidm of [plan.gidm, '2611221000', '26112210001', '770842588227', '88x842588227']) {
    expect(parentOf(gidm)).toBeUndefined();
  }
});

test('their names say what is counted, in both scripts', () => {
  expect(teamText('Arsenal FC (角球数)', 'zh-cn')).toBe('阿森纳 (角球数)');
  expect(teamText('Arsenal FC (罚牌数)', 'zh-tw')).toMatch(/ \(罰牌數\)$/);
  expect(leagueText('英超 角球', 'zh-tw')).toBe('英超 角球');
});

test('they end with their match, whatever its score was set to', () => {
  const [plan] = plans;
  const [corners] = plan ? specialsOf(plan) : [];
  if (!plan || !corners) throw new Error('no plan');
  const at = plan.kickOff + 30 * 60_000;
  const parent = {
    ...NO_EDIT,
    events: [
      { at, kind: 'score', score: { h: 9, c: 9 } },
      { at: at + 1000, kind: 'void' },
    ],
  } as const;
  const before = footballState(corners, NO_EDIT, at + 1000);
  expect(footballState(corners, specialEdit(NO_EDIT, parent), at + 3_600_000)).toMatchObject({
    status: 'abandoned',
    score: before.score,
  });
});
