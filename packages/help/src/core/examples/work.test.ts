import { expect, it } from 'vitest';
import { HANDICAP_LINES, TOTAL_LINES } from './lines.ts';
import { EXAMPLE_MARKETS, MARKET_PICKS } from './market-picks.ts';
import { readPrice, readStake } from './read-input.ts';
import { workCashOut, workSingle, workTicket, workTurnover } from './work.ts';

it('has lines by quarters, those between two as the feed writes them', () => {
  expect(HANDICAP_LINES.slice(0, 5)).toEqual(['0', '0 / 0.5', '0.5', '0.5 / 1', '1']);
  expect(HANDICAP_LINES.at(-1)).toBe('3');
  expect([TOTAL_LINES[0], TOTAL_LINES.at(-1)]).toEqual(['0.5', '5']);
});

it('settles a pick of every market that it offers', () => {
  for (const wtype of EXAMPLE_MARKETS) {
    const codes = MARKET_PICKS[wtype].map(
      (pick) =>
        workSingle({
          wtype,
          pick,
          strong: '',
          ratio: '',
          ht: [1, 0],
          ft: [2, 1],
          hkPrice: '1',
          stake: 100n,
        }).code,
    );
    expect(
      codes.every((code) => code === 'W' || code === 'L'),
      wtype,
    ).toBe(true);
  }
});

it('pays 40.00 for four legs at 2.00 in 4串11 of 2.00, of which three win', () => {
  const legs = ['W', 'W', 'W', 'L'].map((code) => ({ hkPrice: '1', code: code as 'W' }));
  expect(workTicket(legs, [2, 3, 4], 200n)).toMatchObject({ payout: 4000n, stake: 2200n });
});

it('cuts the sum of a ticket once, and not each of its lines', () => {
  const legs = ['0.85', '0.95', '1.05'].map((hkPrice) => ({ hkPrice, code: 'W' as const }));
  // 7.215, 7.585 and 7.995.
  expect(workTicket(legs, [2], 200n).payout).toBe(2279n);
});

it('values a bet at evens that now stands at 0.25 of a fair book', () => {
  expect(
    workCashOut({
      stake: 10_000n,
      takenPrice: '1',
      priceNow: '0.25',
      otherPriceNow: '4',
      marginPercent: 5,
    }),
  ).toEqual({ full: 20_000n, fair: 16_000n, chance: 8000n, value: 15_200n });
});

it('asks turnover of deposit and bonus, and counts half results by half', () => {
  expect(
    workTurnover({ deposit: 100_000n, bonusPercent: 10, times: 3, stake: 30_000n, code: 'LL' }),
  ).toEqual({ bonus: 10_000n, required: 330_000n, counts: 15_000n, left: 315_000n });
});

it.each([
  ['CNY', '1000000', 100_000_000n],
  ['JPY', '1000000', 1_000_000n],
  ['USDT', '1000000', 1_000_000_000_000n],
] as const)('takes a million %s', (currency, text, minor) => {
  expect(readStake(text, currency)).toBe(minor);
  expect(readStake('1000001', currency)).toBeNull();
});

it('takes digits of either width', () => {
  expect(readStake('１００', 'CNY')).toBe(10_000n);
  expect(readPrice('０．９５')).toBe('0.95');
});

it.each(['', '0', '-1', '1e3', '1000000.01', '一'])('takes %s for no stake', (text) => {
  expect(readStake(text, 'CNY')).toBeNull();
});

it.each(['', '0', '-0.5', '501', '0.12345678'])('takes %s for no price', (text) => {
  expect(readPrice(text)).toBeNull();
});
