import { monthsLater } from './periods.ts';
import { ALL_RULES, type RuleSet } from './rules.ts';

const HOUR_MS = 3_600_000;
export const COOL_OFF_HOURS = { min: 24, max: 6 * 7 * 24 } as const;
export const EXCLUSION_MONTHS = { min: 6, max: 60 } as const;

export type BreakKind = 'cool-off' | 'exclusion';

export interface PlayBreak {
  readonly kind: BreakKind;
  readonly from: number;
  /** Null for a permanent break. */
  readonly until: number | null;
}

export interface BreakViolation {
  readonly code: 'break.out-of-bounds';
  readonly min: number;
  readonly max: number;
}

/** @param hours from 24 to 1,008 (six weeks) */
export function coolOff(
  hours: number,
  now: number,
  rules: RuleSet = ALL_RULES,
): PlayBreak | BreakViolation {
  const { min, max } = COOL_OFF_HOURS;
  if (rules.has('cool-off-bounds') && (!Number.isInteger(hours) || hours < min || hours > max)) {
    return { code: 'break.out-of-bounds', min, max };
  }
  return { kind: 'cool-off', from: now, until: now + hours * HOUR_MS };
}

/** @param months from 6 to 60; null for a permanent exclusion */
export function exclusion(
  months: number | null,
  now: number,
  rules: RuleSet = ALL_RULES,
): PlayBreak | BreakViolation {
  const { min, max } = EXCLUSION_MONTHS;
  if (months === null) return { kind: 'exclusion', from: now, until: null };
  if (
    rules.has('exclusion-bounds') &&
    (!Number.isInteger(months) || months < min || months > max)
  ) {
    return { code: 'break.out-of-bounds', min, max };
  }
  return { kind: 'exclusion', from: now, until: monthsLater(now, months) };
}

export const isBreakOver = ({ until }: PlayBreak, now: number): boolean =>
  until !== null && now >= until;

/** Whether a break ends later than another; of two with the same end, an exclusion ranks above a cool-off. */
function outlasts(a: PlayBreak, b: PlayBreak): boolean {
  const end = ({ until }: PlayBreak): number => until ?? Number.POSITIVE_INFINITY;
  return end(a) === end(b) ? a.kind === 'exclusion' && b.kind !== 'exclusion' : end(a) > end(b);
}

/**
 * The break in force at an instant, among all breaks of the member: the one that ends last, so that another break never
 * shortens it.
 */
export function breakAt(
  breaks: readonly PlayBreak[],
  now: number,
  rules: RuleSet = ALL_RULES,
): PlayBreak | null {
  const holding = breaks.filter((each) => !isBreakOver(each, now));
  if (!rules.has('break-irrevocable')) return holding.at(-1) ?? null;
  return holding.reduce<PlayBreak | null>(
    (longest, each) => (longest === null || outlasts(each, longest) ? each : longest),
    null,
  );
}
