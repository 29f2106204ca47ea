import { expect, test } from 'vitest';
import { dayNumber } from '../time/beijing.ts';
import { NO_EDIT } from '../world/match-edit.ts';
import { footballState } from './football-state.ts';
import { generatedDay } from './generated-calendar.ts';
import { planLength } from './match-plan.ts';
import { correctedAt } from './planned-correction.ts';
import { specialsOf } from './specials.ts';

const first = dayNumber(Date.parse('2026-11-21T00:00:00Z'));
const plans = Array.from({ length: 20 }, (_, day) => generatedDay(first + day, 7)).flat();
const corrected = plans.filter(({ correction }) => correction !== undefined);

test('few matches have another result some minutes after their end', () => {
  expect(corrected.length / plans.length).toBeGreaterThan(0.002);
  expect(corrected.length / plans.length).toBeLessThan(0.03);
});

test.each(corrected.map((plan) => [plan.gidm, plan] as const))(
  'of %s the last goal does not count once the correction is told, and nothing else changes',
  (_, plan) => {
    const end = plan.kickOff + planLength(plan) * 1000;
    const at = correctedAt(plan, NO_EDIT) ?? 0;
    expect(at - end).toBeGreaterThanOrEqual(300_000);
    expect(at - end).toBeLessThan(1_200_000);
    const before = footballState(plan, NO_EDIT, at - 1);
    const after = footballState(plan, NO_EDIT, at);
    expect(before).toMatchObject({ status: 'finished', goals: { length: plan.goals.length } });
    expect(after.goals).toEqual(before.goals?.slice(0, -1));
    const side = plan.goals.at(-1)?.side ?? 'h';
    const score = { ...before.score, [side]: before.score[side] - 1 };
    expect({ ...after, goals: null }).toEqual({ ...before, goals: null, score });
  },
);

test('a match that somebody has changed by hand keeps what they made of it, as do its corners and cards', () => {
  const [plan] = corrected;
  if (!plan) throw new Error('None is corrected');
  const at = plan.kickOff + 1000;
  const edit = { ...NO_EDIT, events: [{ at, kind: 'score', score: { h: 5, c: 5 } } as const] };
  expect(correctedAt(plan, edit)).toBeNull();
  expect(footballState(plan, edit, at + 90 * 86_400_000).score.h).toBeGreaterThanOrEqual(5);
  for (const special of specialsOf(plan)) expect(correctedAt(special, NO_EDIT)).toBeNull();
});
