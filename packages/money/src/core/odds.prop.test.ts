import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareDecimals } from './decimal.ts';
import { convertOdds, convertPair, ODDS_FORMATS, parsePrice } from './odds.ts';

const european = (hundredths: number) =>
  `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

test('[SP-03] every price from 1.01 to 100.00 comes back from every format', () => {
  for (let hundredths = 101; hundredths <= 10_000; hundredths++) {
    const price = european(hundredths);
    for (const format of ODDS_FORMATS) {
      const there = convertOdds(price, 'E', format, 'half-up', 12);
      expect(convertOdds(there, format, 'E', 'half-up')).toBe(price);
    }
  }
});

test('whatever is converted is a price of its format', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.constantFrom(...ODDS_FORMATS),
      fc.constantFrom('truncate', 'half-up', 'half-even'),
      (thousandths, to, rounding) => {
        const price = `${Math.trunc(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`;
        expect(parsePrice(convertOdds(price, 'H', to, rounding, 3), to).ok).toBe(true);
      },
    ),
  );
});

test('a pair keeps its order whichever side is home', () => {
  const price = fc.integer({ min: 1, max: 300 }).map((n) => european(n));
  fc.assert(
    fc.property(price, price, (home, away) => {
      fc.pre(compareDecimals(home, away) !== 0);
      const [a, b] = convertPair([home, away], 'M', 'half-up');
      expect(convertPair([away, home], 'M', 'half-up')).toEqual([b, a]);
    }),
  );
});
