import { useDeferredValue } from 'react';
import type { SlipState } from '../core/slip/slip-state.ts';

/** Whether two states of the slip differ in no more than what stands in the fields that both have. */
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
 * The slip as all but the fields of its stakes draw it. A digit is in its field at once; what follows from it, such as
 * totals, outlooks and reasons, is drawn a moment later, so that the next digit does not wait for it. Whatever else
 * changes is drawn at once.
 */
export function useDrawnSlip(slip: SlipState): SlipState {
  const late = useDeferredValue(slip);
  return differInTextsOnly(slip, late) ? late : slip;
}
