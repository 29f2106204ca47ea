import { expect, test } from 'vitest';
import { rulesWithout } from '../testing/index.ts';
import {
  acknowledged,
  checkDue,
  isIdle,
  newSession,
  nextCheckAt,
  seen,
  sessionOver,
} from './session.ts';

const M = 60_000;
const times = { restMinutes: 15, sessionMs: 120 * M, checkMs: 30 * M, idleMs: 20 * M };

test('a call goes on with the session; one after a rest begins another', () => {
  const session = newSession(0);
  expect(seen(session, 14 * M, 'poll', times).startedAt).toBe(0);
  expect(seen(session, 14 * M, 'proof', times).startedAt).toBe(0);
  expect(seen(session, 15 * M, 'poll', times).startedAt).toBe(15 * M);
  expect(seen(null, 7, 'poll', times)).toEqual(newSession(7));
});

test('a check that was due when they left is still due after any rest, until it is acknowledged', () => {
  const left = { ...newSession(0), seenAt: 31 * M };
  const back = seen(left, 24 * 60 * M, 'proof', times);
  expect(checkDue(back, 24 * 60 * M, times)).toBe(true);
  const later = seen(back, 48 * 60 * M, 'proof', times);
  expect(checkDue(later, 48 * 60 * M, times)).toBe(true);
  const read = acknowledged(later, 48 * 60 * M);
  expect(nextCheckAt(read, times)).toBe((48 * 60 + 30) * M);
  // A check that was not due is not owed.
  const early = { ...newSession(0), seenAt: 29 * M };
  expect(checkDue(seen(early, 60 * M, 'proof', times), 60 * M, times)).toBe(false);
  const loose = rulesWithout('reality-check-stays');
  expect(checkDue(seen(left, 60 * M, 'proof', times, loose), 60 * M, times)).toBe(false);
});

test('only what the member does keeps a session awake, and only proof wakes it', () => {
  let session = newSession(0);
  for (let minute = 1; minute <= 20; minute += 1)
    session = seen(session, minute * M, 'poll', times);
  expect(isIdle(session, 20 * M, times)).toBe(true);
  expect(isIdle(seen(session, 21 * M, 'active', times), 21 * M, times)).toBe(true);
  // Nor does a rest end it: a poll by the page an hour later is no proof.
  expect(isIdle(seen(session, 90 * M, 'poll', times), 90 * M, times)).toBe(true);
  expect(isIdle(seen(session, 21 * M, 'proof', times), 21 * M, times)).toBe(false);
  expect(
    isIdle(seen(newSession(0), 19 * M, 'active', { ...times, restMinutes: 60 }), 38 * M, times),
  ).toBe(false);
});

test('a session that is used up stays so until the rest is over, whoever asks meanwhile', () => {
  let session = newSession(0);
  for (let minute = 1; minute < 135; minute += 1)
    session = seen(session, minute * M, 'active', times);
  expect(sessionOver(session, 134 * M, times)).toBe(true);
  expect(sessionOver(seen(session, 134 * M, 'proof', times), 134 * M, times)).toBe(true);
  expect(seen(session, 135 * M, 'poll', times).startedAt).toBe(135 * M);
});

test('a clock that goes back changes nothing', () => {
  const session = { ...newSession(100 * M), seenAt: 110 * M };
  expect(seen(session, 10 * M, 'active', times)).toEqual({ ...session, activeAt: 100 * M });
});
