import { memoryStore } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { createDepositIntents } from './deposit-intent.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

function counting() {
  let made = 0;
  return () => uuid((made += 1));
}

const intent = { channelId: 'bank', amount: '100.00' };

test('one intent has one key, however often and after a reload too', () => {
  const storage = memoryStore();
  const makeKey = counting();
  const key = createDepositIntents(storage, makeKey).keyFor(intent);
  expect(key).toBe(uuid(1));
  expect(createDepositIntents(storage, makeKey).keyFor(intent)).toBe(key);
});

test('another amount or channel, or the same after an answer, is another intent', () => {
  const intents = createDepositIntents(memoryStore(), counting());
  const keys = [
    intents.keyFor(intent),
    intents.keyFor({ ...intent, amount: '200.00' }),
    intents.keyFor({ channelId: 'other', amount: '200.00' }),
  ];
  intents.settle();
  keys.push(intents.keyFor({ channelId: 'other', amount: '200.00' }));
  expect(new Set(keys).size).toBe(4);
});

test.each(['{', 'null', '{"channelId":"bank","amount":"100.00","key":"short"}'])(
  'storage that somebody spoilt starts a new intent: %s',
  (kept) => {
    const storage = memoryStore({ 'courtside.deposit': kept });
    expect(createDepositIntents(storage, counting()).keyFor(intent)).toBe(uuid(1));
  },
);
