import type { DealRecord, DepositOrder } from '@courtside/contract';
import { depositPath } from './offered-channels.ts';

/**
 * The page of what a movement is about: of a withdrawal, of a deposit that waits, or of the ticket that was staked, paid
 * out or refunded. Null where the record names no such page.
 *
 * @param waiting deposits that are not decided, which alone have a page
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
    // A bonus is numbered by what it was given for, which its record does not tell; an adjustment by nothing that has a page.
    case 'bonus':
    case 'transferIn':
    case 'transferOut':
    case 'adjust':
      return null;
  }
}
