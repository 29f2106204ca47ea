import type { OddsFormat } from '@courtside/money';
import { useSyncExternalStore } from 'react';
import { oddsFormatStore } from '../core/odds-format-store.ts';
import { useServices } from './services.tsx';

/** The odds format that was chosen; renders again when another is. */
export function useOddsFormat(): OddsFormat {
  const { storage } = useServices();
  const store = oddsFormatStore(storage);
  return useSyncExternalStore(store.subscribe, store.current, store.current);
}
