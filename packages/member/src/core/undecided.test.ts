import { expect, test } from 'vitest';
import { isUndecided, someDecided } from './undecided.ts';

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
