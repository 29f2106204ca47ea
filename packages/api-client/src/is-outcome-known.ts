import { resultCode } from '@courtside/contract';

/**
 * Whether a fault tells the outcome of the call. A refusal by code does: the call was not carried out. A time-out, a
 * broken gateway and 6008 do not: a browser may send a POST again by itself when a kept-alive connection closes, and
 * the gateway then refuses the copy as a replay of a call that it has carried out.
 *
 * @param fault an error of the client, or its form in the RTK Query store
 *
 * @example if (!isOutcomeKnown(fault)) askByKey(key);
 */
export function isOutcomeKnown(fault: unknown): boolean {
  if (typeof fault !== 'object' || fault === null || !('statusCode' in fault)) return false;
  const { statusCode } = fault;
  if (typeof statusCode !== 'number') return false;
  return statusCode !== REPLAYED && resultCode(statusCode).kind !== 'fault';
}

const REPLAYED = 6008;
