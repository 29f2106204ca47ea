import { isGatewayError, isOutcomeKnown } from '@courtside/api-client';

/** The table of codes calls it a fault of the house, but it means that nothing was carried out. */
const PROTECTION_MISCONFIGURED = 6111;

/** A refusal of a money call, with the data that the contract gives with it. */
export interface MoneyRefusal {
  readonly statusCode: number;
  readonly reason: string;
  readonly text: string;
  readonly lockedMs?: number;
}

/** The refusal in the fault of a call that changes something; null when its outcome is not known. */
export function moneyRefusal(fault: unknown): MoneyRefusal | null {
  if (!isGatewayError(fault)) return null;
  const { statusCode, serverMessage: text, data } = fault;
  if (statusCode !== PROTECTION_MISCONFIGURED && !isOutcomeKnown(fault)) return null;
  const { reason, lockedMs } = (data ?? {}) as { reason?: unknown; lockedMs?: unknown };
  return {
    statusCode,
    reason: typeof reason === 'string' ? reason : '',
    text,
    ...(typeof lockedMs === 'number' && { lockedMs }),
  };
}
