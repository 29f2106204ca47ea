import type { PriceColors } from '@courtside/ui';
import { useLocale } from '@courtside/i18n/react';
import { useSyncExternalStore } from 'react';
import { useServices } from './services.tsx';

/** The current price colours; renders again when others are chosen or the locale changes. */
export function usePriceColors(): PriceColors {
  const { priceColors } = useServices();
  useLocale();
  return useSyncExternalStore(priceColors.subscribe, priceColors.current, priceColors.current);
}
