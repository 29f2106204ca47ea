import type { BreakKind } from './breaks.ts';

const HOUR_MS = 3_600_000;

/**
 * Whether a break of this length would end more than an hour after the current one, so that it can be offered. The
 * gateway decides; here a month counts as the shortest one, so that no break is offered that would not be longer.
 *
 * @param holding the current break, or null; `until` is null when it has no end
 * @param length hours of a cool-off, months of an exclusion, or `for-good`
 * @param now milliseconds since the epoch, or null while the site's time is not known
 * @example isLonger({ until: null }, 'cool-off', '24', now) // false
 */
export function isLonger(
  holding: { readonly until: number | null } | null,
  kind: BreakKind,
  length: string,
  now: number | null,
): boolean {
  if (holding === null) return true;
  if (holding.until === null) return false;
  if (length === 'for-good') return true;
  if (now === null) return false;
  const hours = Number(length) * (kind === 'cool-off' ? 1 : 28 * 24);
  // An hour, as the same length again a moment later would be no real choice.
  return now + hours * HOUR_MS > holding.until + HOUR_MS;
}
