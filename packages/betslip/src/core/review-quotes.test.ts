import { expect, test } from 'vitest';
import { orderIntent, orderQuotes } from '../testing/index.ts';
import type { OrderQuote } from './order.ts';
import { reviewQuotes } from './review-quotes.ts';

const intent = orderIntent('k1');
const [quote] = orderQuotes(intent) as [OrderQuote];
const picks = ['1001:R:H'];

test('what was confirmed and is still quoted may be sent', () => {
  expect(reviewQuotes(intent, [quote])).toEqual([]);
  expect(reviewQuotes(intent, [{ ...quote, price: '0.97' }])).toEqual([]);
});

test('a worse price and another line are both told', () => {
  expect(reviewQuotes(intent, [{ ...quote, price: '0.90', ratio: '1' }])).toEqual([
    { code: 'pick.line-changed', picks, params: { from: '0.5', to: '1' } },
    { code: 'pick.odds-changed', picks, params: { from: '0.95', to: '0.90' } },
  ]);
});

test('the two consents let each its own change pass', () => {
  const moved = [{ ...quote, price: '0.90', ratio: '1' }];
  const codes = (change: object) =>
    reviewQuotes({ ...intent, ...change }, moved).map(({ code }) => code);
  expect(codes({ oddsChange: 'any' })).toEqual(['pick.line-changed']);
  expect(codes({ lineChange: true })).toEqual(['pick.odds-changed']);
  expect(codes({ oddsChange: 'any', lineChange: true })).toEqual([]);
  expect(
    reviewQuotes({ ...intent, oddsChange: 'none' }, [{ ...quote, price: '0.97' }]),
  ).toMatchObject([{ code: 'pick.odds-changed' }]);
});

test('a line without a quote is suspended', () => {
  expect(reviewQuotes(intent, [{ ...quote, id: 'other' }])).toEqual([
    { code: 'pick.suspended', picks },
  ]);
});
