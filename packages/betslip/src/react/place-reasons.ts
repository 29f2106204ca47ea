import type { SlipState } from '../core/slip/slip-state.ts';
import type { SlipViolation } from '../core/slip/slip-context.ts';
import { isNoStake } from '../core/slip/stake-violations.ts';

/** The member's actions so far, which determine the reasons to show. */
export interface Attempts {
  /** 下注 was pressed. */
  readonly tried: boolean;
  /** Ids of the stakes whose field was left. */
  readonly left: ReadonlySet<string>;
}

/** Reasons why the slip cannot be placed, by the place where they are shown. */
export interface PlaceReasons {
  /** Shown beside a stake, by its id: one at most. */
  readonly byStake: ReadonlyMap<string, SlipViolation>;
  /** Shown below the picks: all others. */
  readonly general: readonly SlipViolation[];
}

/** Whether a reason is shown: a missing stake only after the member tries, a stake of 0 once its field was left. */
function isTold(violation: SlipViolation, slip: SlipState, { tried, left }: Attempts) {
  const { code, field } = violation;
  if (tried) return true;
  if (code === 'slip.not-logged-in') return false;
  if (!isNoStake(violation)) return true;
  return field !== undefined && left.has(field) && (slip.stakes[field] ?? '') !== '';
}

/** Assigns each reason to one place: problems of one stake beside it, all others below. */
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
    // A violation by all stakes together is shown at the stake if it is the only one.
    const single = only && others.length === 0 ? only.id : undefined;
    const field = violation.code.startsWith('stake.') ? (violation.field ?? single) : undefined;
    if (field !== undefined && !byStake.has(field)) byStake.set(field, violation);
    else general.push(violation);
  }
  return { byStake, general };
}
