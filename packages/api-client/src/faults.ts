import { CourtsideError, isCourtsideError } from '@courtside/kernel';
import { isGatewayError } from './is-gateway-error.ts';
import { abortedFault } from './share.ts';

/** Why an attempt was cut short by this side. */
export type CutShort = 'timeout' | 'aborted' | null;

/** What went wrong with an attempt, as a typed fault. */
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

/** Whether a repeat could succeed where the gateway itself has said nothing: no network, no answer, gateway unreachable. */
export const isTransient = (fault: CourtsideError): boolean =>
  fault.retryable && !isGatewayError(fault);
