import { expect, test } from 'vitest';
import { shownPrice } from './shown-price.ts';

const base = { price: '1.08', format: 'M', rounding: 'half-up' } as const;

test('[SP-03] the price that the server sent in the format is shown as it is', () => {
  expect(shownPrice({ ...base, served: '-0.91', other: '0.80' })).toEqual({
    text: '-0.91',
    by: 'server',
  });
});

test('[SP-03] a converter says whether it looked at one side or at both', () => {
  expect(shownPrice(base)).toEqual({ text: '-0.93', by: 'one-sided' });
  expect(shownPrice({ ...base, other: '0.80' })).toEqual({ text: '-0.92', by: 'paired' });
  expect(shownPrice({ ...base, other: '0.80', format: 'E' })).toEqual({
    text: '2.08',
    by: 'one-sided',
  });
});

test.each(['', '0', '1.20', '-0.9x', undefined])('a served "%s" is no Malay price', (served) => {
  expect(shownPrice({ ...base, served }).by).toBe('one-sided');
});

test('a canonical price that is none is refused', () => {
  expect(() => shownPrice({ ...base, price: '0' })).toThrow(
    expect.objectContaining({ code: 'odds.closed' }),
  );
});
