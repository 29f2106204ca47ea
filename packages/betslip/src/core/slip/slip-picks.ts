import { entryOf, isChampion, pickId, type Selection, type SlipEntry } from '../pick/entry.ts';
import { legsOf } from '../order/order-state.ts';
import { isReturned } from '../order/returned.ts';
import { selectionFault } from './selection-guards.ts';
import {
  type KeptSlip,
  MAX_PICKS,
  type SlipEffect,
  type SlipMode,
  type SlipRefusal,
  type SlipState,
  type SlipTransition,
} from './slip-state.ts';

export const changed = (state: SlipState, effects: readonly SlipEffect[] = []): SlipTransition => ({
  state,
  violations: [],
  effects,
});

export const refused = (state: SlipState, refusal: SlipRefusal): SlipTransition => ({
  state,
  violations: [refusal],
  effects: [],
});

/** True for picks that cannot be in one series: of one match, or with a common relation in the feed. */
function areRelated(a: SlipEntry, b: SlipEntry): boolean {
  return a.gidm === b.gidm || a.relations.some((relation) => b.relations.includes(relation));
}

/** The entries with `isInvalid` set: in a series for every pick that is related to another, in other modes for none. */
function flagged(entries: readonly SlipEntry[], mode: SlipMode): readonly SlipEntry[] {
  return entries.map((entry) => {
    const isInvalid =
      mode === 'series' && entries.some((other) => other !== entry && areRelated(entry, other));
    return entry.isInvalid === isInvalid ? entry : { ...entry, isInvalid };
  });
}

/** The picks of which a bet is made; in a series without those that it cannot hold. */
export function validEntries({ entries }: Pick<SlipState, 'entries'>): readonly SlipEntry[] {
  return entries.filter(({ isInvalid }) => !isInvalid);
}

/** The slip with other picks. Stakes of the removed picks are dropped. */
export function withEntries(state: SlipState, picks: readonly SlipEntry[]): SlipState {
  const entries = flagged(picks, state.mode);
  const ids = new Set(entries.map(({ id }) => id));
  const gone = new Set(state.entries.map(({ id }) => id).filter((id) => !ids.has(id)));
  // A stake on 3串4 is meaningless once there are four legs.
  const legs = `${validEntries({ entries }).length}串`;
  const stakes = Object.fromEntries(
    Object.entries(state.stakes).filter(
      ([id]) => !gone.has(id) && (!/^\d+串\d+$/.test(id) || id.startsWith(legs)),
    ),
  );
  const isSingle = state.joined && entries.length <= 1;
  const mode = isSingle ? { mode: 'single' as const, joined: false } : {};
  return { ...state, ...mode, entries, stakes, removed: null, seriesQuote: null };
}

/**
 * The slip after updates of its picks from a feed. Picks that become related leave a series, or return to it; the last
 * removal can still be undone.
 */
export function withToldEntries(state: SlipState, told: readonly SlipEntry[]): SlipState {
  const entries = flagged(told, state.mode);
  const isSame = entries.every((entry, index) => entry.isInvalid === told[index]?.isInvalid);
  return isSame
    ? { ...state, entries: told }
    : { ...withEntries(state, told), removed: state.removed };
}

/** As `withEntries`, and removed picks can be restored. */
function withUndo(
  state: SlipState,
  entries: readonly SlipEntry[],
  before: SlipState = state,
): SlipState {
  const next = withEntries(state, entries);
  const isSmaller = before.entries.some(({ id }) => !entries.some((entry) => entry.id === id));
  const { mode, joined, stakes } = before;
  return { ...next, removed: isSmaller ? { mode, joined, entries: before.entries, stakes } : null };
}

function dropped(
  entries: readonly SlipEntry[],
  reason: Extract<SlipEffect, { type: 'picks-dropped' }>['reason'],
): readonly SlipEffect[] {
  if (entries.length === 0) return [];
  return [{ type: 'picks-dropped', picks: entries.map(({ id }) => id), reason }];
}

/** Removes the picks that match. */
export function removeWhere(
  state: SlipState,
  isGone: (entry: SlipEntry) => boolean,
): SlipTransition {
  const kept = state.entries.filter((entry) => !isGone(entry));
  return changed(kept.length === state.entries.length ? state : withUndo(state, kept));
}

export function clear(state: SlipState): SlipTransition {
  return changed({ ...withUndo(state, []), stakes: {} });
}

/** Restores the picks that were last removed, with their old terms; the next quotes update them. */
export function undoRemoval(state: SlipState): SlipTransition {
  const { removed } = state;
  if (!removed) return changed(state);
  const before = { ...setMode(state, removed.mode).state, joined: removed.joined };
  const back = withEntries(before, removed.entries);
  // Stakes that were typed since stay.
  return changed({ ...back, stakes: { ...removed.stakes, ...back.stakes } });
}

/** Restores picks from before a reload, unless there are newer picks. */
export function restorePicks(
  state: SlipState,
  { mode, joined, entries, stakes }: KeptSlip,
): SlipTransition {
  if (state.entries.length > 0) return changed(state);
  const back = withEntries({ ...setMode(state, mode).state, joined }, entries);
  return changed({ ...back, stakes });
}

/**
 * Returns a function that tells whether a pick stays beside a new one in a single bet: only one outcome of a match
 * stays, and a pick of another match turns the bet into two. Picks of a refused order do not stay, unless the order was
 * returned to the slip to be accepted.
 */
function joins(entry: SlipEntry, state: SlipState): (other: SlipEntry) => boolean {
  const { order } = state;
  const isOver = order.status === 'rejected' && !isReturned(state);
  const refusedLegs = isOver ? legsOf(order.intent) : [];
  return (other) => other.gidm !== entry.gidm && !refusedLegs.some(({ id }) => id === other.id);
}

export function toggle(state: SlipState, selection: Selection): SlipTransition {
  const field = selectionFault(selection);
  if (field !== null) {
    return refused(state, { code: 'selection.malformed', params: { field }, picks: [] });
  }
  const id = pickId(selection);
  if (state.entries.some((entry) => entry.id === id)) {
    return removeWhere(state, (entry) => entry.id === id);
  }
  const entry = entryOf(selection);
  const alike = state.entries.filter((other) => isChampion(other) === isChampion(entry));
  const others = state.entries.filter((other) => isChampion(other) !== isChampion(entry));
  const isSingle = state.mode === 'single' || state.joined;
  const kept = isSingle ? alike.filter(joins(entry, state)) : alike;
  if (kept.length >= MAX_PICKS) {
    return refused(state, { code: 'slip.limit-reached', params: { max: MAX_PICKS }, picks: [id] });
  }
  const replaced = alike.filter((other) => !kept.includes(other));
  const joined = isSingle && kept.length > 0;
  const next = joined ? { ...state, joined, mode: 'multiple' as const } : state;
  return changed(withUndo(next, [...kept, entry], state), [
    ...dropped(others, 'champion'),
    ...dropped(replaced, 'replaced'),
  ]);
}

export function setMode(state: SlipState, mode: SlipMode): SlipTransition {
  if (mode === state.mode) return changed(state.joined ? { ...state, joined: false } : state);
  const latest = mode === 'single' ? state.entries.slice(-1) : state.entries;
  const gone = state.entries.filter((entry) => !latest.includes(entry));
  const formats =
    mode === 'series'
      ? { oddsFormat: 'H' as const, formatBeforeSeries: state.oddsFormat }
      : { oddsFormat: state.formatBeforeSeries ?? state.oddsFormat, formatBeforeSeries: null };
  return changed(
    withUndo({ ...state, ...formats, mode, joined: false }, latest, state),
    dropped(gone, 'single'),
  );
}
