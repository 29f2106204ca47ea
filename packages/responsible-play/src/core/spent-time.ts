const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const two = (value: number): string => String(value).padStart(2, '0');

/** A duration as text; hours may exceed 24. @example spentTime(5_025_000) // '1:23:45' */
export function spentTime(ms: number): string {
  const whole = Math.max(0, ms);
  const seconds = Math.floor((whole % MINUTE_MS) / 1000);
  return `${Math.floor(whole / HOUR_MS)}:${two(Math.floor((whole % HOUR_MS) / MINUTE_MS))}:${two(seconds)}`;
}
