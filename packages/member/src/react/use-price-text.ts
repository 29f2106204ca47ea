import { useOddsFormat } from '@courtside/shell/react';
import { useCallback } from 'react';
import { useBetTools, type BetPrice } from './bet-tools.ts';

/** Writes prices in the format that the member chose. */
export function usePriceText(): (price: BetPrice) => string {
  const tools = useBetTools();
  const chosen = useOddsFormat();
  return useCallback((price) => tools?.priceText(price, chosen) ?? price.price, [chosen, tools]);
}
