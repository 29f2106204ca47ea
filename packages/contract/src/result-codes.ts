/** Kind of a result code; it decides the client's handling. */
export type ResultCodeKind =
  | 'success'
  /** Returned to the caller as a value, not thrown. */
  | 'value'
  /** The session has expired. */
  | 'session'
  /** The gateway requires a confirmation of a login from this device. */
  | 'risk'
  | 'verification'
  | 'region'
  | 'limit'
  | 'maintenance'
  | 'refusal'
  /** A fault on the gateway's side. */
  | 'fault';

/** The client's reaction to a code. */
export type ResultCodeAction =
  /** Nothing is shown. */
  | 'none'
  /** Shows the gateway's message. */
  | 'show-message'
  /** Shows the gateway's message in a dialog that must be closed. */
  | 'show-dialog'
  /** Ends the session here and opens the login dialog. */
  | 'login'
  /** Asks the member for the code that was sent to them, then logs in again. */
  | 'verify-device'
  /** Asks for a picture captcha and sends the call again with its answer. */
  | 'ask-captcha'
  /** Asks for a slider captcha and sends the call again with its answer. */
  | 'ask-slider'
  /** Opens the page to bind a phone. */
  | 'bind-phone'
  /** Sends a code to the bound phone and asks for it. */
  | 'verify-phone'
  /** Shows the gateway's message in a dialog that leads to the member's data. */
  | 'bind-real-name'
  /** Returns to the first step of the process. */
  | 'start-over'
  /** Counts down until another code can be requested. */
  | 'wait'
  /** Shows the message and offers a retry. */
  | 'retry-later'
  /** Shows the message with a link to customer service. */
  | 'contact-service'
  /** Opens the transfer-in dialog with the gateway's message. */
  | 'transfer-in'
  /** Shows a dialog that cannot be closed: the game must be entered again. */
  | 're-enter-game'
  /** Shows the maintenance page instead of the site, if `preInfo` gives the same answer. */
  | 'maintenance-page';

export interface ResultCode {
  readonly code: number;
  /** Stable, kebab-case. */
  readonly name: string;
  readonly kind: ResultCodeKind;
  readonly action: ResultCodeAction;
  /** Key of the message that a client shows when the gateway sends none. */
  readonly messageKey: string;
}

const table = {
  6000: { name: 'success', kind: 'success', action: 'none' },
  6001: { name: 'login-expired', kind: 'session', action: 'login' },
  6002: { name: 'invalid-credentials', kind: 'refusal', action: 'show-message' },
  6003: { name: 'access-denied', kind: 'refusal', action: 'show-message' },
  6004: { name: 'not-found', kind: 'refusal', action: 'show-message' },
  6005: { name: 'server-error', kind: 'fault', action: 'retry-later' },
  6006: { name: 'bad-gateway', kind: 'fault', action: 'retry-later' },
  6007: { name: 'invalid-parameter', kind: 'refusal', action: 'show-message' },
  6008: { name: 'illegal-parameter', kind: 'refusal', action: 'show-message' },
  6009: { name: 'data-exists', kind: 'refusal', action: 'show-message' },
  6010: { name: 'upload-failure', kind: 'refusal', action: 'show-message' },
  6011: { name: 'frequent-submission', kind: 'limit', action: 'show-message' },
  6012: { name: 'warning', kind: 'refusal', action: 'show-dialog' },
  6013: { name: 'maintenance', kind: 'maintenance', action: 'maintenance-page' },
  6014: { name: 'invocation-error', kind: 'fault', action: 'retry-later' },
  6015: { name: 'unbound-phone', kind: 'verification', action: 'bind-phone' },
  6016: { name: 'phone-verification-required', kind: 'verification', action: 'verify-phone' },
  6017: { name: 'phone-verification-required', kind: 'verification', action: 'verify-phone' },
  6021: { name: 'graphic-verification', kind: 'value', action: 'ask-captcha' },
  6022: { name: 'rapid-verification', kind: 'value', action: 'ask-slider' },
  6025: { name: 'ip-not-passed', kind: 'risk', action: 'verify-device' },
  6026: { name: 'device-not-passed', kind: 'risk', action: 'verify-device' },
  6027: { name: 'device-and-ip-not-passed', kind: 'risk', action: 'verify-device' },
  6028: { name: 'long-time-not-logged-in', kind: 'risk', action: 'verify-device' },
  6029: { name: 'risky-login', kind: 'risk', action: 'verify-device' },
  6030: { name: 'contact-customer-service', kind: 'refusal', action: 'contact-service' },
  6031: { name: 'region-limited', kind: 'region', action: 'show-message' },
  6032: { name: 'region-warning', kind: 'region', action: 'show-message' },
  6033: { name: 'ip-restricted', kind: 'region', action: 'show-message' },
  6034: { name: 'maximum-phone-attempts', kind: 'limit', action: 'show-message' },
  6035: { name: 'authentication-required', kind: 'verification', action: 'start-over' },
  6036: { name: 'authentication-code-error', kind: 'verification', action: 'show-message' },
  6037: { name: 'authentication-locked', kind: 'limit', action: 'show-message' },
  6038: { name: 'authentication-code-expired', kind: 'verification', action: 'show-message' },
  6039: { name: 'too-many-devices', kind: 'limit', action: 'show-message' },
  6066: { name: 'sixty-second-limit', kind: 'limit', action: 'wait' },
  6099: { name: 'wallet-token-expired', kind: 'verification', action: 're-enter-game' },
  6100: { name: 'password-check-failure', kind: 'refusal', action: 'show-message' },
  6110: { name: 'locking-unavailable', kind: 'refusal', action: 'show-message' },
  6111: { name: 'withdrawal-protection-configuration', kind: 'fault', action: 'retry-later' },
  6301: { name: 'venue-parameter-error', kind: 'refusal', action: 'show-message' },
  6302: { name: 'uid-verification', kind: 'verification', action: 're-enter-game' },
  6303: { name: 'no-data', kind: 'refusal', action: 'show-message' },
  6316: { name: 'system-under-maintenance', kind: 'maintenance', action: 'show-message' },
  6317: { name: 'system-busy', kind: 'fault', action: 'retry-later' },
  6318: { name: 'another-system-error', kind: 'fault', action: 'retry-later' },
  6366: { name: 'testing', kind: 'maintenance', action: 'show-message' },
  6399: { name: 'system-abnormal', kind: 'fault', action: 'retry-later' },
  6413: { name: 'venue-activity', kind: 'refusal', action: 'transfer-in' },
  6415: { name: 'venue-under-maintenance', kind: 'maintenance', action: 'show-message' },
  6449: { name: 'bind-real-name', kind: 'verification', action: 'bind-real-name' },
  6500: { name: 'popup-not-prompted', kind: 'refusal', action: 'none' },
  6501: { name: 'access-suspended-with-popup', kind: 'maintenance', action: 'show-dialog' },
  6502: { name: 'access-suspended', kind: 'maintenance', action: 'show-message' },
  // Player protection: numbers of this contract, outside the catalogue of spec access 8.
  6701: { name: 'play-limit-reached', kind: 'limit', action: 'show-message' },
  6702: { name: 'play-session-over', kind: 'limit', action: 'show-message' },
  6703: { name: 'play-reality-check', kind: 'limit', action: 'show-message' },
  6704: { name: 'play-cool-off', kind: 'limit', action: 'show-message' },
  6705: { name: 'play-excluded', kind: 'limit', action: 'show-message' },
  6706: { name: 'play-under-age', kind: 'limit', action: 'show-message' },
  6707: { name: 'play-limit-required', kind: 'limit', action: 'show-message' },
  6708: { name: 'play-not-in-market', kind: 'limit', action: 'show-message' },
  6709: { name: 'play-session-idle', kind: 'verification', action: 'show-message' },
  6710: { name: 'play-too-soon', kind: 'limit', action: 'show-message' },
  6711: { name: 'play-identity-excluded', kind: 'limit', action: 'show-message' },
} as const satisfies Record<number, Pick<ResultCode, 'name' | 'kind' | 'action'>>;

const keyOf = (name: string): string => `result.${name}`;

/** Every business result code: those of spec access 8 and those of player protection (67xx), in ascending order. */
export const RESULT_CODES: readonly ResultCode[] = Object.entries(table).map(([code, row]) => ({
  code: Number(code),
  ...row,
  messageKey: keyOf(row.name),
}));

const byCode = new Map(RESULT_CODES.map((row) => [row.code, row]));

/**
 * The row of a business code. A code that is not in the table is a refusal named `unknown`: its message is the
 * gateway's.
 *
 * @example resultCode(6001).kind // 'session'
 */
export function resultCode(code: number): ResultCode {
  const unknown = { name: 'unknown', kind: 'refusal', action: 'show-message' } as const;
  return byCode.get(code) ?? { code, ...unknown, messageKey: keyOf(unknown.name) };
}
