import { useDeferredValue } from 'react';
import type { SlipState } from '../core/slip/slip-state.ts';

/** Whether two states of the slip differ only in the texts of stake fields that both have. */
function differInTextsOnly(one: SlipState, other: SlipState): boolean {
  const [{ stakes: ones, ...rest }, { stakes: others, ...otherRest }] = [one, other];
  const keys = Object.keys(ones);
  return (
    keys.length === Object.keys(others).length &&
    keys.every((key) => key in others) &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((key) => rest[key] === otherRest[key])
  );
}

/**
 * The slip for all components except the stake fields. A digit appears in its field at once; content that depends on
 * it, such as totals, outlooks and reasons, is drawn a moment later, so that the next digit does not wait for it. All
 * other changes are drawn at once.
 */
export function useDrawnSlip(slip: SlipState): SlipState {
  const late = useDeferredValue(slip);
  return differInTextsOnly(slip, late) ? late : slip;
}
