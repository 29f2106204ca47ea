import { expect, test } from 'vitest';
import { keyedStake, type KeypadKey } from './keyed-stake.ts';

const typed = (keys: string, digits = 2) =>
  Array.from(keys).reduce(
    (text, key) => keyedStake(text, key === '<' ? 'back' : (key as KeypadKey), digits),
    '',
  );

test.each([
  ['120', '120'],
  ['12.5', '12.5'],
  ['.5', '0.5'],
  ['0.05', '0.05'],
  ['12<<7', '7'],
  ['1.<5', '15'],
  ['<', ''],
  // Keys that would make the amount invalid are ignored.
  ['1..5', '1.5'],
  ['1.234', '1.23'],
  ['007', '7'],
  ['12345678901', '123456789'],
])('%s is typed as %s', (keys, text) => {
  expect(typed(keys)).toBe(text);
});

test('a currency without decimals has no point', () => {
  expect(typed('1.5', 0)).toBe('15');
});

test('what is too long already, such as pasted, can still be made shorter', () => {
  expect(keyedStake('12345678901', 'back', 2)).toBe('1234567890');
});
