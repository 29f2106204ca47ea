import { useCallback } from 'react';
import { useBalanceCover } from './use-balance-cover.ts';

/** What stands in the place of money that is covered. */
export const COVER = '••••';

/**
 * Covers a text that tells how much the member has or moved, while they have their money covered. What they type themselves
 * stays as it is.
 *
 * @example const covered = useCovered(); covered(shownAmount(balance, currency)); // '••••'
 */
export function useCovered(): (text: string) => string {
  const [covered] = useBalanceCover();
  return useCallback((text) => (covered ? COVER : text), [covered]);
}
