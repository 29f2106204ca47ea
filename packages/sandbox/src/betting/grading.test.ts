import { expect, test } from 'vitest';
import type { MatchState } from '../world/match-state.ts';
import { gradeLeg, isDecided } from './grading.ts';
import type { Leg } from './ticket-row.ts';

const leg = {
  ...{ gtype: 'FT', wtype: 'M', pick: 'H', ior: '1.00', isLive: false },
  base: { h: 0, c: 0 },
} as Leg;
const over = {
  status: 'finished',
  half: { h: 0, c: 0 },
  score: { h: 1, c: 0 },
  goals: null,
} as MatchState;

test('a result that no match can have voids the leg instead of holding up all others', () => {
  expect(gradeLeg(leg, over)?.code).toBe('W');
  expect(gradeLeg(leg, { ...over, half: { h: 2, c: 0 } })?.code).toBe('D2');
});

test('a ticket is decided when all legs are known, or too few are left for any line', () => {
  expect(isDecided(['W', null], [2])).toBe(false);
  expect(isDecided(['L', null], [2])).toBe(true);
  expect(isDecided(['L', null, null], [2])).toBe(false);
  expect(isDecided(['L', 'L', null], [2, 3])).toBe(true);
  expect(isDecided(['L', 'L', null], [1, 2, 3])).toBe(false);
  expect(isDecided(['W', 'P', 'D4'], [3])).toBe(true);
});
