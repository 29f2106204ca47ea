/** The kind of the fault; callers branch on it, users never see it. */
export type ErrorKind =
  | 'business'
  | 'session'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'protocol'
  | 'security'
  | 'configuration'
  | 'platform'
  | 'programming';

export interface CourtsideErrorOptions {
  /** Stable, dotted and lower-case: `client.timeout`. It selects the message for users. */
  code: string;
  kind: ErrorKind;
  /** True when repeating the same call does no harm and could succeed. */
  retryable?: boolean;
  cause?: unknown;
  /** Id of the failed request, if any; logs of the gateway have the same. */
  requestId?: string;
}

/**
 * The base of every fault that a Courtside package throws.
 *
 * The message is for engineers. It never carries a stake, a token, a password or a key.
 *
 * @example
 * throw new CourtsideError('No answer within 30000 ms', { code: 'client.timeout', kind: 'timeout', retryable: true });
 */
export class CourtsideError extends Error {
  static readonly brand = 'CourtsideError';
  readonly brand = CourtsideError.brand;
  readonly code: string;
  readonly kind: ErrorKind;
  readonly retryable: boolean;
  /** Set later where the throwing code did not know the request. */
  requestId: string | undefined;

  constructor(message: string, options: CourtsideErrorOptions) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'CourtsideError';
    this.code = options.code;
    this.kind = options.kind;
    this.retryable = options.retryable ?? false;
    this.requestId = options.requestId;
  }
}

/** A guard that also works when two copies of this package are on one page, where `instanceof` does not. */
export function isCourtsideError(value: unknown, code?: string): value is CourtsideError {
  if (!(value instanceof Error) || !('brand' in value)) return false;
  if (value.brand !== CourtsideError.brand) return false;
  return code === undefined || (value as CourtsideError).code === code;
}
