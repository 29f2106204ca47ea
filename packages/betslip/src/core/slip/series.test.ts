import { money } from '@courtside/money';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchSelection, slipAfter, slipContext, slipWith } from '../../testing/index.ts';
import { combinationsOf } from '../combinations.ts';
import { intentOf } from '../order/intent.ts';
import { emptySlip, type SlipEvent, type SlipState } from './slip-state.ts';
import { fieldOutlook, slipTotals, stakeFields } from './stakes.ts';
import { violationsOf } from './violations.ts';

const ofMatch = (n: number, price = '1') =>
  matchSelection({ gameId: String(1000 + n), gidm: String(n), price });
const series = (...prices: string[]): SlipState =>
  slipWith(
    prices.map((price, n) => ofMatch(n, price)),
    emptySlip({ mode: 'series' }),
  );
const stake = (id: string, text: string): SlipEvent => ({ type: 'setStake', id, text });

test('[SL-02] a series takes a stake for each combination of its picks', () => {
  const fields = stakeFields(series('1', '1', '1', '1'));
  expect(fields.map(({ id, combination, lines }) => [id, combination, lines])).toEqual([
    ['series', '4串1', 1],
    ['4串4', '4串4', 4],
    ['4串5', '4串5', 5],
    ['4串6', '4串6', 6],
    ['4串11', '4串11', 11],
    ['4串15', '4串15', 15],
  ]);
  expect(stakeFields(series('0.95'))).toMatchObject([{ id: 'series', lines: 1, price: '0.95' }]);
  expect(stakeFields(emptySlip({ mode: 'series' }))).toEqual([]);
});

test('stakes are for each line, and returns are of all lines', () => {
  const slip = slipAfter([stake('4串11', '2'), stake('series', '10')], series('1', '1', '1', '1'));
  expect(slipTotals(slip, 'CNY')).toEqual({
    stake: money('32', 'CNY'),
    lines: 12,
    // 10 x 15, and 2 x (6 x 4 + 4 x 8 + 16) - 22
    winnings: '272.00',
    most: money('304', 'CNY'),
    least: money('8', 'CNY'),
  });
  const [, , , , eleven] = stakeFields(slip);
  expect(eleven && fieldOutlook(slip, eleven, 'CNY')).toMatchObject({
    unit: money('2', 'CNY'),
    stake: money('22', 'CNY'),
    most: money('144', 'CNY'),
    least: money('8', 'CNY'),
  });
});

test('each combination with a stake is one line of the order, with all legs of the series', () => {
  let made = 0;
  const intent = (slip: SlipState) =>
    intentOf(slip, {
      key: 'k1',
      owner: 'm-1',
      currency: 'CNY',
      lineKey: () => `line-${(made += 1)}`,
    });
  const slip = slipAfter([stake('3串4', '5'), stake('3串3', '0')], series('1', '0.5', '2'));
  expect(intent(slip).lines).toMatchObject([
    {
      key: 'line-1',
      field: '3串4',
      combination: { name: '3串4', folds: [2, 3], lines: 4 },
      unit: '5.00',
      stake: '20.00',
      legs: [{ id: '1000:R:H' }, { id: '1001:R:H' }, { id: '1002:R:H' }],
    },
  ]);
  const all = intent(slipAfter([stake('series', '7')], slip));
  expect(all.lines.map(({ key, combination }) => [key, combination?.name])).toEqual([
    ['line-2', '3串1'],
    ['line-3', '3串4'],
  ]);
});

test('one combination with a stake is enough, none is a reason, and each is checked', () => {
  const slip = series('1', '1', '1');
  const codes = (...events: SlipEvent[]) =>
    violationsOf(slipAfter(events, slip), slipContext({ limits: { min: '5', max: '50' } })).map(
      ({ code, field }) => [code, field],
    );
  expect(codes()).toEqual([['stake.missing', 'series']]);
  expect(codes(stake('3串4', '5'))).toEqual([]);
  expect(codes(stake('3串4', '4.99'))).toEqual([['stake.below-min', '3串4']]);
  expect(codes(stake('3串4', '5'), stake('series', '51'))).toEqual([['stake.above-max', 'series']]);
  expect(codes(stake('3串4', 'x'))).toEqual([['stake.malformed', '3串4']]);
});

test('the balance must carry all lines', () => {
  const slip = slipAfter([stake('4串11', '50')], series('1', '1', '1', '1'));
  expect(violationsOf(slip, slipContext({ balance: money('549.99', 'CNY') }))).toMatchObject([
    { code: 'stake.above-balance', params: { total: '¥550' } },
  ]);
  expect(violationsOf(slip, slipContext({ balance: money('550', 'CNY') }))).toEqual([]);
});

test('the stake of a combination goes with its number of picks, that of the series stays', () => {
  const slip = slipAfter([stake('3串4', '5'), stake('series', '7')], series('1', '1', '1'));
  const grown = slipAfter([{ type: 'toggle', selection: ofMatch(8) }], slip);
  expect(grown.stakes).toEqual({ series: '7' });
});

const price = fc
  .integer({ min: 1, max: 3000 })
  .map((n) => `${Math.trunc(n / 100)}.${String(n % 100).padStart(2, '0')}`);

test('what was built up event by event is what is worked out from the whole', () => {
  const changes = fc.array(
    fc.oneof(
      fc.record({ pick: fc.integer({ min: 0, max: 6 }), price }),
      fc.record({ combination: fc.nat(), text: fc.integer({ min: 1, max: 500 }).map(String) }),
    ),
    { minLength: 4, maxLength: 40 },
  );
  fc.assert(
    fc.property(changes, (list) => {
      let slip = emptySlip({ mode: 'series' });
      for (const change of list) {
        const fields = stakeFields(slip);
        if ('pick' in change) {
          slip = slipAfter(
            [{ type: 'toggle', selection: ofMatch(change.pick, change.price) }],
            slip,
          );
        } else if (fields.length > 0) {
          const { id } = fields[change.combination % fields.length] ?? { id: '' };
          slip = slipAfter([stake(id, change.text)], slip);
        }
      }
      const afresh = slipAfter(
        Object.entries(slip.stakes).map(([id, text]) => stake(id, text)),
        slipWith(
          slip.entries.map((entry) => ofMatch(Number(entry.gidm), entry.terms.price)),
          emptySlip({ mode: 'series' }),
        ),
      );
      expect(slipTotals(slip, 'CNY')).toEqual(slipTotals(afresh, 'CNY'));
      expect(violationsOf(slip, slipContext())).toEqual(violationsOf(afresh, slipContext()));
    }),
  );
});

test('the stake of a slip is the sum of its lines, in whatever order the picks came', () => {
  fc.assert(
    fc.property(
      fc.array(price, { minLength: 2, maxLength: 7 }),
      fc.integer({ min: 1, max: 900 }),
      (prices, unit) => {
        const events = combinationsOf(prices.length)
          .slice(1)
          .map(({ name }) => stake(name, String(unit)));
        const slip = slipAfter(events, series(...prices));
        const totals = slipTotals(slip, 'CNY');
        const lines = combinationsOf(prices.length)
          .slice(1)
          .reduce((sum, each) => sum + each.lines, 0);
        expect(totals.lines).toBe(lines);
        expect(totals.stake).toEqual(money(String(unit * lines), 'CNY'));
        const turned = slipAfter(events, series(...prices.toReversed()));
        expect(slipTotals(turned, 'CNY')).toEqual(totals);
        expect(Number(totals.least.amount)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
