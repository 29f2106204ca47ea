import { pickId, type SlipEntry } from '../pick/entry.ts';
import { applyUpdate } from './price-update.ts';
import { updateFault } from './selection-guards.ts';
import { finish, lockOf, order, takeUp, withNames } from './slip-order.ts';
import {
  changed,
  clear,
  refused,
  removeWhere,
  restorePicks,
  setMode,
  toggle,
  undoRemoval,
  withToldEntries,
} from './slip-picks.ts';
import {
  emptySlip,
  type PickNames,
  type PriceUpdate,
  type SlipEvent,
  type SlipRefusal,
  type SlipState,
  type SlipTransition,
} from './slip-state.ts';
import { addStake, putCapped, setStakeOfAll, toggleCombination } from './slip-stakes.ts';

/** Events that are not changes by the member, and are allowed while an order is in confirmation. */
const UNLOCKED: ReadonlySet<SlipEvent['type']> = new Set([
  'pricesUpdated',
  'picksNamed',
  'seriesQuoted',
  'order',
  'picksRestored',
  'orderRestored',
  'memberLeft',
  'finish',
]);

/** Reason why the price format cannot be changed now, or null. A series has Hong Kong prices only (spec betting 4). */
export function oddsFormatLock({ mode }: SlipState): SlipRefusal | null {
  return mode === 'series' ? { code: 'series.odds-format', picks: [] } : null;
}

function setOddsFormat(
  state: SlipState,
  { oddsFormat }: Extract<SlipEvent, { type: 'setOddsFormat' }>,
): SlipTransition {
  const lock = oddsFormat === 'H' ? null : oddsFormatLock(state);
  return lock ? refused(state, lock) : changed({ ...state, oddsFormat });
}

function pricesUpdated(state: SlipState, updates: readonly PriceUpdate[]): SlipTransition {
  const entries = applyUpdate(state.entries, updates);
  const next = entries === state.entries ? state : withToldEntries(state, entries);
  const ids = new Set(entries.map(({ id }) => id));
  const violations = updates.flatMap((update): SlipRefusal[] => {
    const field = updateFault(update);
    const id = pickId(update);
    if (field === null || !ids.has(id)) return [];
    return [{ code: 'update.malformed', params: { field }, picks: [id] }];
  });
  return { state: next, violations, effects: [] };
}

function picksNamed(state: SlipState, names: readonly PickNames[]): SlipTransition {
  const byId = new Map(names.map((each) => [each.id, each]));
  const named = (entry: SlipEntry): SlipEntry => {
    const found = byId.get(entry.id);
    if (!found) return entry;
    const { team_h, team_c, league } = found;
    return { ...entry, league, gameInfo: { ...entry.gameInfo, team_h, team_c } };
  };
  const { removed } = state;
  return changed({
    ...state,
    entries: state.entries.map(named),
    // They may be restored.
    removed: removed && { ...removed, entries: removed.entries.map(named) },
    order: withNames(state.order, byId),
  });
}

/** The slip after a member has left, for the next user: only the price format of this device stays. */
function leftBehind({ formatBeforeSeries, oddsFormat }: SlipState): SlipState {
  return emptySlip({ oddsFormat: formatBeforeSeries ?? oddsFormat });
}

function apply(state: SlipState, event: SlipEvent): SlipTransition {
  switch (event.type) {
    case 'toggle':
      return toggle(state, event.selection);
    case 'remove':
      return removeWhere(state, ({ id }) => id === event.id);
    case 'removeUnavailable':
      return removeWhere(state, ({ status, isInvalid }) => status !== 'open' || isInvalid);
    case 'clear':
      return clear(state);
    case 'undoRemoval':
      return undoRemoval(state);
    case 'setMode':
      return setMode(state, event.mode);
    case 'setStake':
      return putCapped(state, event);
    case 'addStake':
      return addStake(state, event);
    case 'setStakeOfAll':
      return setStakeOfAll(state, event);
    case 'toggleCombination':
      return toggleCombination(state, event.id);
    case 'seriesQuoted':
      return changed({ ...state, seriesQuote: event.quote });
    case 'setWinRisk':
      return changed({ ...state, winRisk: event.winRisk });
    case 'setOddsChange':
      return changed({ ...state, oddsChange: event.oddsChange });
    case 'setLineChange':
      return changed({ ...state, lineChange: event.lineChange });
    case 'setOddsFormat':
      return setOddsFormat(state, event);
    case 'pricesUpdated':
      return pricesUpdated(state, event.updates);
    case 'picksNamed':
      return picksNamed(state, event.names);
    case 'acceptChanges':
      return changed({ ...state, entries: accepted(state.entries, event.shown) });
    case 'order':
      return order(state, event.event);
    case 'picksRestored':
      return restorePicks(state, event.slip);
    case 'orderRestored':
      return takeUp(state, event.order);
    case 'memberLeft':
      return changed(leftBehind(state));
    case 'finish':
      return finish(state, event.keepPicks);
  }
}

function accepted(
  entries: SlipState['entries'],
  shown: readonly Pick<SlipEntry, 'id' | 'terms'>[] = entries,
): SlipState['entries'] {
  const terms = new Map(shown.map((entry) => [entry.id, entry.terms]));
  return entries.map((entry) => ({ ...entry, seen: terms.get(entry.id) ?? entry.terms }));
}

/**
 * The next state of the slip, with the refusals and the effects for the host.
 *
 * While an order is in confirmation, or a pick is delayed, every change by the member is refused with
 * `order.confirming`; prices are still updated. Invalid data of a gateway is refused with `selection.malformed`,
 * `update.malformed` or `order.unreadable`, and everything else in the slip stays.
 *
 * @example
 * const { state, violations } = transition(slip, { type: 'toggle', selection });
 */
export function transition(state: SlipState, event: SlipEvent): SlipTransition {
  const lock = UNLOCKED.has(event.type) ? null : lockOf(state);
  return lock ? refused(state, lock) : apply(state, event);
}
