import type { Translate } from '@courtside/i18n/react';
import type { LimitTextCheck } from '../core/check-limit-text.ts';
import { isTimeKind, type LimitKind } from '../core/limit-kinds.ts';
import { m } from './messages.ts';

/** Text beside a field whose value is not a valid limit. */
export function limitProblem(
  problem: Extract<LimitTextCheck, { ok: false }>,
  kind: LimitKind,
  t: Translate,
  valueText: (kind: LimitKind, value: string) => string,
): string {
  if (problem.code === 'too-high') return t(m.tooHigh, { max: valueText(kind, problem.max) });
  return t(isTimeKind(kind) ? m.minutesBad : m.amountBad);
}
