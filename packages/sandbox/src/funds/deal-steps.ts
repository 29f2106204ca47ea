import { type Row, toNumber } from '../db/db.ts';
import type { Schemas } from '../gateway-call.ts';

type DealRecord = Schemas['DealRecord'];
type DealStep = Schemas['DealStep'];

const stepAt = (status: DealStep['status'], at: unknown): DealStep[] =>
  at === null || at === undefined ? [] : [{ status, at: toNumber(at) }];

/** Steps of a deposit or a transfer, the oldest first; undefined for other movements. */
export function dealSteps(row: Row, kind: DealRecord['kind']): DealStep[] | undefined {
  switch (kind) {
    case 'deposit':
      return [
        ...stepAt('created', row['created']),
        ...stepAt('paid', row['paid']),
        ...stepAt(row['stage'] as DealStep['status'], row['ended']),
      ];
    // One entry moves both wallets.
    case 'transferIn':
    case 'transferOut':
      return [...stepAt('sent', row['at']), ...stepAt('received', row['at'])];
    default:
      return undefined;
  }
}
