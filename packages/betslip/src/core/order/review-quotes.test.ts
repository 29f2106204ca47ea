import { expect, test } from 'vitest';
import { orderIntent, orderLeg, orderLine, orderQuotes } from '../../testing/index.ts';
import type { OrderQuote } from './order-state.ts';
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

test('a goal since the member looked is told, whatever they consent to', () => {
  const legs = [orderLeg({ score: [0, 0] })];
  const live = orderIntent('k1', {
    lines: [orderLine({ legs })],
    oddsChange: 'any',
    lineChange: true,
  });
  expect(reviewQuotes(live, orderQuotes(live))).toEqual([]);
  expect(reviewQuotes(live, orderQuotes(live, { score: [1, 0] }))).toEqual([
    { code: 'pick.score-changed', picks, params: { from: '0-0', to: '1-0' } },
  ]);
});

test('a quote without a price is refused by every consent', () => {
  const any = orderIntent('k1', { oddsChange: 'any' });
  for (const price of ['0', '-5', 'abc', '1e3']) {
    expect(reviewQuotes(any, orderQuotes(any, { price }))).toEqual([
      { code: 'pick.price-invalid', picks },
    ]);
  }
});
