import { expect, test } from 'vitest';
import { matchSelection, slipAfter, slipWith } from '../../testing/index.ts';
import { intentOf } from '../order/intent.ts';
import { receiptOf } from '../order/receipt.ts';
import { transition } from './slip.ts';
import { emptySlip } from './slip-state.ts';
import { slipTotals } from './stakes.ts';

test('a series that is there from the start shows Hong Kong prices, and gives the format back', () => {
  const series = emptySlip({ mode: 'series', oddsFormat: 'M' });
  expect(series).toMatchObject({ oddsFormat: 'H', formatBeforeSeries: 'M' });
  expect(transition(series, { type: 'setMode', mode: 'single' }).state.oddsFormat).toBe('M');
});

test.each([
  ['JPY', '95'],
  ['CNY', '95.50'],
  ['USDT', '95.500000'],
] as const)('what may be won in %s has the decimals of the currency', (currency, winnings) => {
  const slip = slipAfter(
    [{ type: 'setStake', id: '1001:R:H', text: '100' }],
    slipWith([matchSelection({ price: '0.955' })]),
  );
  expect(slipTotals(slip, currency).winnings).toBe(winnings);
  const intent = intentOf(slip, { key: 'k1', owner: 'm-1', currency, lineKey: () => 'a' });
  const order = { status: 'quoting', intent, lines: {}, quotes: [], reasons: [] } as const;
  expect(receiptOf(order)?.most).toEqual(slipTotals(slip, currency).most);
});
