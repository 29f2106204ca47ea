import { expect, it } from 'vitest';
import { codeOf } from './message-code.ts';

it.each([
  ['CS1;1001:R:H', 'CS1;1001:R:H', ''],
  ['看好这场 CS1;1001:R:H;1002:OU:C 一起来', 'CS1;1001:R:H;1002:OU:C', '看好这场  一起来'],
  ['先看CS1;1001:R:H', 'CS1;1001:R:H', '先看'],
])('finds the code of %s', (msg, code, text) => {
  expect(codeOf(msg)).toEqual({ code, text });
});

it.each(['', '加油', 'CS1', 'CS1;', 'cs1;1001:R:H', 'ACS1;1001:R:H', 'CS1 ;1001'])(
  'finds none in %j',
  (msg) => {
    expect(codeOf(msg)).toBeNull();
  },
);

it('is quick with a text that is made to be slow', () => {
  expect(codeOf(`CS1${';a'.repeat(100_000)};`)?.text).toBe(';');
});
