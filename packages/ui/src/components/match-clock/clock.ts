/** A reading of the match clock from the feed. */
export interface ClockReading {
  /** Time played at the reading, in ms. */
  elapsedMs: number;
  /** When it was read, in ms of the same clock as `now`. */
  readAt: number;
  running: boolean;
  /** Regular end of the period, in ms; time played after it is shown separately. */
  periodEndMs?: number | undefined;
}

export type ClockForm = 'clock' | 'minutes';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Time played at `now`, in ms. A reading in the future stands still until then. */
export function elapsedAt({ elapsedMs, readAt, running }: ClockReading, now: number): number {
  return Math.max(0, elapsedMs + (running ? Math.max(0, now - readAt) : 0));
}

/**
 * The clock as text, and the time played beyond the end of the period.
 *
 * @example clockText(r, now, 'minutes') // 45′ +2
 */
export function clockText(
  reading: ClockReading,
  now: number,
  form: ClockForm,
): { main: string; over: string | null } {
  const elapsed = elapsedAt(reading, now);
  const { periodEndMs = Infinity } = reading;
  const counted = Math.min(elapsed, periodEndMs);
  // The end of a period starts no new minute: 45:00 still belongs to the 45th.
  const minute = (ms: number) => Math.floor(ms / MINUTE) + 1;
  const over = elapsed > periodEndMs ? `+${minute(elapsed - periodEndMs)}` : null;
  if (form === 'minutes') {
    const shown = counted === periodEndMs ? counted / MINUTE : minute(counted);
    return { main: `${Math.ceil(shown)}′`, over };
  }
  const seconds = Math.floor(counted / SECOND);
  const two = (part: number) => String(part).padStart(2, '0');
  return { main: `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`, over };
}

/**
 * Milliseconds until the text changes, at least 1; null for a stopped clock. Computed anew at each tick, so it never
 * drifts.
 */
export function untilNextTick(reading: ClockReading, now: number, form: ClockForm): number | null {
  if (!reading.running) return null;
  const unit =
    form === 'clock' && elapsedAt(reading, now) < (reading.periodEndMs ?? Infinity)
      ? SECOND
      : MINUTE;
  const { periodEndMs = Infinity } = reading;
  const elapsed = elapsedAt(reading, now);
  // Beyond the period, minutes are counted from its end.
  const from = elapsed >= periodEndMs ? periodEndMs : 0;
  // At exactly the end the extra time has not started yet.
  if (elapsed === periodEndMs) return 1;
  const next = unit - ((elapsed - from) % unit);
  const ahead = Math.max(0, reading.readAt - now);
  return ahead + Math.max(1, Math.min(next, elapsed < periodEndMs ? periodEndMs - elapsed : next));
}
