import { expect, test } from 'vitest';
import { limitIn, playEvent, playRefusal, sessionClock, shutCode } from './play-view.ts';

const session = {
  startedAt: 1000,
  elapsedMs: 0,
  staked: '0.00',
  returned: '0.00',
  net: '0.00',
  nextCheckAt: 5000,
  checkDue: false,
  endsAt: 9000,
  over: false,
  idleAt: null,
  idle: false,
};

test('between two answers a check becomes due by itself, and never ends by itself', () => {
  expect(sessionClock(session, 4999)).toMatchObject({ elapsedMs: 3999, checkDue: false });
  expect(sessionClock(session, 5000)).toMatchObject({ checkDue: true, over: false, idle: false });
  expect(sessionClock({ ...session, checkDue: true }, 0).checkDue).toBe(true);
  expect(sessionClock(session, 9000).over).toBe(true);
});

test('what is shut, and a limit, are found in the state', () => {
  const shut = [{ activity: 'bet' as const, code: 6704 }];
  expect(shutCode({ shut }, 'bet')).toBe(6704);
  expect(shutCode({ shut }, 'deposit')).toBeNull();
  expect(limitIn({ limits: [] }, 'loss', 'day')).toBeUndefined();
});

test('a refusal without the data of its code is none, nor is one about something else', () => {
  expect(playRefusal({ statusCode: 6701, data: {} })).toBeNull();
  expect(playRefusal({ statusCode: 6703 })).toBeNull();
  expect(playRefusal({ statusCode: 6011, data: { limit: 'loss' } })).toBeNull();
  expect(playRefusal({ statusCode: 6709 })).toEqual({ code: 6709, data: null });
});

test('the socket tells of what changed elsewhere', () => {
  expect(playEvent({ msgId: 10020, msgData: { what: 'break', at: 7 } })).toEqual({
    what: 'break',
    at: 7,
  });
  expect(playEvent({ msgId: 0, msgData: { time: 7 } })).toBeNull();
});
