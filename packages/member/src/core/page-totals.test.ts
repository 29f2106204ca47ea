import { expect, test } from 'vitest';
import { pageTotals } from './page-totals.ts';

test('a refused bet is in no sum and not in the count', () => {
  const bet = (status: 'settled' | 'refused', stake: string, payout: string, winLoss: string) => ({
    ...{ status, stake, payout, winLoss },
  });
  expect(
    pageTotals([
      bet('settled', '100.10', '195.20', '95.10'),
      bet('refused', '500.00', '0.00', '0.00'),
      bet('settled', '0.20', '0.00', '-0.20'),
    ]),
  ).toEqual({ count: 2, refused: 1, stake: '100.30', payout: '195.20', winLoss: '94.90' });
});
