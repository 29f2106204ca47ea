import { CourtsideError } from '@courtside/kernel';

/** A mistake of the caller. */
export function fault(code: string, message: string): CourtsideError {
  return new CourtsideError(message, { code, kind: 'programming' });
}

/** A mistake in data from the gateway. */
export function protocolFault(code: string, message: string): CourtsideError {
  return new CourtsideError(message, { code, kind: 'protocol' });
}
