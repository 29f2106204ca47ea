const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** Longer times are shown as a date, not counted down. */
const LONGEST = 24 * HOUR;

const two = (value: number) => String(value).padStart(2, '0');

/**
 * Time until an instant as `HH:MM:SS`; null when it is past, or more than a day away.
 *
 * @param until and `now`: ms since the epoch, of the site's clock
 *
 * @example timeLeft(kickOff, kickOff - 3_630_000) // '01:00:30'
 */
export function timeLeft(until: number, now: number): string | null {
  const left = until - now;
  if (!(left > 0 && left < LONGEST)) return null;
  const seconds = Math.ceil(left / SECOND);
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((each) => two(Math.floor(each)))
    .join(':');
}
