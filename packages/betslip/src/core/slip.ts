import { addMoney, type Money, parseMoney, zero } from '@courtside/money';
import { capStake } from './amounts.ts';
import { entryOf, isChampion, pickId, type Selection, type SlipEntry } from './entry.ts';
import {
  orderIsBusy,
  orderTransition,
  type OrderEvent,
  type OrderIntent,
  type OrderState,
} from './order.ts';
import { applyUpdate } from './price-update.ts';
import {
  MAX_PICKS,
  type SlipEffect,
  type SlipEvent,
  type SlipMode,
  type SlipRefusal,
  type SlipState,
  type SlipTransition,
  type StakeCap,
} from './slip-state.ts';
import { stakeOf } from './stakes.ts';

const changed = (state: SlipState, effects: readonly SlipEffect[] = []): SlipTransition => ({
  state,
  violations: [],
  effects,
});

const refused = (state: SlipState, refusal: SlipRefusal): SlipTransition => ({
  state,
  violations: [refusal],
  effects: [],
});

/** The entries that wait for the house: `active` is `delay` (spec betting 4). */
function delayed(state: SlipState): readonly string[] {
  return state.entries.filter((entry) => entry.bettingData.active === 'delay').map(({ id }) => id);
}

/** Why nothing in the slip may change now, or null. */
export function lockOf(state: SlipState): SlipRefusal | null {
  const waiting = delayed(state);
  if (!orderIsBusy(state.order) && waiting.length === 0) return null;
  const picks = waiting.length > 0 ? waiting : state.entries.map(({ id }) => id);
  return { code: 'order.confirming', picks };
}

/** In a series, every pick of a match that is in it more than once is invalid; in other modes none is. */
function flagged(entries: readonly SlipEntry[], mode: SlipMode): readonly SlipEntry[] {
  const times = new Map<string, number>();
  for (const { gidm } of entries) times.set(gidm, (times.get(gidm) ?? 0) + 1);
  return entries.map((entry) => {
    const isInvalid = mode === 'series' && (times.get(entry.gidm) ?? 0) > 1;
    return entry.isInvalid === isInvalid ? entry : { ...entry, isInvalid };
  });
}

function withEntries(state: SlipState, entries: readonly SlipEntry[]): SlipState {
  const ids = new Set(entries.map(({ id }) => id));
  const gone = new Set(state.entries.map(({ id }) => id).filter((id) => !ids.has(id)));
  // A stake on 3串4 means nothing once there are four legs.
  const legs = `${entries.length}串`;
  const stakes = Object.fromEntries(
    Object.entries(state.stakes).filter(
      ([id]) => !gone.has(id) && (!/^\d+串\d+$/.test(id) || id.startsWith(legs)),
    ),
  );
  return { ...state, entries: flagged(entries, state.mode), stakes };
}

function dropped(
  entries: readonly SlipEntry[],
  reason: Extract<SlipEffect, { type: 'picks-dropped' }>['reason'],
): readonly SlipEffect[] {
  if (entries.length === 0) return [];
  return [{ type: 'picks-dropped', picks: entries.map(({ id }) => id), reason }];
}

function toggle(state: SlipState, selection: Selection): SlipTransition {
  const id = pickId(selection);
  if (state.entries.some((entry) => entry.id === id)) {
    return changed(
      withEntries(
        state,
        state.entries.filter((entry) => entry.id !== id),
      ),
    );
  }
  const entry = entryOf(selection);
  const alike = state.entries.filter((other) => isChampion(other) === isChampion(entry));
  const others = state.entries.filter((other) => isChampion(other) !== isChampion(entry));
  const kept = state.mode === 'single' ? [] : alike;
  if (kept.length >= MAX_PICKS) {
    return refused(state, {
      code: 'slip.limit-reached',
      params: { max: MAX_PICKS },
      picks: [id],
    });
  }
  const replaced = alike.filter((other) => !kept.includes(other));
  return changed(withEntries(state, [...kept, entry]), [
    ...dropped(others, 'champion'),
    ...dropped(replaced, 'replaced'),
  ]);
}

function setMode(state: SlipState, mode: SlipMode): SlipTransition {
  if (mode === state.mode) return changed(state);
  const latest = mode === 'single' ? state.entries.slice(-1) : state.entries;
  const gone = state.entries.filter((entry) => !latest.includes(entry));
  const formats =
    mode === 'series'
      ? { oddsFormat: 'H' as const, formatBeforeSeries: state.oddsFormat }
      : { oddsFormat: state.formatBeforeSeries ?? state.oddsFormat, formatBeforeSeries: null };
  return changed(withEntries({ ...state, ...formats, mode }, latest), dropped(gone, 'single'));
}

const put = (state: SlipState, id: string, stake: string): SlipState => ({
  ...state,
  stakes: { ...state.stakes, [id]: stake },
});

/** Writes a stake, lowered to its cap when it has one. */
function putCapped(
  state: SlipState,
  { id, text, cap }: { id: string; text: string; cap?: StakeCap | undefined },
): SlipTransition {
  const currency = cap?.maxLimit?.currency ?? cap?.balance?.currency;
  if (!cap || !currency) return changed(put(state, id, text));
  const typed = parseMoney(text, currency);
  if (!typed.ok) return changed(put(state, id, text));
  const effects: SlipEffect[] = [];
  let kept = text;
  capStake<typeof currency>(typed.value, cap.maxLimit, cap.balance, (capped: Money) => {
    kept = wholeText(capped);
    effects.push({ type: 'stake-capped', id, stake: kept });
  });
  return changed(put(state, id, kept), effects);
}

/** As a person types it: no decimals of zeros. */
const wholeText = ({ amount }: Money): string => amount.replace(/\.0+$/, '');

function addStake(
  state: SlipState,
  { id, amount, cap }: Extract<SlipEvent, { type: 'addStake' }>,
): SlipTransition {
  const { currency } = amount;
  const typed = stakeOf(state, id, currency);
  const before = typed.ok ? typed.value : zero(currency);
  const text = wholeText(addMoney<typeof currency>(before, amount));
  return putCapped(state, { id, text, cap });
}

/** The picks that an order is about, less those that the house refused. */
function takenLines(order: Exclude<OrderState, { status: 'idle' }>): ReadonlySet<string> {
  const refused = order.status === 'partial' ? order.refused.map(({ id }) => id) : [];
  return new Set(order.intent.lines.map(({ id }) => id).filter((id) => !refused.includes(id)));
}

/** The picks of a pending order are delayed and have its ticket; once it is decided they are not. */
function marked(entries: readonly SlipEntry[], order: OrderState): readonly SlipEntry[] {
  if (order.status === 'idle') return entries;
  const own = takenLines(order);
  const pending = order.status === 'pending';
  const bettingData = {
    active: pending ? 'delay' : '',
    ticket_id: pending ? order.ticketId : '',
  };
  return entries.map((entry) => (own.has(entry.id) ? { ...entry, bettingData } : entry));
}

/**
 * The slip with the next state of its order. What the house took is a bet and no longer a pick: it leaves the slip, and
 * is shown from the order. A refused order leaves the slip as it was, to be mended.
 */
function withOrder(state: SlipState, order: OrderState): SlipState {
  if (order === state.order) return state;
  const next = { ...state, order, entries: marked(state.entries, order) };
  if (order.status !== 'accepted' && order.status !== 'partial') return next;
  const taken = takenLines(order);
  const entries = next.entries.filter(({ id }) => !taken.has(id));
  // The stake of a series stands under no pick's id.
  const stakes = state.mode === 'series' ? {} : state.stakes;
  return withEntries({ ...next, stakes }, entries);
}

function order(state: SlipState, event: OrderEvent): SlipTransition {
  const next = orderTransition(state.order, event);
  return changed(withOrder(state, next.state), next.effects);
}

/** The picks of an order as new ones, at what they were sent at. */
function sentPicks({ lines }: OrderIntent): readonly SlipEntry[] {
  return lines.map(({ event, ...line }) => entryOf({ ...event, ...line } as Selection));
}

function finish(state: SlipState, keepPicks: boolean): SlipTransition {
  const decided = state.order;
  if (decided.status === 'idle' || orderIsBusy(decided)) return changed(state);
  const ended = order(state, { type: 'done', key: decided.intent.key }).state;
  const keeps = keepPicks && decided.status === 'accepted' && state.entries.length === 0;
  return changed(keeps ? withEntries(ended, sentPicks(decided.intent)) : ended);
}

/**
 * Whether the slip shows its picks: not while an order is on its way, and after a refusal not before it is dismissed or
 * something else was picked, because until then the picks are those of the refused order.
 */
export function showsPicks({ order, entries }: SlipState): boolean {
  if (orderIsBusy(order)) return false;
  if (order.status !== 'rejected') return entries.length > 0;
  const sent = new Set(order.intent.lines.map(({ id }) => id));
  return entries.some(({ id }) => !sent.has(id));
}

/** Events that are not a change by the member, and go on while an order is in confirmation. */
const UNLOCKED: ReadonlySet<SlipEvent['type']> = new Set([
  'pricesUpdated',
  'order',
  'orderRestored',
  'finish',
]);

function apply(state: SlipState, event: SlipEvent): SlipTransition {
  switch (event.type) {
    case 'toggle':
      return toggle(state, event.selection);
    case 'remove':
      return changed(
        withEntries(
          state,
          state.entries.filter(({ id }) => id !== event.id),
        ),
      );
    case 'clear':
      return changed({ ...state, entries: [], stakes: {} });
    case 'setMode':
      return setMode(state, event.mode);
    case 'setStake':
      return putCapped(state, event);
    case 'addStake':
      return addStake(state, event);
    case 'setWinRisk':
      return changed({ ...state, winRisk: event.winRisk });
    case 'setOddsChange':
      return changed({ ...state, oddsChange: event.oddsChange });
    case 'setLineChange':
      return changed({ ...state, lineChange: event.lineChange });
    case 'setOddsFormat':
      return state.mode === 'series' && event.oddsFormat !== 'H'
        ? refused(state, { code: 'series.odds-format', picks: [] })
        : changed({ ...state, oddsFormat: event.oddsFormat });
    case 'pricesUpdated': {
      const entries = applyUpdate(state.entries, event.updates);
      return changed(entries === state.entries ? state : { ...state, entries });
    }
    case 'acceptChanges':
      return changed({
        ...state,
        entries: state.entries.map((entry) => ({ ...entry, seen: entry.terms })),
      });
    case 'order':
      return order(state, event.event);
    case 'orderRestored':
      return changed(orderIsBusy(state.order) ? state : withOrder(state, event.order));
    case 'finish':
      return finish(state, event.keepPicks);
  }
}

/**
 * The next state of the slip, with what was refused and what the host must do.
 *
 * While an order is in confirmation, or a pick is delayed, every change by the member is refused with
 * `order.confirming`; prices go on moving.
 *
 * @example
 * const { state, violations } = transition(slip, { type: 'toggle', selection });
 */
export function transition(state: SlipState, event: SlipEvent): SlipTransition {
  const lock = UNLOCKED.has(event.type) ? null : lockOf(state);
  return lock ? refused(state, lock) : apply(state, event);
}
