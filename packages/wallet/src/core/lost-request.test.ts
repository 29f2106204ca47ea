import { expect, test } from 'vitest';
import { decidesKey, giveUpWait, lateMs, REQUEST_LATE_MS } from './lost-request.ts';

const LOST = { lostAt: 1_000_000 };
const END = LOST.lostAt + REQUEST_LATE_MS;

test('a request without an answer may be taken until its time is over, and after a clock set back never too early', () => {
  expect(lateMs({ lostAt: 0 }, 5)).toBe(0);
  expect(lateMs(LOST, LOST.lostAt)).toBe(REQUEST_LATE_MS);
  expect(lateMs(LOST, END - 1)).toBe(1);
  expect(lateMs(LOST, END)).toBe(0);
  expect(lateMs(LOST, 0)).toBe(REQUEST_LATE_MS);
});

test('only an answer to a question from after that time lets it be given up, however long the line was cut', () => {
  const early = END - 1;
  expect(giveUpWait(LOST, early, END - 500)).toBe(500);
  expect(giveUpWait(LOST, early, END + 3_600_000)).toBeNull();
  expect(giveUpWait(LOST, 0, END + 3_600_000)).toBeNull();
  expect(giveUpWait(LOST, END, END)).toBe(0);
});

test('a refusal decides where nothing was lost; after a loss only one of the key does, and not too early', () => {
  expect(decidesKey({ lostAt: 0 }, 6100, 0)).toBe(true);
  expect(decidesKey(LOST, 6012, END - 1)).toBe(false);
  expect(decidesKey(LOST, 6012, END)).toBe(true);
  for (const ofTheDoor of [6001, 6013, 6100, 6110]) {
    expect(decidesKey(LOST, ofTheDoor, END)).toBe(false);
  }
});
