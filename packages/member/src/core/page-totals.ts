import type { BetRecord } from '@courtside/contract';
import { plus, toPlaces } from '@courtside/money';

/** Sums of the bets of one page without refused ones, like the gateway's sums over all pages. */
export interface PageTotals {
  readonly count: number;
  readonly refused: number;
  readonly stake: string;
  readonly payout: string;
  readonly winLoss: string;
}

export function pageTotals(
  list: readonly Pick<BetRecord, 'status' | 'stake' | 'payout' | 'winLoss'>[],
): PageTotals {
  const counted = list.filter(({ status }) => status !== 'refused');
  const sum = (name: 'stake' | 'payout' | 'winLoss') =>
    toPlaces(
      counted.reduce((total, record) => plus(total, record[name]), '0'),
      2,
      'truncate',
    );
  return {
    count: counted.length,
    refused: list.length - counted.length,
    stake: sum('stake'),
    payout: sum('payout'),
    winLoss: sum('winLoss'),
  };
}
