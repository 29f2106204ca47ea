import { expect, test } from 'vitest';
import { dayNumber } from '../time/beijing.ts';
import { generatedDay } from './generated-calendar.ts';
import { planLength } from './match-plan.ts';

const day = dayNumber(Date.parse('2026-11-21T00:00:00Z'));
const three = [-1, 0, 1].flatMap((more) => generatedDay(day + more, 7));

test('at any minute of a day at least three matches are being played', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const now = day * 86_400_000 + minute * 60_000;
    const playing = three.filter(
      (plan) => plan.kickOff <= now && now < plan.kickOff + planLength(plan) * 1000,
    );
    expect(playing.length).toBeGreaterThanOrEqual(3);
  }
});

test('no side plays twice a day, and ids are never shared', () => {
  const sides = generatedDay(day, 7).flatMap((plan) => [plan.teamH, plan.teamC]);
  expect(new Set(sides).size).toBe(sides.length);
  expect(new Set(three.map((plan) => plan.gidm)).size).toBe(three.length);
});

test('a seed always gives the same day, another seed another', () => {
  expect(generatedDay(day, 7)).toEqual(generatedDay(day, 7));
  expect(generatedDay(day, 8)).not.toEqual(generatedDay(day, 7));
});
