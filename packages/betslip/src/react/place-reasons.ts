import type { SlipState } from '../core/slip/slip-state.ts';
import type { SlipViolation } from '../core/slip/slip-context.ts';
import { isNoStake } from '../core/slip/stake-violations.ts';

/** What the member did so far, which decides what is told. */
export interface Attempts {
  /** 下注 was pressed. */
  readonly tried: boolean;
  /** Stakes whose field was left. */
  readonly left: ReadonlySet<string>;
}

/** Where each reason why the slip cannot be placed is told. */
export interface PlaceReasons {
  /** Beside the stake, by its id: one at most. */
  readonly byStake: ReadonlyMap<string, SlipViolation>;
  /** Below the picks: all others. */
  readonly general: readonly SlipViolation[];
}

/** A stake that is not there is nothing to tell before the member tries; one of 0 is, once they have left it. */
function isTold(violation: SlipViolation, slip: SlipState, { tried, left }: Attempts) {
  const { code, field } = violation;
  if (tried) return true;
  if (code === 'slip.not-logged-in') return false;
  if (!isNoStake(violation)) return true;
  return field !== undefined && left.has(field) && (slip.stakes[field] ?? '') !== '';
}

/** Each reason in one place: what is wrong with one stake beside it, everything else below. */
export function placeReasons(
  slip: SlipState,
  violations: readonly SlipViolation[],
  attempts: Attempts,
): PlaceReasons {
  const byStake = new Map<string, SlipViolation>();
  const general: SlipViolation[] = [];
  const [only, ...others] = slip.entries;
  for (const violation of violations) {
    if (!isTold(violation, slip, attempts)) continue;
    // What all stakes together exceed is that of the only one.
    const single = only && others.length === 0 ? only.id : undefined;
    const field = violation.code.startsWith('stake.') ? (violation.field ?? single) : undefined;
    if (field !== undefined && !byStake.has(field)) byStake.set(field, violation);
    else general.push(violation);
  }
  return { byStake, general };
}
