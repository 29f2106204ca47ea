import { entryOf, type Selection, type SlipEntry } from '../pick/entry.ts';
import { isSentOrder } from '../order/order-guards.ts';
import { orderTransition, type OrderEvent } from '../order/order.ts';
import {
  legsOf,
  lineStateOf,
  type LiveOrder,
  type OrderIntent,
  type OrderLeg,
  orderIsBusy,
  type OrderLine,
  type OrderState,
} from '../order/order-state.ts';
import { changed, refused, withEntries } from './slip-picks.ts';
import type { PickNames, SlipRefusal, SlipState, SlipTransition } from './slip-state.ts';

/** Ids of the entries that wait for the gateway: `active` is `delay` (spec betting 4). */
function delayed(state: SlipState): readonly string[] {
  return state.entries.filter((entry) => entry.bettingData.active === 'delay').map(({ id }) => id);
}

/** Reason why nothing in the slip may change now, or null. */
export function lockOf(state: SlipState): SlipRefusal | null {
  const waiting = delayed(state);
  if (!orderIsBusy(state.order) && waiting.length === 0) return null;
  const picks = waiting.length > 0 ? waiting : state.entries.map(({ id }) => id);
  return { code: 'order.confirming', picks };
}

const linesIn = (order: LiveOrder, status: 'accepted' | 'pending'): readonly OrderLine[] =>
  order.intent.lines.filter((line) => lineStateOf(order, line)?.status === status);

/** The entries with the marks of the order: picks of a pending line are delayed and have its ticket, others are not. */
function marked(entries: readonly SlipEntry[], order: OrderState): readonly SlipEntry[] {
  if (order.status === 'idle') return entries;
  const tickets = new Map<string, string>();
  for (const line of linesIn(order, 'pending')) {
    const state = lineStateOf(order, line);
    const ticket = state?.status === 'pending' ? state.ticketId : '';
    for (const { id } of line.legs) tickets.set(id, ticket);
  }
  const own = new Set(legsOf(order.intent).map(({ id }) => id));
  return entries.map((entry) => {
    if (!own.has(entry.id)) return entry;
    const ticket = tickets.get(entry.id);
    const bettingData = {
      active: ticket === undefined ? '' : 'delay',
      ticket_id: ticket ?? '',
    };
    return { ...entry, bettingData };
  });
}

/** Ids of the picks whose lines were all accepted: these picks are bets now. */
function takenPicks(order: LiveOrder): ReadonlySet<string> {
  const accepted = new Set(linesIn(order, 'accepted'));
  const open = order.intent.lines.filter((line) => !accepted.has(line));
  const kept = new Set(open.flatMap(({ legs }) => legs.map(({ id }) => id)));
  return new Set(
    legsOf(order.intent)
      .map(({ id }) => id)
      .filter((id) => !kept.has(id)),
  );
}

/**
 * The slip with the next state of its order. An accepted pick is a bet now: it leaves the slip with its stake, and is
 * shown from the order. A refused pick stays as it was, so that the member can correct it.
 */
export function withOrder(state: SlipState, order: OrderState): SlipState {
  if (order === state.order) return state;
  const next = { ...state, order, entries: marked(state.entries, order) };
  if (order.status !== 'accepted' && order.status !== 'partial') return next;
  const fields = new Set(linesIn(order, 'accepted').map(({ field }) => field));
  const stakes = Object.fromEntries(Object.entries(state.stakes).filter(([id]) => !fields.has(id)));
  const taken = takenPicks(order);
  const entries = next.entries.filter(({ id }) => !taken.has(id));
  return withEntries({ ...next, stakes }, entries);
}

export function order(state: SlipState, event: OrderEvent): SlipTransition {
  const next = orderTransition(state.order, event);
  return changed(withOrder(state, next.state), next.effects);
}

/** The order with other names of its picks; the bets are the same. */
export function withNames(order: OrderState, names: ReadonlyMap<string, PickNames>): OrderState {
  if (order.status === 'idle' || !legsOf(order.intent).some(({ id }) => names.has(id))) {
    return order;
  }
  const named = (leg: OrderLeg): OrderLeg => {
    const found = names.get(leg.id);
    if (!found) return leg;
    const { team_h, team_c, league } = found;
    return { ...leg, event: { ...leg.event, team_h, team_c, league } };
  };
  const lines = order.intent.lines.map((line) => ({ ...line, legs: line.legs.map(named) }));
  return { ...order, intent: { ...order.intent, lines } };
}

/** Restores an order from before a reload, unless it is unreadable or another order is running. */
export function takeUp(state: SlipState, restored: OrderState): SlipTransition {
  if (orderIsBusy(state.order)) return changed(state);
  if (restored.status !== 'idle' && !isSentOrder(restored)) {
    return refused(state, { code: 'order.unreadable', picks: [] });
  }
  return changed(withOrder(state, restored));
}

/** The picks of an order as new entries, with the terms that were sent. */
function sentPicks(intent: OrderIntent): readonly SlipEntry[] {
  return legsOf(intent).map(({ event, ...leg }) => entryOf({ ...event, ...leg } as Selection));
}

export function finish(state: SlipState, keepPicks: boolean): SlipTransition {
  const decided = state.order;
  if (decided.status === 'idle' || orderIsBusy(decided)) return changed(state);
  const ended = order(state, { type: 'done', key: decided.intent.key }).state;
  const keeps = keepPicks && decided.status === 'accepted' && state.entries.length === 0;
  return changed(keeps ? withEntries(ended, sentPicks(decided.intent)) : ended);
}

/**
 * Whether the slip shows its picks: not while an order is undecided, and after a refusal only when it is dismissed or
 * another pick was added, because until then the picks are those of the refused order.
 */
export function showsPicks({ order: current, entries }: SlipState): boolean {
  if (orderIsBusy(current)) return false;
  if (current.status !== 'rejected') return entries.length > 0;
  const sent = new Set(legsOf(current.intent).map(({ id }) => id));
  return entries.some(({ id }) => !sent.has(id));
}
