import { memoryStore } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { createLookKeeper, readLastLook } from './last-look.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-06-12T03:00:00+08:00');

/** The result of `awaySince` for a member whose last look was `ago` ms before. */
function awaySince(userId: string, ago: number): number | null {
  const storage = memoryStore();
  createLookKeeper(storage).looked('7', NOW - ago);
  return createLookKeeper(storage).awaySince(userId, NOW);
}

test('a member was away from twelve hours on', () => {
  expect(awaySince('7', 12 * HOUR)).toBe(NOW - 12 * HOUR);
  expect(awaySince('7', 12 * HOUR - 1)).toBeNull();
});

test('who was never here was not away, nor is one member told of the absence of another', () => {
  expect(createLookKeeper(memoryStore()).awaySince('7', NOW)).toBeNull();
  expect(awaySince('8', 48 * HOUR)).toBeNull();
});

test('the look that begins now does not end what is told, only the next does', () => {
  const storage = memoryStore();
  createLookKeeper(storage).looked('7', NOW - 48 * HOUR);
  const keeper = createLookKeeper(storage);
  const since = keeper.awaySince('7', NOW);
  keeper.looked('7', NOW);
  expect(keeper.awaySince('7', NOW)).toBe(since);
  expect(createLookKeeper(storage).awaySince('7', NOW)).toBeNull();
});

test.each([null, '', 'null', '7', '{', '{"userId":7,"at":1}', '{"userId":"7"}', '{"at":1}'])(
  'nothing is read from %j',
  (text) => {
    expect(readLastLook(text)).toBeNull();
  },
);
