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

/** True for picks that one series cannot hold: of one match, or related by what the feed names. */
function areRelated(a: SlipEntry, b: SlipEntry): boolean {
  return a.gidm === b.gidm || a.relations.some((relation) => b.relations.includes(relation));
}

/** In a series, every pick that is related to another of it is invalid; in other modes none is. */
function flagged(entries: readonly SlipEntry[], mode: SlipMode): readonly SlipEntry[] {
  return entries.map((entry) => {
    const isInvalid =
      mode === 'series' && entries.some((other) => other !== entry && areRelated(entry, other));
    return entry.isInvalid === isInvalid ? entry : { ...entry, isInvalid };
  });
}

/** The picks that a bet is made of: in a series those that it may hold. */
export function validEntries({ entries }: Pick<SlipState, 'entries'>): readonly SlipEntry[] {
  return entries.filter(({ isInvalid }) => !isInvalid);
}

/** The slip with other picks. What was typed for those that left goes with them. */
export function withEntries(state: SlipState, picks: readonly SlipEntry[]): SlipState {
  const entries = flagged(picks, state.mode);
  const ids = new Set(entries.map(({ id }) => id));
  const gone = new Set(state.entries.map(({ id }) => id).filter((id) => !ids.has(id)));
  // A stake on 3串4 means nothing once there are four legs.
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
 * The slip with what a feed says of the picks it has. Those that it names as related leave a series, or come back to it;
 * what can be undone stays so.
 */
export function withToldEntries(state: SlipState, told: readonly SlipEntry[]): SlipState {
  const entries = flagged(told, state.mode);
  const isSame = entries.every((entry, index) => entry.isInvalid === told[index]?.isInvalid);
  return isSame
    ? { ...state, entries: told }
    : { ...withEntries(state, told), removed: state.removed };
}

/** As `withEntries`, and what was there before can be put back. */
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

/** Puts back the picks that left last, at what they were; the next quotes say what holds now. */
export function undoRemoval(state: SlipState): SlipTransition {
  const { removed } = state;
  if (!removed) return changed(state);
  const before = { ...setMode(state, removed.mode).state, joined: removed.joined };
  const back = withEntries(before, removed.entries);
  // What was typed since stays.
  return changed({ ...back, stakes: { ...removed.stakes, ...back.stakes } });
}

/** Picks that were made before a reload; what was picked since goes before them. */
export function restorePicks(
  state: SlipState,
  { mode, joined, entries, stakes }: KeptSlip,
): SlipTransition {
  if (state.entries.length > 0) return changed(state);
  const back = withEntries({ ...setMode(state, mode).state, joined }, entries);
  return changed({ ...back, stakes });
}

/**
 * The picks that stay beside a new one in a single bet: of one match it takes one outcome, and a pick of another match
 * makes two bets of it. Those of a refused order belong to that order, unless it came back to the slip to be accepted.
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
