import { useEffect, useState } from 'react';
import { isAllSuspended, type OfferSource } from '../core/all-suspended.ts';

const LOOK_MS = 1000;
/** A goal alone closes the prices of a short list for a moment, which its cells already show. */
const TOLD_AFTER_MS = 3000;

/**
 * Whether all prices of these matches have been closed for a while. @param gidms keep the same array between renders
 */
export function useAllSuspended(board: OfferSource, gidms: readonly string[]): boolean {
  const [told, setTold] = useState(false);
  useEffect(() => {
    let since = 0;
    const timer = setInterval(() => {
      since = isAllSuspended(gidms, board) ? since + LOOK_MS : 0;
      setTold(since >= TOLD_AFTER_MS);
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      setTold(false);
    };
  }, [board, gidms]);
  return told;
}
