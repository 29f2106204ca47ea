import type { DealRecord } from '@courtside/contract';
import { shownAmount } from '@courtside/money';

/** The amount, with a plus when it was credited. A movement that did not succeed has no plus. */
export function dealAmount({ amount, state }: DealRecord, currency: string): string {
  const shown = shownAmount(amount, currency);
  return state === 'success' && !amount.startsWith('-') ? `+${shown}` : shown;
}
