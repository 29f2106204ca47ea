import { CourtsideError } from '@courtside/kernel';

/** Makes the fault of a programming error of the caller. */
export function fault(code: string, message: string): CourtsideError {
  return new CourtsideError(message, { code, kind: 'programming' });
}
