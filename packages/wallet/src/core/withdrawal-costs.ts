import type { CardKind } from '@courtside/contract';
import type { WithdrawalCosts } from './withdrawal.ts';
import { amountAfterFee } from './withdrawal-eligibility.ts';

/** What was told of a way last; of virtual coin with what arrives for the amount that was asked about. */
export interface ToldCosts {
  readonly fee: string;
  readonly arrives?: string | null;
}

/**
 * What an amount costs and brings by what was told last; null where the rate is not known yet.
 *
 * @param amount a valid one, decimal text
 * @example withdrawalCosts('bank', { fee: '5.00' }, '100.00') // { fee: '5.00', arrives: '95.00' }
 */
export function withdrawalCosts(
  kind: CardKind,
  told: ToldCosts,
  amount: string,
): WithdrawalCosts | null {
  const { fee } = told;
  const arrives = kind === 'virtual' ? told.arrives : amountAfterFee(amount, fee);
  return arrives ? { fee, arrives } : null;
}

/** Whether two tell the member the same. */
export const areSameCosts = (one: WithdrawalCosts | null, other: WithdrawalCosts | null): boolean =>
  one?.fee === other?.fee && one?.arrives === other?.arrives;
