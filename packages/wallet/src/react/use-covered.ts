import { useBalanceCover } from '@courtside/shell/react';
import { useCallback } from 'react';

/** What stands in the place of money that is covered. */
export const COVER = '••••';

/** @returns covers a text that tells how much the member has or moved, while they have their money covered */
export function useCovered(): (text: string) => string {
  const [covered] = useBalanceCover();
  return useCallback((text) => (covered ? COVER : text), [covered]);
}
