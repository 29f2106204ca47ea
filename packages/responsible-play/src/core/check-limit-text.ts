import { compareDecimals } from '@courtside/money';
import { isTimeKind, type LimitKind } from './limit-kinds.ts';

/** Minutes of a day: a longer time limit would have no effect. */
const DAY_MINUTES = '1440';

export type LimitTextCheck =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly code: 'malformed' }
  | { readonly ok: false; readonly code: 'too-high'; readonly max: string };

/**
 * Checks a member's typed limit. Nothing is corrected: a tighter limit applies at once and for a while, so a typing
 * mistake must not become a limit. Full-width digits are accepted.
 *
 * @param ceiling of the market, as decimal text or minutes; null without one
 * @example checkLimitText('300.5', { kind: 'deposit', ceiling: null }) // { ok: true, value: '300.5' }
 * @example checkLimitText('-5', { kind: 'deposit', ceiling: null }) // { ok: false, code: 'malformed' }
 */
export function checkLimitText(
  typed: string,
  { kind, ceiling }: { readonly kind: LimitKind; readonly ceiling: string | null },
): LimitTextCheck {
  const value = typed.normalize('NFKC').trim();
  const isTime = isTimeKind(kind);
  const good = isTime
    ? /^[1-9]\d{0,5}$/.test(value)
    : /^\d{1,12}(\.\d{1,2})?$/.test(value) && /[1-9]/.test(value);
  if (!good) return { ok: false, code: 'malformed' };
  const max = ceiling ?? (isTime ? DAY_MINUTES : null);
  if (max !== null && compareDecimals(value, max) > 0) return { ok: false, code: 'too-high', max };
  return { ok: true, value };
}
