import { CourtsideError } from '@courtside/kernel';
import { GatewayError } from '../gateway-error.ts';
import { isGatewayDown } from './gateway-down.ts';

interface Envelope {
  status_code: number;
  message: string;
  data: unknown;
}

/**
 * Unwraps an answer.
 *
 * @returns the `data` of a success
 * @throws GatewayError for every other code; HTTP 401 is an expired session, whatever the body says
 * @throws CourtsideError `client.bad-answer` when there is no envelope
 */
export function readEnvelope(httpStatus: number, text: string): unknown {
  const envelope = parse(text);
  if (httpStatus === 401) throw new GatewayError(6001, envelope?.message ?? '');
  if (envelope === null) {
    throw new CourtsideError(`HTTP ${httpStatus} without an envelope`, {
      code: 'client.bad-answer',
      kind: 'protocol',
      retryable: isGatewayDown(httpStatus),
    });
  }
  if (envelope.status_code !== 6000) {
    throw new GatewayError(envelope.status_code, envelope.message, envelope.data);
  }
  return envelope.data;
}

function parse(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { status_code, message, data } = value as Partial<Envelope>;
    if (typeof status_code !== 'number') return null;
    return { status_code, message: typeof message === 'string' ? message : '', data };
  } catch {
    return null;
  }
}
