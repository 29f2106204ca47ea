/** Maximum wait for the logout call, in ms. */
const LOGOUT_TIMEOUT_MS = 5_000;

export interface LogoutParts {
  /** Tells the gateway, by the token that is to end. */
  call: (options: { timeoutMs: number; token: string }) => Promise<unknown>;
  session: { token(): string | null; close(): void };
  /** Runs once the session of this device is closed. */
  onLoggedOut: () => void;
}

/**
 * Logs out: closes the session of this device, then tells the gateway, which nobody waits for. In this order no call of any
 * tab can meet a token that has ended, and be told that the login expired, when the member left.
 *
 * @returns a function that never rejects; it is done once the session of this device is closed
 * @example const logout = createLogout({ call: (options) => client.call(LOGOUT, {}, options), session, onLoggedOut });
 */
export function createLogout({ call, session, onLoggedOut }: LogoutParts): () => Promise<void> {
  return async () => {
    const token = session.token();
    if (token === null) return;
    session.close();
    onLoggedOut();
    // The token ends on the gateway in its own time.
    call({ timeoutMs: LOGOUT_TIMEOUT_MS, token }).catch(() => undefined);
  };
}
