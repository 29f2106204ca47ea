/** A clock as the feed told it. */
export interface ClockReading {
  /** What had been played when it was read, in ms. */
  elapsedMs: number;
  /** When it was read, in ms of the same clock as `now`. */
  readAt: number;
  running: boolean;
  /** Where the period ends by rule, in ms; what is played after it is shown apart. */
  periodEndMs?: number | undefined;
}

export type ClockForm = 'clock' | 'minutes';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** What has been played at `now`. A clock that was read in the future stands still. */
export function elapsedAt({ elapsedMs, readAt, running }: ClockReading, now: number): number {
  return Math.max(0, elapsedMs + (running ? Math.max(0, now - readAt) : 0));
}

/** The clock as text, and what is played over the end of the period. @example clockText(r, now, 'minutes') // 45′ +2 */
export function clockText(
  reading: ClockReading,
  now: number,
  form: ClockForm,
): { main: string; over: string | null } {
  const elapsed = elapsedAt(reading, now);
  const { periodEndMs = Infinity } = reading;
  const counted = Math.min(elapsed, periodEndMs);
  // A period has no minute of its own at its very end: 45:00 is still the 45th.
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

/** Ms until the text changes, at least 1; null for a clock that stands. Measured anew at each tick, so nothing drifts. */
export function untilNextTick(reading: ClockReading, now: number, form: ClockForm): number | null {
  if (!reading.running) return null;
  const unit =
    form === 'clock' && elapsedAt(reading, now) < (reading.periodEndMs ?? Infinity)
      ? SECOND
      : MINUTE;
  const { periodEndMs = Infinity } = reading;
  const elapsed = elapsedAt(reading, now);
  // Beyond the period its own minutes are counted, which begin where it ends.
  const from = elapsed >= periodEndMs ? periodEndMs : 0;
  // The first moment over the end is not yet over it.
  if (elapsed === periodEndMs) return 1;
  const next = unit - ((elapsed - from) % unit);
  const ahead = Math.max(0, reading.readAt - now);
  return ahead + Math.max(1, Math.min(next, elapsed < periodEndMs ? periodEndMs - elapsed : next));
}
