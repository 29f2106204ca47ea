import { expect, test } from 'vitest';
import { slipAfter, slipWith, matchSelection } from '../../testing/index.ts';
import type { Wtype } from '../pick/entry.ts';
import { isTwoWay, marketPrice, shownFormat } from './odds-display.ts';
import { emptySlip } from './slip-state.ts';
import { slipTotals } from './stakes.ts';

const TWO: readonly Wtype[] = ['R', 'RE', 'HR', 'HRE', 'OU', 'HROU', 'OUH', 'EO', 'TS'];
const MORE: readonly Wtype[] = ['M', 'HRM', 'PD', 'T', 'F', 'DC', 'WM', 'ARG1', 'CS', 'WN', 'FS'];

test.each(TWO)('%s has two outcomes and shows the format that the member chose', (wtype) => {
  expect(isTwoWay(wtype)).toBe(true);
  for (const chosen of ['E', 'H', 'I', 'M'] as const) {
    expect(shownFormat({ wtype, chosen })).toBe(chosen);
  }
});

test.each(MORE)('%s has more than two outcomes and shows European prices', (wtype) => {
  expect(isTwoWay(wtype)).toBe(false);
  for (const chosen of ['E', 'H', 'I', 'M'] as const) {
    expect(shownFormat({ wtype, chosen })).toBe('E');
    expect(shownFormat({ wtype, chosen, oddsDisplay: 'as-chosen' })).toBe(chosen);
    expect(shownFormat({ wtype, chosen, mode: 'series' })).toBe('E');
    expect(shownFormat({ wtype, chosen, mode: 'series', oddsDisplay: 'as-chosen' })).toBe('H');
  }
});

test.each(TWO)('%s is Hong Kong in a series', (wtype) => {
  for (const chosen of ['E', 'H', 'I', 'M'] as const) {
    expect(shownFormat({ wtype, chosen, mode: 'series' })).toBe('H');
  }
});

test('a price is shown in the format of its market', () => {
  const shown = (wtype: Wtype, chosen: 'H' | 'M' | 'I', other?: string) =>
    marketPrice({ wtype, price: '1.08', chosen, other, rounding: 'half-up' });
  expect(marketPrice({ wtype: 'M', price: '0.61', chosen: 'H', rounding: 'half-up' })).toBe('1.61');
  expect(shown('R', 'H')).toBe('1.08');
  expect(shown('R', 'M')).toBe('-0.93');
  // With the price of the other side, Malay prices are converted as a pair.
  expect(shown('R', 'M', '0.80')).toBe('-0.92');
  expect(shown('M', 'M', '0.80')).toBe('2.08');
  expect(shown('R', 'I', '0.80')).toBe('1.08');
});

test.each(['E', 'H', 'I', 'M'] as const)(
  'what may be won leaves the stake out, in %s',
  (format) => {
    for (const [price, won] of [
      ['0.95', '95.00'],
      ['1.25', '125.00'],
    ] as const) {
      const slip = slipAfter(
        [{ type: 'setStake', id: '1001:R:H', text: '100' }],
        slipWith([matchSelection({ price })], emptySlip({ oddsFormat: format })),
      );
      expect(slipTotals(slip, 'CNY').winnings).toBe(won);
    }
  },
);
