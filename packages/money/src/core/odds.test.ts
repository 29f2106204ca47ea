import { expect, test } from 'vitest';
import {
  convertOdds,
  convertPair,
  DEFAULT_ODDS_FORMAT,
  formatOdds,
  ODDS_FORMATS,
  type OddsFormat,
  parsePrice,
  roundPrice,
  samePrice,
} from './odds.ts';

const TABLE: readonly Readonly<Record<OddsFormat, string>>[] = [
  { E: '2.00', H: '1.00', M: '1.00', I: '1.00' },
  { E: '1.50', H: '0.50', M: '0.50', I: '-2.00' },
  { E: '1.95', H: '0.95', M: '0.95', I: '-1.05' },
  { E: '2.05', H: '1.05', M: '-0.95', I: '1.05' },
  { E: '2.50', H: '1.50', M: '-0.67', I: '1.50' },
  { E: '3.20', H: '2.20', M: '-0.45', I: '2.20' },
];

test('[SP-03] Hong Kong is the default of the four formats', () => {
  expect(DEFAULT_ODDS_FORMAT).toBe('H');
  expect([...ODDS_FORMATS].toSorted()).toEqual(['E', 'H', 'I', 'M']);
});

test.each(TABLE)('[SP-03] European $E is H $H, M $M, I $I', (row) => {
  for (const format of ODDS_FORMATS) {
    expect(convertOdds(row.E, 'E', format, 'half-up')).toBe(row[format]);
    expect(formatOdds(row.H, format, 'half-up')).toBe(row[format]);
  }
});

test('[SP-03] evens is never -1.00, not even after rounding', () => {
  for (const format of ['M', 'I'] as const) {
    expect(formatOdds('1', format, 'truncate')).toBe('1.00');
    expect(formatOdds('0.999', format, 'half-up')).toBe('1.00');
    expect(formatOdds('1.001', format, 'half-up')).toBe('1.00');
    expect(convertOdds('-1', format, 'H', 'half-up')).toBe('1.00');
  }
});

test('rounding is what was asked for', () => {
  expect(formatOdds('1.5', 'M', 'half-up')).toBe('-0.67');
  expect(formatOdds('1.5', 'M', 'truncate')).toBe('-0.66');
  expect(convertOdds('1.5', 'H', 'M', 'truncate', 4)).toBe('-0.6666');
});

test('a Malay price too long for two decimals is the smallest step and not zero', () => {
  expect(formatOdds('500', 'M', 'half-up')).toBe('-0.01');
});

test.each([
  [
    ['1.08', '0.80'],
    ['-0.92', '0.80'],
  ],
  [
    ['0.80', '1.08'],
    ['0.80', '-0.92'],
  ],
  [
    ['0.95', '0.93'],
    ['0.95', '0.93'],
  ],
  [
    ['1.00', '0.88'],
    ['1.00', '0.88'],
  ],
  // Both above evens: there is no paired price, each is converted alone.
  [
    ['1.05', '1.02'],
    ['-0.95', '-0.98'],
  ],
  // high - 2 would be above zero.
  [
    ['3.00', '0.20'],
    ['-0.33', '0.20'],
  ],
] as const)('a pair %j is %j in Malay', (pair, expected) => {
  expect(convertPair(pair, 'M', 'half-up')).toEqual(expected);
});

test('the paired way differs from the one-sided way, and says so by being another function', () => {
  expect(convertOdds('1.08', 'H', 'M', 'half-up')).toBe('-0.93');
  expect(convertPair(['1.08', '0.80'], 'E', 'half-up')).toEqual(['2.08', '1.80']);
});

test.each([
  ['0', 'H', 'odds.closed'],
  ['0.00', 'M', 'odds.closed'],
  ['1.00', 'E', 'odds.out-of-range'],
  ['-0.5', 'H', 'odds.out-of-range'],
  ['1.2', 'M', 'odds.out-of-range'],
  ['0.5', 'I', 'odds.out-of-range'],
  ['-0.5', 'I', 'odds.out-of-range'],
  ['1e2', 'H', 'odds.malformed'],
  ['', 'H', 'odds.malformed'],
] as const)('%s is no price in %s', (text, format, code) => {
  expect(parsePrice(text, format)).toEqual({ ok: false, error: { code } });
  expect(() => convertOdds(text, format, 'E', 'half-up')).toThrow(
    expect.objectContaining({ code }),
  );
});

test('the same price in other spelling is the same', () => {
  expect(samePrice('0.9', '0.90')).toBe(true);
  expect(samePrice('0.9', '0.91')).toBe(false);
  expect(samePrice('', '0')).toBe(false);
});

test.each([
  ['9.994', '9.99'],
  ['9.995', '10.00'],
  ['9.999', '10.00'],
  ['10', '10.0'],
  ['10.05', '10.1'],
  ['98.44', '98.4'],
  ['98.5', '98.5'],
  ['98.51', '99'],
  ['151.5', '152'],
  ['-0.665', '-0.67'],
  ['-12.34', '-12.3'],
])("Crown's bands show %s as %s", (price, shown) => {
  expect(roundPrice(price, 5, 'bands')).toBe(shown);
});

test('bands work in every format, and stay off what is asked for otherwise', () => {
  expect(convertOdds('11.27', 'E', 'H', 'bands')).toBe('10.3');
  expect(convertOdds('9.27', 'H', 'E', 'bands')).toBe('10.3');
  expect(convertOdds('1.50', 'H', 'M', 'bands')).toBe('-0.67');
  expect(convertOdds('0.05', 'H', 'I', 'bands')).toBe('-20.0');
  expect(convertPair(['1.08', '0.80'], 'M', 'bands')).toEqual(['-0.92', '0.80']);
  expect(convertOdds('11.27', 'E', 'H', 'truncate')).toBe('10.27');
});

test('a price is rounded once, also on its way through Hong Kong', () => {
  expect(convertOdds('-0.67', 'M', 'I', 'half-up')).toBe('1.49');
  expect(convertOdds('-0.80', 'M', 'H', 'truncate')).toBe('1.25');
  expect(convertOdds('-2.00', 'I', 'E', 'truncate')).toBe('1.50');
});

test('a price that is none is a fault of the wire, and names its format', () => {
  expect(() => convertOdds('0.5', 'I', 'H', 'half-up')).toThrow(
    expect.objectContaining({ kind: 'protocol', message: 'Not a price in format I' }),
  );
  expect(parsePrice('-1.01', 'M')).toEqual({ ok: false, error: { code: 'odds.out-of-range' } });
  expect(parsePrice('-1', 'M').ok).toBe(true);
});

test('a pair of evens stays, and so does one at the edge of the Malay range', () => {
  expect(convertPair(['1.00', '1.00'], 'M', 'half-up')).toEqual(['1.00', '1.00']);
  expect(convertPair(['1.02', '1.00'], 'M', 'half-up')).toEqual(['-0.98', '1.00']);
  expect(convertPair(['2.00', '0.30'], 'M', 'half-up')).toEqual(['-0.50', '0.30']);
  expect(samePrice('x', 'x')).toBe(true);
});

test('what lies between two formats is kept finer than any price, so that a tie is not made on the way', () => {
  // 1 / 1.505 and 1 / 0.665, a hair above: their reciprocals are a hair below the tie.
  expect(convertOdds('-0.664451827242524917', 'M', 'H', 'half-up')).toBe('1.50');
  expect(convertOdds('1.503759398496240602', 'H', 'M', 'bands')).toBe('-0.66');
});
