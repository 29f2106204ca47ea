/** Maximum wait for the logout call, in ms. */
const LOGOUT_TIMEOUT_MS = 5_000;

export interface LogoutParts {
  /** Logs out at the gateway with the token that is to end. */
  call: (options: { timeoutMs: number; token: string }) => Promise<unknown>;
  session: { token(): string | null; close(): void };
  /** Runs once the session of this device is closed. */
  onLoggedOut: () => void;
}

/**
 * Logs out: closes the session of this device, then tells the gateway without waiting for the answer. In this order no
 * call of any tab is sent with an ended token, which would report an expired login instead of a logout.
 *
 * @returns a function that never rejects; it resolves when the session of this device is closed
 * @example const logout = createLogout({ call: (options) => client.call(LOGOUT, {}, options), session, onLoggedOut });
 */
export function createLogout({ call, session, onLoggedOut }: LogoutParts): () => Promise<void> {
  return async () => {
    const token = session.token();
    if (token === null) return;
    session.close();
    onLoggedOut();
    // The logout does not wait until the gateway ends the token.
    call({ timeoutMs: LOGOUT_TIMEOUT_MS, token }).catch(() => undefined);
  };
}
