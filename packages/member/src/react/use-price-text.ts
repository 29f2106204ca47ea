import { betMessages, oddsFormatMessages } from '@courtside/betting-terms';
import { useT } from '@courtside/i18n/react';
import { useOddsFormat } from '@courtside/shell/react';
import { useCallback } from 'react';
import { useBetTools, type BetPrice } from './bet-tools.ts';

/** Formats prices in the member's format. */
export function usePriceText(): (price: BetPrice) => string {
  const tools = useBetTools();
  const chosen = useOddsFormat();
  return useCallback((price) => tools?.priceText(price, chosen) ?? price.price, [chosen, tools]);
}

/** Formats prices after the name of their format, to tell 0.95 of one from 0.95 of another. */
export function useNamedPrice(): (price: BetPrice) => string {
  const t = useT();
  const tools = useBetTools();
  const chosen = useOddsFormat();
  const priceText = usePriceText();
  return (price) =>
    tools
      ? `${t(oddsFormatMessages[tools.formatOf(price, chosen)])} ${priceText(price)}`
      : t(betMessages.price, { price: priceText(price) });
}
