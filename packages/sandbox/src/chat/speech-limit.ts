const EVERY_MS = 2000;
const AT_ONCE = 3;

/** Rate limit of a member's messages: one in two seconds, three at once after a pause; over all connections. */
export function createSpeechLimit(now: () => number) {
  const next = new Map<string, number>();
  return {
    /** Milliseconds to wait, or 0 when the message is allowed now (which counts it). */
    take(userId: string): number {
      const at = now();
      const due = Math.max(next.get(userId) ?? 0, at);
      const early = due - at - (AT_ONCE - 1) * EVERY_MS;
      if (early > 0) return early;
      next.set(userId, due + EVERY_MS);
      return 0;
    },
    sweep(): void {
      const at = now();
      for (const [userId, due] of next) if (due < at) next.delete(userId);
    },
  };
}
