import { expect, test } from 'vitest';
import vectors from '../../vectors/odds.json' with { type: 'json' };
import { toPlaces } from './decimal.ts';
import { convertPair, formatOdds, ODDS_FORMATS } from './odds.ts';
import type { OddsRounding, Rounding } from './rounding.ts';

test.each(vectors.oneSided)('[SP-03] Hong Kong $hk by $rounding', (vector) => {
  for (const format of ODDS_FORMATS) {
    expect(formatOdds(vector.hk, format, vector.rounding as OddsRounding)).toBe(vector[format]);
  }
});

test.each(vectors.paired)('[SP-03] the pair $hk in Malay is $M', ({ hk, M }) => {
  expect(convertPair(hk as [string, string], 'M', 'half-up')).toEqual(M);
});

test.each(vectors.rounding)('$value at two decimals by $rounding is $result', (vector) => {
  const rounding = vector.rounding as Rounding;
  expect(toPlaces(vector.value, vector.places, rounding)).toBe(vector.result);
});
