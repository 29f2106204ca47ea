import { expect, test } from 'vitest';
import { isLonger } from './longer-break.ts';

const NOW = 1_781_200_000_000;
const inHours = (hours: number) => ({ until: NOW + hours * 3_600_000 });

test.each([
  ['none holds', null, 'cool-off', '24', true],
  ['one without an end holds', { until: null }, 'exclusion', 'for-good', false],
  ['a longer one holds', inHours(72), 'cool-off', '24', false],
  ['one that ends at the same time holds', inHours(24), 'cool-off', '24', false],
  ['one that began a moment ago holds', inHours(23.9), 'cool-off', '24', false],
  ['a shorter one holds', inHours(22), 'cool-off', '24', true],
  ['an exclusion of a year holds', inHours(365 * 24), 'exclusion', '6', false],
  [
    'an exclusion of a year holds, and the end is to be none',
    inHours(365 * 24),
    'exclusion',
    'for-good',
    true,
  ],
] as const)('when %s', (_, holding, kind, length, expected) => {
  expect(isLonger(holding, kind, length, NOW)).toBe(expected);
});

test('nothing is offered over a break before the time of the site is known', () => {
  expect(isLonger(inHours(1), 'cool-off', '24', null)).toBe(false);
});
