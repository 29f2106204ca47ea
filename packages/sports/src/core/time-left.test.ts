import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const KICK_OFF = Date.parse('2024-05-11T12:00:00.000Z');
const at = (before: number) => timeLeft(KICK_OFF, KICK_OFF - before);

test('counts down by the second, and never says nothing while time is left', () => {
  expect(at(3_630_000)).toBe('01:00:30');
  expect(at(59_999)).toBe('00:01:00');
  expect(at(1)).toBe('00:00:01');
});

test('says nothing of what has begun, is a day away, or is no instant', () => {
  expect(at(0)).toBeNull();
  expect(at(-1)).toBeNull();
  expect(at(24 * 3_600_000)).toBeNull();
  expect(timeLeft(Number.NaN, 0)).toBeNull();
});
