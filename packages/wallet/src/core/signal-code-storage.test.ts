import { memoryStore } from '@courtside/kernel';
import { expect, test } from 'vitest';
import {
  forgetSignalCode,
  keepSignalCode,
  keptSignalCode,
  SIGNAL_CODE_STORAGE_PREFIX,
  signalCodeLeftMs,
} from './signal-code-storage.ts';

const NOW = 1_000_700;
const made = (orderId: string) => ({
  orderId,
  code: `code of ${orderId}`,
  deepLink: 'app://pay',
  expiresInMs: 120_000,
});
const codeAt = (storage: ReturnType<typeof memoryStore>, now: number, owner = 'm') =>
  keptSignalCode(storage, owner, 'D1', now)?.code;

test('a code is found by its member and order until it expires', () => {
  const storage = memoryStore();
  keepSignalCode(storage, 'm', made('D1'), NOW);
  expect(codeAt(storage, NOW)).toBe('code of D1');
  expect(codeAt(storage, NOW, 'another')).toBeUndefined();
  expect(keptSignalCode(storage, 'm', 'D2', NOW)).toBeNull();
  expect(codeAt(storage, 1_119_999)).toBe('code of D1');
  expect(codeAt(storage, 1_120_000)).toBeUndefined();
});

test('a clock that is set back does not extend a code', () => {
  const storage = memoryStore();
  keepSignalCode(storage, 'm', made('D1'), NOW);
  // The page counts whole seconds: the second in which the code was made belongs to its life.
  expect(codeAt(storage, 1_000_000)).toBe('code of D1');
  expect(codeAt(storage, 999_999)).toBeUndefined();
});

test('the code of an order replaces the one before, and codes that are over are removed', () => {
  const storage = memoryStore();
  keepSignalCode(storage, 'm', made('D1'), NOW);
  keepSignalCode(storage, 'm', { ...made('D1'), code: 'second' }, NOW + 1000);
  expect(codeAt(storage, NOW + 1000)).toBe('second');
  forgetSignalCode(storage, 'm', 'D1');
  expect(codeAt(storage, NOW + 1000)).toBeUndefined();
  keepSignalCode(storage, 'm', made('D1'), NOW);
  keepSignalCode(storage, 'm', made('D2'), NOW + 200_000);
  expect(storage.keys()).toEqual([`${SIGNAL_CODE_STORAGE_PREFIX}m.D2`]);
});

test.each([
  'null',
  '7',
  '{',
  '{"code":1,"deepLink":"","until":1100000,"lifeMs":120000}',
  '{"code":"c","deepLink":"","lifeMs":120000}',
])('what is damaged is no code: %s', (text) => {
  expect(codeAt(memoryStore({ [`${SIGNAL_CODE_STORAGE_PREFIX}m.D1`]: text }), NOW)).toBeUndefined();
});

test('the time left counts down to nothing', () => {
  const kept = { code: 'c', deepLink: '', until: 10_000, lifeMs: 5000 };
  expect([5000, 9000, 10_000, 11_000, 4000].map((now) => signalCodeLeftMs(kept, now))).toEqual([
    5000, 1000, 0, 0, 0,
  ]);
});
