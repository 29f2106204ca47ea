/** Whole seconds until the deadline, rounded up; 0 when it has passed. Both in milliseconds. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** Milliseconds until `secondsLeft` changes; null when it stays 0. */
export function nextChange(until: number, now: number): number | null {
  const left = until - now;
  if (left <= 0) return null;
  return left % 1000 || 1000;
}
