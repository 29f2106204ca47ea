import type { KeyValueStore } from '@courtside/kernel';
import { useSyncExternalStore } from 'react';
import { createBalanceCover, type BalanceCover } from '../core/balance-cover.ts';
import { useServices } from './services.tsx';

// One for each site: several parts of a page show the balance, and one choice hides it in all of them.
const covers = new WeakMap<KeyValueStore, BalanceCover>();

function coverOf(storage: KeyValueStore): BalanceCover {
  const cover = covers.get(storage) ?? createBalanceCover(storage);
  covers.set(storage, cover);
  return cover;
}

/** Whether the member has hidden their balance, and the function that hides or shows it everywhere on the page. */
export function useBalanceCover(): readonly [covered: boolean, choose: (covered: boolean) => void] {
  const cover = coverOf(useServices().storage);
  const covered = useSyncExternalStore(cover.subscribe, cover.current, () => false);
  return [covered, cover.choose];
}
