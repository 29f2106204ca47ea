/** Maximum wait for the logout call, in ms. */
const LOGOUT_TIMEOUT_MS = 5_000;

export interface LogoutParts {
  /** Tells the gateway. */
  call: (options: { timeoutMs: number }) => Promise<unknown>;
  session: { token(): string | null; close(): void };
  /** Runs once the session of this device is closed. */
  onLoggedOut: () => void;
}

/**
 * Logs out: tells the gateway, then closes the session of this device whatever the gateway said. A second call while
 * one runs waits for the first.
 *
 * @returns a function that never rejects
 * @example const logout = createLogout({ call: (options) => client.call(LOGOUT, {}, options), session, onLoggedOut });
 */
export function createLogout({ call, session, onLoggedOut }: LogoutParts): () => Promise<void> {
  let running: Promise<void> | null = null;
  async function logout() {
    const token = session.token();
    // The token ends on the gateway in its own time; on this device it must be gone now.
    await call({ timeoutMs: LOGOUT_TIMEOUT_MS }).catch(() => undefined);
    running = null;
    // A session that was opened meanwhile, in another tab, is not the one to end.
    if (session.token() !== token) return;
    session.close();
    onLoggedOut();
  }
  return () => (running ??= logout());
}
