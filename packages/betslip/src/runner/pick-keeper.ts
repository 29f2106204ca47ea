import type { KeyValueStore } from '@courtside/kernel';
import { emptySlip, type KeptSlip } from '../core/slip/slip-state.ts';
import {
  restoreSlip,
  serialiseSlip,
  slipStorageKey,
  storedSlipKeys,
} from '../core/slip/slip-storage.ts';

/** Stores the picks and stakes of a tab, so that they survive a reload and an expired login. */
export interface PickKeeper {
  /** Stores the slip of the owner of the last `find`; does nothing before the first one. */
  keep(slip: KeptSlip): void;
  /** Stores nothing until the next `find`, so that an emptied slip does not erase the stored one. */
  rest(): void;
  /**
   * The stored slip of a member, or of a visitor (null); call it once for each owner, as the live slip is newer from
   * then on. A member takes over a visitor's picks, and slips of other members in this tab are removed.
   */
  find(owner: string | null): KeptSlip | null;
}

export function createPickKeeper(storage: KeyValueStore | undefined): PickKeeper {
  let kept: Partial<KeptSlip> = {};
  let name: string | null = null;

  return {
    keep({ mode, joined, entries, stakes }) {
      // A stored slip is not overwritten before it was read.
      if (name === null) return;
      const same = kept.mode === mode && kept.joined === joined;
      if (same && kept.entries === entries && kept.stakes === stakes) return;
      kept = { mode, joined, entries, stakes };
      if (entries.length === 0 && mode === emptySlip().mode) storage?.remove(name);
      else storage?.set(name, serialiseSlip({ mode, joined, entries, stakes }));
    },
    rest() {
      name = null;
    },
    find(owner) {
      name = slipStorageKey(owner);
      kept = {};
      const own = restoreSlip(storage?.get(name) ?? null);
      if (owner === null || storage === undefined) return own;
      const picked = restoreSlip(storage.get(slipStorageKey(null)));
      for (const each of storedSlipKeys(storage.keys())) if (each !== name) storage.remove(each);
      // Picks from before the login are newer.
      return picked && picked.entries.length > 0 ? picked : (own ?? picked);
    },
  };
}
