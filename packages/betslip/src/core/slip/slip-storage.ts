import type { Selection, SlipEntry } from '../pick/entry.ts';
import { isRecord, isText } from '../order/order-guards.ts';
import { selectionFault } from './selection-guards.ts';
import { transition } from './slip.ts';
import { emptySlip, SERIES_STAKE, type KeptSlip, type SlipMode } from './slip-state.ts';
import { BETSLIP_STORAGE_PREFIX } from '../storage-prefix.ts';

/** Prefix of the storage keys of slips; the whole key of a visitor's slip. */
const SLIP_STORAGE_PREFIX = `${BETSLIP_STORAGE_PREFIX}slip`;

/**
 * Storage key of a tab's slip for one member, or for a visitor (null). No member finds another's slip.
 *
 * @example slipStorageKey('m-1') // 'courtside.betslip.slip/m-1'
 */
export function slipStorageKey(owner: string | null): string {
  return owner === null
    ? SLIP_STORAGE_PREFIX
    : `${SLIP_STORAGE_PREFIX}/${encodeURIComponent(owner)}`;
}

/** Storage keys of slips, out of all keys of a store. */
export function storedSlipKeys(names: readonly string[]): readonly string[] {
  return names.filter(
    (name) => name === SLIP_STORAGE_PREFIX || name.startsWith(`${SLIP_STORAGE_PREFIX}/`),
  );
}

const VERSION = 1;
const MODES: readonly unknown[] = ['single', 'multiple', 'series'] satisfies SlipMode[];

/** The selection of an entry, at the terms that the member saw, so that later moves are shown to them as changes. */
function selectionOf(entry: SlipEntry): Selection {
  const {
    gameInfo,
    gidm,
    league,
    inPlay,
    limits,
    relations,
    sport,
    status,
    pick,
    seen,
    discipline,
    kickOff,
  } = entry;
  return {
    ...gameInfo,
    ...{ gidm, league, inPlay, limits, relations, sport, status },
    ...(discipline !== undefined && { discipline }),
    ...(kickOff !== undefined && { kickOff }),
    ...seen,
    wtype: entry.playInfo.w,
    pick,
  } as Selection;
}

/** Text to store, so that picks and stakes survive a reload of the page. */
export function serialiseSlip({ mode, joined, entries, stakes }: KeptSlip): string {
  // Joined picks are stored as a single bet, and join it again when restored.
  const begun = joined ? 'single' : mode;
  return JSON.stringify({ version: VERSION, mode: begun, picks: entries.map(selectionOf), stakes });
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isMode = (value: unknown): value is SlipMode => MODES.includes(value);

/**
 * The stored slip, or null when there is nothing to restore. Invalid picks are left out, and the rules of the slip
 * apply to the rest. A suspended pick stays suspended until a quote opens it.
 *
 * @example restoreSlip(serialiseSlip(slip))?.entries.length // 2
 */
export function restoreSlip(text: string | null): KeptSlip | null {
  const kept = text === null ? null : read(text);
  if (!isRecord(kept) || kept['version'] !== VERSION || !isMode(kept['mode'])) return null;
  const picks: readonly unknown[] = Array.isArray(kept['picks']) ? kept['picks'] : [];
  let state = emptySlip({ mode: kept['mode'] });
  for (const pick of picks as readonly Selection[]) {
    if (selectionFault(pick) === null) {
      state = transition(state, { type: 'toggle', selection: pick }).state;
    }
  }
  if (state.entries.length === 0) {
    // The member chose the mode before any pick; the initial mode of every slip need not be restored.
    return state.mode === emptySlip().mode
      ? null
      : { mode: state.mode, joined: false, entries: [], stakes: {} };
  }
  const typed = isRecord(kept['stakes']) ? Object.entries(kept['stakes']) : [];
  const ids = new Set(state.entries.map(({ id }) => id));
  const isField = (id: string) =>
    state.mode === 'series' ? id === SERIES_STAKE || /^\d+串\d+$/.test(id) : ids.has(id);
  const stakes = Object.fromEntries(
    typed.flatMap(([id, stake]) => (isText(stake) && isField(id) ? [[id, stake] as const] : [])),
  );
  return { mode: state.mode, joined: state.joined, entries: state.entries, stakes };
}
