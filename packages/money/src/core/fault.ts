import { CourtsideError } from '@courtside/kernel';

/** For what the caller should have known. */
export function fault(code: string, message: string): CourtsideError {
  return new CourtsideError(message, { code, kind: 'programming' });
}
