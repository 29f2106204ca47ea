import { money, type OddsFormat } from '@courtside/money';
import { expect, test } from 'vitest';
import { matchSelection, slipAfter, slipContext, slipWith } from '../../testing/index.ts';
import { intentOf } from '../order/intent.ts';
import { emptySlip } from './slip-state.ts';
import { slipTotals } from './stakes.ts';
import { violationsOf } from './violations.ts';
import { isNegativePrice, riskAmount } from './win-risk.ts';

const typed = money('100', 'CNY');

test.each([
  ['1.25', 'M', true],
  ['1', 'M', false],
  ['0.8', 'M', false],
  ['0.8', 'I', true],
  ['1', 'I', false],
  ['1.25', 'I', false],
  ['1.25', 'H', false],
  ['0.8', 'E', false],
  ['0', 'I', false],
  ['x', 'M', false],
] as const)('Hong Kong %s in %s is below zero: %s', (price, format, expected) => {
  expect(isNegativePrice(price, format)).toBe(expected);
});

test.each([
  ['1.25', 'M', 'win', '80.00'],
  ['1.25', 'M', 'risk', '100.00'],
  ['1.08', 'M', 'win', '92.59'],
  ['0.80', 'M', 'win', '100.00'],
  ['0.80', 'I', 'win', '125.00'],
  ['0.80', 'I', 'risk', '100.00'],
  ['0.80', 'H', 'win', '100.00'],
] as const)('100 beside %s in %s as %s stakes %s', (hkPrice, format, winRisk, staked) => {
  expect(riskAmount({ typed, hkPrice, format, winRisk }).amount).toBe(staked);
});

test('the negative price of the server holds before the converter', () => {
  const base = { typed, hkPrice: '1.08', format: 'M', winRisk: 'win' } as const;
  expect(riskAmount({ ...base, served: '-0.92' }).amount).toBe('92.00');
  expect(riskAmount({ ...base, served: '0.92' }).amount).toBe('92.59');
  expect(riskAmount({ ...base, served: '-x' }).amount).toBe('92.59');
});

test('the slip stakes, checks and sends what is risked', () => {
  const slip = slipAfter(
    [{ type: 'setStake', id: '1001:R:H', text: '12' }],
    slipWith([matchSelection({ price: '1.25' })], emptySlip({ oddsFormat: 'M', winRisk: 'win' })),
  );
  expect(slipTotals(slip, 'CNY')).toMatchObject({
    stake: money('9.60', 'CNY'),
    winnings: '12.00',
    most: money('21.60', 'CNY'),
  });
  expect(violationsOf(slip, slipContext())).toMatchObject([{ code: 'stake.below-min' }]);
  const options = { key: 'k', owner: 'm-1', currency: 'CNY', lineKey: () => 'a' } as const;
  expect(intentOf(slip, options).lines[0]?.stake).toBe('9.60');
  const risk = slipAfter([{ type: 'setWinRisk', winRisk: 'risk' }], slip);
  expect(slipTotals(risk, 'CNY').stake).toEqual(money('12', 'CNY'));
});

test('nothing is guessed: risk is the setting of an empty slip, and a series has no negative price', () => {
  expect(emptySlip().winRisk).toBe('risk');
  const formats: readonly OddsFormat[] = ['M', 'I'];
  for (const oddsFormat of formats) {
    const picks = ['1.25', '0.80'].map((price, n) =>
      matchSelection({ price, gameId: `g${n}`, gidm: String(n) }),
    );
    const multiple = slipWith(picks, emptySlip({ mode: 'multiple', oddsFormat, winRisk: 'win' }));
    const series = slipAfter(
      [
        { type: 'setMode', mode: 'series' },
        { type: 'setStake', id: 'series', text: '10' },
      ],
      multiple,
    );
    expect(slipTotals(series, 'CNY').stake).toEqual(money('10', 'CNY'));
  }
});

test('half of a smallest unit is staked as a whole one', () => {
  const small = money('0.05', 'CNY');
  const risk = { typed: small, hkPrice: '2', format: 'M', winRisk: 'win' } as const;
  expect(riskAmount(risk)).toEqual(money('0.03', 'CNY'));
  expect(riskAmount({ ...risk, served: '-0.5' })).toEqual(money('0.03', 'CNY'));
});
