import type { CardKind } from '@courtside/contract';
import type { WithdrawalCosts } from './withdrawal.ts';
import { amountAfterFee } from './withdrawal-eligibility.ts';

/** The gateway's latest answer for a way; for virtual coins with the arriving amount for the requested one. */
export interface ToldCosts {
  readonly fee: string;
  readonly arrives?: string | null;
}

/**
 * Fee and arriving amount of a withdrawal, by the gateway's latest answer; null while the rate is not known.
 *
 * @param amount a valid amount, decimal text
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

/** Whether both are the same for the member. */
export const areSameCosts = (one: WithdrawalCosts | null, other: WithdrawalCosts | null): boolean =>
  one?.fee === other?.fee && one?.arrives === other?.arrives;
