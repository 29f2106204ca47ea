import type { KeyValueStore } from '@courtside/kernel';
import { emptySlip, type KeptSlip } from '../core/slip/slip-state.ts';
import {
  restoreSlip,
  serialiseSlip,
  slipStorageKey,
  storedSlipKeys,
} from '../core/slip/slip-storage.ts';

/** Keeps the picks of a tab and what was typed beside them, so that neither a reload nor an expired login costs them. */
export interface PickKeeper {
  /** Keeps the slip of the owner who was last asked for; nothing before that. */
  keep(slip: KeptSlip): void;
  /** Keeps nothing until the next owner is asked for, so that an emptied slip does not erase what was kept. */
  rest(): void;
  /**
   * What was kept for a member, or for a visitor (null); to be asked once for each owner, who knows better from then on.
   * A member takes over what a visitor picked, and what others left in this tab is removed.
   */
  find(owner: string | null): KeptSlip | null;
}

export function createPickKeeper(storage: KeyValueStore | undefined): PickKeeper {
  let kept: Partial<KeptSlip> = {};
  let name: string | null = null;

  return {
    keep({ mode, joined, entries, stakes }) {
      // Nothing is written over what was not looked for yet.
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
      // What they picked before they logged in is newer.
      return picked && picked.entries.length > 0 ? picked : (own ?? picked);
    },
  };
}
