import { CourtsideError, isCourtsideError } from '@courtside/kernel';
import { isGatewayError } from './is-gateway-error.ts';
import { abortedFault } from './share.ts';

/** Why this side ended an attempt early; null when it did not. */
export type CutShort = 'timeout' | 'aborted' | null;

/** Converts the error of an attempt into a typed fault. */
export function toFault(error: unknown, cutShort: CutShort): CourtsideError {
  if (cutShort === 'timeout') {
    return new CourtsideError('The gateway did not answer in time', {
      code: 'client.timeout',
      kind: 'timeout',
      retryable: true,
      cause: error,
    });
  }
  if (isCourtsideError(error)) return error;
  if (cutShort === 'aborted') return abortedFault(error);
  return new CourtsideError('The gateway could not be reached', {
    code: 'client.network',
    kind: 'network',
    retryable: true,
    cause: error,
  });
}

/** Whether a retry could succeed as the gateway itself did not answer: no network, no answer, gateway unreachable. */
export const isTransient = (fault: CourtsideError): boolean =>
  fault.retryable && !isGatewayError(fault);
