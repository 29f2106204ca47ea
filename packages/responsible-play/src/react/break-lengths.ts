import type { Translate } from '@courtside/i18n/react';
import type { BreakKind } from '../core/breaks.ts';
import { m } from './messages.ts';

const DAY = 24;
const WEEK = 7 * DAY;
const YEAR = 12;

/** Lengths of cool-offs in hours. */
export const COOL_OFFS = ['24', '72', '168', '336', '1008'] as const;
/** Lengths of exclusions in months. */
export const EXCLUSIONS = ['6', '12', '60', 'for-good'] as const;

/** @param length hours of a cool-off, months of an exclusion */
export function lengthText(kind: BreakKind, length: string, t: Translate): string {
  if (length === 'for-good') return t(m.forGood);
  const count = Number(length);
  if (kind === 'exclusion') {
    return count % YEAR === 0 ? t(m.years, { count: count / YEAR }) : t(m.months, { count });
  }
  if (count % WEEK === 0) return t(m.weeks, { count: count / WEEK });
  return count > DAY && count % DAY === 0
    ? t(m.days, { count: count / DAY })
    : t(m.hours, { count });
}
