import type { OddsFormat } from '@courtside/money';
import type { SlipEntry } from '../index.ts';
import type { BetslipRootState } from './betslip-slice.ts';
import { selectEntries, selectIsPicked, selectSlip } from './selectors.ts';

/** The part of a Redux store that the watch needs. */
export interface SlipStore {
  getState(): BetslipRootState;
  subscribe(listener: () => void): () => void;
}

/** The slip as a board reads it. Each listener is called only for the change that it subscribed to. */
export interface SlipWatch {
  /** Whether the pick of this id (`pickId`) is in the slip. */
  isPicked(id: string): boolean;
  /** @param listener called when that pick joins or leaves @returns a function that stops it */
  onPicked(id: string, listener: () => void): () => void;
  oddsFormat(): OddsFormat;
  onOddsFormat(listener: () => void): () => void;
}

type Listeners = Set<() => void>;

/** The ids that only one of two lists of picks has. */
function changedIds(before: readonly SlipEntry[], now: readonly SlipEntry[]): readonly string[] {
  const without = (all: readonly SlipEntry[], others: readonly SlipEntry[]) =>
    all.filter(({ id }) => others.every((other) => other.id !== id)).map(({ id }) => id);
  return [...without(before, now), ...without(now, before)];
}

/**
 * Watches the slip for hundreds of prices on a board, with one subscription to the store: a selector in each price
 * would run at every key stroke of a stake.
 *
 * @example
 * const watch = createSlipWatch(store);
 * const picked = useSyncExternalStore((listener) => watch.onPicked(id, listener), () => watch.isPicked(id));
 */
export function createSlipWatch(store: SlipStore): SlipWatch {
  const byPick = new Map<string, Listeners>();
  const ofFormat: Listeners = new Set();
  let entries: readonly SlipEntry[] = [];
  let format: OddsFormat | undefined;
  let end: (() => void) | undefined;

  const oddsFormat = () => selectSlip(store.getState()).oddsFormat;

  function look() {
    const before = { entries, format };
    entries = selectEntries(store.getState());
    format = oddsFormat();
    if (format !== before.format) for (const listener of [...ofFormat]) listener();
    if (entries === before.entries) return;
    for (const id of changedIds(before.entries, entries)) {
      for (const listener of [...(byPick.get(id) ?? [])]) listener();
    }
  }

  function begin() {
    if (end) return;
    entries = selectEntries(store.getState());
    format = oddsFormat();
    end = store.subscribe(look);
  }

  function endUnheard() {
    if (byPick.size > 0 || ofFormat.size > 0) return;
    end?.();
    end = undefined;
  }

  return {
    isPicked: (id) => selectIsPicked(store.getState(), id),
    onPicked(id, listener) {
      begin();
      const listeners = byPick.get(id) ?? new Set();
      byPick.set(id, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && byPick.get(id) === listeners) byPick.delete(id);
        endUnheard();
      };
    },
    oddsFormat,
    onOddsFormat(listener) {
      begin();
      ofFormat.add(listener);
      return () => {
        ofFormat.delete(listener);
        endUnheard();
      };
    },
  };
}
