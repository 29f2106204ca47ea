import type { BetRecord } from '@courtside/contract';

/** How a bet stands or ended. */
export type BetOutcome =
  | 'pending'
  | 'open'
  | 'refused'
  | 'won'
  | 'half-won'
  | 'push'
  | 'half-lost'
  | 'lost'
  | 'void'
  | 'settled';

/**
 * How a bet stands, from its status and result code (`A` and `D…` are void; a code that is not known is `settled`).
 *
 * @example betOutcome({ status: 'settled', resultCode: 'LW' }) // 'half-won'
 */
export function betOutcome({
  status,
  resultCode,
}: Pick<BetRecord, 'status' | 'resultCode'>): BetOutcome {
  if (status === 'delay') return 'pending';
  if (status === 'unsettled') return 'open';
  if (status === 'refused') return 'refused';
  switch (resultCode) {
    case 'W':
      return 'won';
    case 'LW':
      return 'half-won';
    case 'P':
      return 'push';
    case 'LL':
      return 'half-lost';
    case 'L':
      return 'lost';
    case null:
      return 'settled';
    default:
      return /^(A|D.?)$/.test(resultCode) ? 'void' : 'settled';
  }
}

/** True while the match or the operator still decides about the bet. */
export function isUndecided({ status }: Pick<BetRecord, 'status'>): boolean {
  return status === 'delay' || status === 'unsettled';
}

/** Whether a bet that was undecided in the earlier list no longer is: money has moved. */
export function someDecided(
  earlier: readonly Pick<BetRecord, 'ticket_id' | 'status'>[],
  later: readonly Pick<BetRecord, 'ticket_id' | 'status'>[],
): boolean {
  const undecided = new Set(later.filter(isUndecided).map((bet) => bet.ticket_id));
  return earlier.some((bet) => isUndecided(bet) && !undecided.has(bet.ticket_id));
}
