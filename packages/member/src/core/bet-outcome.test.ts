import { expect, test } from 'vitest';
import { betOutcome, isUndecided, someDecided } from './bet-outcome.ts';

test.each([
  ['delay', null, 'pending'],
  ['unsettled', null, 'open'],
  ['refused', null, 'refused'],
  ['settled', 'W', 'won'],
  ['settled', 'LW', 'half-won'],
  ['settled', 'P', 'push'],
  ['settled', 'LL', 'half-lost'],
  ['settled', 'L', 'lost'],
  ['settled', 'A', 'void'],
  ['settled', 'D', 'void'],
  ['settled', 'D7', 'void'],
  ['settled', 'X', 'settled'],
  ['settled', null, 'settled'],
] as const)('a bet that is %s with %s is %s', (status, resultCode, expected) => {
  expect(betOutcome({ status, resultCode })).toBe(expected);
});

test('only bets that wait for something are undecided', () => {
  const statuses = ['delay', 'unsettled', 'settled', 'refused'] as const;
  expect(statuses.filter((status) => isUndecided({ status }))).toEqual(['delay', 'unsettled']);
});

test('money has moved when an undecided bet is decided or gone, and not otherwise', () => {
  const bet = (ticket_id: string, status: 'delay' | 'unsettled' | 'settled') => ({
    ticket_id,
    status,
  });
  const before = [bet('1', 'unsettled'), bet('2', 'settled')];
  expect(someDecided(before, before)).toBe(false);
  expect(someDecided(before, [bet('1', 'settled'), bet('2', 'settled')])).toBe(true);
  expect(someDecided(before, [bet('2', 'settled')])).toBe(true);
  expect(someDecided(before, [bet('1', 'unsettled'), bet('3', 'delay')])).toBe(false);
  expect(someDecided([bet('1', 'delay')], [bet('1', 'unsettled')])).toBe(false);
  expect(someDecided([], before)).toBe(false);
});
