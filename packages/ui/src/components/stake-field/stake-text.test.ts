import { expect, test } from 'vitest';
import { readStake, tidyStake } from './stake-text.ts';

test.each([
  ['', ''],
  ['100', '100'],
  ['007', '7'],
  ['0', '0'],
  ['00', '0'],
  ['.5', '0.5'],
  ['12.', '12.'],
  ['12.30', '12.30'],
  ['１２３。５', '123.5'],
  ['１２．５０', '12.50'],
  [' 100 ', '100'],
  ['¥1,200.00', '1200.00'],
  ['￥50', '50'],
  ['1,234,567', '1234567'],
])('%j is read as %j', (raw, read) => {
  expect(readStake(raw)).toBe(read);
});

test.each([
  '1e5',
  '-5',
  '+5',
  '12.345',
  '1.2.3',
  '12,5',
  '1,23',
  'abc',
  '5元',
  '1'.repeat(13),
  '壹',
])('%j is no amount, and the field keeps what it has', (raw) => {
  expect(readStake(raw)).toBeNull();
});

test('a point without decimals goes when the field is left', () => {
  expect(tidyStake('12.')).toBe('12');
  expect(tidyStake('12.5')).toBe('12.5');
  expect(tidyStake('')).toBe('');
});
