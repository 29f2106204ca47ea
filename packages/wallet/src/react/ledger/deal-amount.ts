import type { DealRecord } from '@courtside/contract';
import { shownAmount } from '@courtside/money';

/** With a plus on what came in. What moved nothing has no side. */
export function dealAmount({ amount, state }: DealRecord, currency: string): string {
  const shown = shownAmount(amount, currency);
  return state === 'success' && !amount.startsWith('-') ? `+${shown}` : shown;
}
