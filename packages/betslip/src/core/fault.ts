import { CourtsideError } from '@courtside/kernel';

/** For what the caller should have known. */
export function fault(code: string, message: string): CourtsideError {
  return new CourtsideError(message, { code, kind: 'programming' });
}

/** For what came over the wire. */
export function protocolFault(code: string, message: string): CourtsideError {
  return new CourtsideError(message, { code, kind: 'protocol' });
}
