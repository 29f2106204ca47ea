import { useCallback } from 'react';
import { useBalanceCover } from './use-balance-cover.ts';

/** Text in place of a hidden amount. */
export const COVER = '••••';

/**
 * Returns a function that replaces a text by dots while the member has hidden their balance: for amounts that they have
 * or moved. Amounts that they type themselves stay visible.
 *
 * @example const covered = useCovered(); covered(shownAmount(balance, currency)); // '••••'
 */
export function useCovered(): (text: string) => string {
  const [covered] = useBalanceCover();
  return useCallback((text) => (covered ? COVER : text), [covered]);
}
