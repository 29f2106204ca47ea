import { betResult } from '@courtside/contract';
import type { TermMessage } from './message.ts';

/** The state or outcome of a bet. `settled`: its result code is unknown here. */
export type BetOutcome =
  | 'pending'
  | 'open'
  | 'refused'
  | 'won'
  | 'half-won'
  | 'push'
  | 'half-lost'
  | 'lost'
  | 'refunded'
  | 'void'
  | 'settled';

/** The part of a bet that decides its outcome; `resultCode` is null until it is settled. */
export interface BetStanding {
  readonly status: 'delay' | 'unsettled' | 'settled' | 'refused';
  readonly resultCode: string | null;
}

/**
 * Returns the outcome of a bet, from its status and result code.
 *
 * @example betOutcome({ status: 'settled', resultCode: 'LW' }) // 'half-won'
 */
export function betOutcome({ status, resultCode }: BetStanding): BetOutcome {
  if (status === 'delay') return 'pending';
  if (status === 'unsettled') return 'open';
  if (status === 'refused') return 'refused';
  return betResult(resultCode ?? '')?.kind ?? 'settled';
}

export const outcomeMessages: Readonly<Record<BetOutcome, TermMessage>> = {
  pending: /*i18n*/ { id: 'terms.outcome.pending', message: '待确认' },
  open: /*i18n*/ { id: 'terms.outcome.open', message: '未结算' },
  refused: /*i18n*/ { id: 'terms.outcome.refused', message: '已拒绝' },
  won: /*i18n*/ { id: 'terms.outcome.won', message: '赢' },
  'half-won': /*i18n*/ { id: 'terms.outcome.halfWon', message: '赢半' },
  push: /*i18n*/ { id: 'terms.outcome.push', message: '走水' },
  'half-lost': /*i18n*/ { id: 'terms.outcome.halfLost', message: '输半' },
  lost: /*i18n*/ { id: 'terms.outcome.lost', message: '输' },
  refunded: /*i18n*/ { id: 'terms.outcome.refunded', message: '退款' },
  void: /*i18n*/ { id: 'terms.outcome.void', message: '取消' },
  settled: /*i18n*/ { id: 'terms.outcome.settled', message: '已结算' },
};
