import { expect, it } from 'vitest';
import { marketHint } from './market-hint.ts';

it.each([
  ['R', 'handicap'],
  ['RE', 'handicap'],
  ['SR', 'handicap'],
  ['HROU', 'total'],
  ['P2OUH', 'total'],
  ['ML', 'winner'],
  ['HM', 'winner'],
  ['F', 'half-full'],
])('explains %s by %s', (wtype, word) => {
  expect(marketHint(wtype)).toBe(word);
});

it.each(['TS', 'WM', 'nothing'])('says no more of %s than its name', (wtype) => {
  expect(marketHint(wtype)).toBeUndefined();
});
