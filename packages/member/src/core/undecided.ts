import type { BetRecord } from '@courtside/contract';

/** True while the match or the operator has not decided the bet. */
export function isUndecided({ status }: Pick<BetRecord, 'status'>): boolean {
  return status === 'delay' || status === 'unsettled';
}

/** Whether a bet that was undecided in the earlier list is decided now: money has moved. */
export function someDecided(
  earlier: readonly Pick<BetRecord, 'ticket_id' | 'status'>[],
  later: readonly Pick<BetRecord, 'ticket_id' | 'status'>[],
): boolean {
  const undecided = new Set(later.filter(isUndecided).map((bet) => bet.ticket_id));
  return earlier.some((bet) => isUndecided(bet) && !undecided.has(bet.ticket_id));
}
