import type { DealRecord, DepositOrder } from '@courtside/contract';
import { depositPath } from './offered-channels.ts';

/**
 * Path of the page for a movement: its withdrawal, its waiting deposit, or the ticket that was staked, paid out or
 * refunded. Null when the record has no such page.
 *
 * @param waiting undecided deposits; only these have a page
 * @example dealPath({ kind: 'payout', state: 'success', recordId: '20611240031' }, []) // '/mine/betRecord/20611240031'
 */
export function dealPath(
  { kind, state, recordId }: Pick<DealRecord, 'kind' | 'state' | 'recordId'>,
  waiting: readonly DepositOrder[],
): string | null {
  switch (kind) {
    case 'withdraw':
    case 'withdrawReturn':
      return `/mine/takemoney/${encodeURIComponent(recordId)}`;
    case 'bet':
    case 'payout':
    case 'refund':
      return `/mine/betRecord/${encodeURIComponent(recordId)}`;
    case 'deposit': {
      if (state !== 'pending') return null;
      const order = waiting.find(({ orderId }) => orderId === recordId);
      return order ? depositPath(order) : null;
    }
    // The number of a bonus is that of its cause, whose kind the record does not tell; an adjustment's has no page.
    case 'bonus':
    case 'transferIn':
    case 'transferOut':
    case 'adjust':
      return null;
  }
}
