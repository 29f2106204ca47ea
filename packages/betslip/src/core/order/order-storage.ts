import type { Violation } from '@courtside/kernel';
import { isRecord, isSentOrder } from './order-guards.ts';
import { idleOrder, type LineState, type LiveOrder, type OrderState } from './order-state.ts';
import type { OrderEffect } from './order.ts';

/** 3: an order has an owner, and each line has its key, its legs and its known state. */
const VERSION = 3;

const NOTHING_OPEN: readonly unknown[] = [
  'idle',
  'quoting',
  'validating',
  'accepted',
  'partial',
  'rejected',
];

/** Text to store while an order is not decided, so that its outcome is requested by the same keys after a reload. */
export function serialiseOrder(state: OrderState): string {
  return JSON.stringify({ version: VERSION, state });
}

/** Result of restoring an order: the order with the effects for the host, or none with the reason. */
export interface RestoredOrder {
  readonly state: OrderState;
  readonly effects: readonly OrderEffect[];
  /** `order.unreadable`: damaged, or of another version. `order.other-member`: it belongs to another member. */
  readonly violations: readonly Violation<'order.unreadable' | 'order.other-member'>[];
}

const none = (code?: 'order.unreadable' | 'order.other-member'): RestoredOrder => ({
  state: idleOrder,
  effects: [],
  violations: code ? [{ code }] : [],
});

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The state of a line after a reload. A line without an answer is `unknown`, and so is a line that the gateway had not
 * received. The rest of a delay is dropped, because the duration of the absence is not known.
 */
function afterReload(line: LineState): LineState {
  if (line.status === 'pending') {
    const { leftMs: _, ...pending } = line;
    return pending;
  }
  return line.status === 'sent' || line.status === 'unknown'
    ? { status: 'unknown', absent: false }
    : line;
}

/**
 * The order of a member after a reload. Lines that were sent and not decided are `unknown` or still `pending`, and must
 * be requested by their keys; decided lines stay decided. There is no order when it was not sent, is decided, belongs
 * to another member or cannot be read.
 *
 * @example restoreOrder(serialiseOrder(state), 'm-1').effects // [{ type: 'ask', key, line }]
 */
export function restoreOrder(text: string | null, owner: string): RestoredOrder {
  if (text === null || text === '') return none();
  const kept = read(text);
  if (!isRecord(kept) || kept['version'] !== VERSION) return none('order.unreadable');
  const { state } = kept;
  if (isRecord(state) && NOTHING_OPEN.includes(state['status'])) return none();
  if (!isSentOrder(state)) return none('order.unreadable');
  if (state.intent.owner !== owner) return none('order.other-member');
  return restored(state);
}

function restored({ intent, lines: before }: LiveOrder): RestoredOrder {
  const lines = Object.fromEntries(
    intent.lines.flatMap(({ key }) => {
      const line = before[key];
      return line ? [[key, afterReload(line)] as const] : [];
    }),
  );
  const open = intent.lines.filter(({ key }) =>
    ['unknown', 'pending'].includes(lines[key]?.status ?? ''),
  );
  if (open.length === 0) return none();
  const isUnknown = open.some(({ key }) => lines[key]?.status === 'unknown');
  return {
    state: { status: isUnknown ? 'unknown' : 'pending', intent, lines, quotes: [], reasons: [] },
    effects: open.map((line) => ({ type: 'ask', key: intent.key, line: line.key })),
    violations: [],
  };
}
