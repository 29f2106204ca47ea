/** What a result code is about; the client's handling follows from it. */
export type ResultCodeKind =
  | 'success'
  /** Answered to the caller as a value, not thrown. */
  | 'value'
  /** The session is over. */
  | 'session'
  /** The gateway wants a login confirmed from this device. */
  | 'risk'
  | 'verification'
  | 'region'
  | 'limit'
  | 'maintenance'
  | 'refusal'
  /** Something broke on the gateway's side. */
  | 'fault';

export interface ResultCode {
  readonly code: number;
  /** Stable, kebab-case; messages are keyed by it. */
  readonly name: string;
  readonly kind: ResultCodeKind;
}

const table = {
  6000: { name: 'success', kind: 'success' },
  6001: { name: 'login-expired', kind: 'session' },
  6002: { name: 'invalid-credentials', kind: 'refusal' },
  6003: { name: 'access-denied', kind: 'refusal' },
  6004: { name: 'not-found', kind: 'refusal' },
  6005: { name: 'server-error', kind: 'fault' },
  6006: { name: 'bad-gateway', kind: 'fault' },
  6007: { name: 'invalid-parameter', kind: 'refusal' },
  6008: { name: 'illegal-parameter', kind: 'refusal' },
  6009: { name: 'data-exists', kind: 'refusal' },
  6010: { name: 'upload-failure', kind: 'refusal' },
  6011: { name: 'frequent-submission', kind: 'limit' },
  6012: { name: 'warning', kind: 'refusal' },
  6013: { name: 'maintenance', kind: 'maintenance' },
  6014: { name: 'invocation-error', kind: 'fault' },
  6015: { name: 'unbound-phone', kind: 'verification' },
  6016: { name: 'phone-verification-required', kind: 'verification' },
  6017: { name: 'phone-verification-required', kind: 'verification' },
  6021: { name: 'graphic-verification', kind: 'value' },
  6022: { name: 'rapid-verification', kind: 'value' },
  6025: { name: 'ip-not-passed', kind: 'risk' },
  6026: { name: 'device-not-passed', kind: 'risk' },
  6027: { name: 'device-and-ip-not-passed', kind: 'risk' },
  6028: { name: 'long-time-not-logged-in', kind: 'risk' },
  6029: { name: 'risky-login', kind: 'risk' },
  6030: { name: 'contact-customer-service', kind: 'refusal' },
  6031: { name: 'region-limited', kind: 'region' },
  6032: { name: 'region-warning', kind: 'region' },
  6033: { name: 'ip-restricted', kind: 'region' },
  6034: { name: 'maximum-phone-attempts', kind: 'limit' },
  6035: { name: 'authentication-required', kind: 'verification' },
  6036: { name: 'authentication-code-error', kind: 'verification' },
  6037: { name: 'authentication-locked', kind: 'limit' },
  6038: { name: 'authentication-code-expired', kind: 'verification' },
  6039: { name: 'too-many-devices', kind: 'limit' },
  6066: { name: 'sixty-second-limit', kind: 'limit' },
  6099: { name: 'wallet-token-expired', kind: 'session' },
  6100: { name: 'password-check-failure', kind: 'refusal' },
  6110: { name: 'locking-unavailable', kind: 'refusal' },
  6111: { name: 'withdrawal-protection-configuration', kind: 'fault' },
  6301: { name: 'venue-parameter-error', kind: 'refusal' },
  6302: { name: 'uid-verification', kind: 'verification' },
  6303: { name: 'no-data', kind: 'refusal' },
  6316: { name: 'system-under-maintenance', kind: 'maintenance' },
  6317: { name: 'system-busy', kind: 'fault' },
  6318: { name: 'another-system-error', kind: 'fault' },
  6366: { name: 'testing', kind: 'maintenance' },
  6399: { name: 'system-abnormal', kind: 'fault' },
  6413: { name: 'venue-activity', kind: 'refusal' },
  6415: { name: 'venue-under-maintenance', kind: 'maintenance' },
  6449: { name: 'bind-real-name', kind: 'verification' },
  6500: { name: 'popup-not-prompted', kind: 'refusal' },
  6501: { name: 'access-suspended-with-popup', kind: 'maintenance' },
  6502: { name: 'access-suspended', kind: 'maintenance' },
} as const satisfies Record<number, { name: string; kind: ResultCodeKind }>;

/** Every business result code of spec access 8, in ascending order. */
export const RESULT_CODES: readonly ResultCode[] = Object.entries(table).map(([code, row]) => ({
  code: Number(code),
  ...row,
}));

const byCode = new Map(RESULT_CODES.map((row) => [row.code, row]));

/**
 * The row of a business code. A code that is not in the table is a refusal named `unknown`: its message
 * is the one that the gateway sent.
 *
 * @example resultCode(6001).kind // 'session'
 */
export function resultCode(code: number): ResultCode {
  return byCode.get(code) ?? { code, name: 'unknown', kind: 'refusal' };
}
