import type { OddsFormat } from '@courtside/money';
import { useSyncExternalStore } from 'react';
import { oddsFormatStore } from '../core/odds-format-store.ts';
import { useServices } from './services.tsx';

/** The chosen odds format; renders again when it changes. */
export function useOddsFormat(): OddsFormat {
  const { storage } = useServices();
  const store = oddsFormatStore(storage);
  return useSyncExternalStore(store.subscribe, store.current, store.current);
}
