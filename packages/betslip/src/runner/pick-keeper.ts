import type { KeyValueStore } from '@courtside/kernel';
import { emptySlip, type KeptSlip } from '../core/slip-state.ts';
import { restoreSlip, serialiseSlip, SLIP_STORAGE_KEY } from '../core/slip-storage.ts';

/** Keeps the picks of a tab and what was typed beside them, so that a reload does not cost them. */
export interface PickKeeper {
  keep(slip: KeptSlip): void;
  /** What was kept before this page; once, because from then on the slip knows better. */
  find(): KeptSlip | null;
}

export function createPickKeeper(storage: KeyValueStore | undefined): PickKeeper {
  let kept: Partial<KeptSlip> = {};
  let found = false;

  return {
    keep({ mode, entries, stakes }) {
      // Nothing is written over what was not looked for yet.
      if (!found) return;
      if (kept.mode === mode && kept.entries === entries && kept.stakes === stakes) return;
      kept = { mode, entries, stakes };
      if (entries.length === 0 && mode === emptySlip().mode) storage?.remove(SLIP_STORAGE_KEY);
      else storage?.set(SLIP_STORAGE_KEY, serialiseSlip({ mode, entries, stakes }));
    },
    find() {
      if (found) return null;
      found = true;
      return restoreSlip(storage?.get(SLIP_STORAGE_KEY) ?? null);
    },
  };
}
