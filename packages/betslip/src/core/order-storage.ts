import { idleOrder, type OrderIntent, type OrderState, type OrderTransition } from './order.ts';

/** 2: lines carry their event, and the intent its currency and totals. */
const VERSION = 2;

/** Text to keep while an order is not decided, so that a reload asks by the same key. */
export function serialiseOrder(state: OrderState): string {
  return JSON.stringify({ version: VERSION, state });
}

function isIntent(value: unknown): value is OrderIntent {
  const intent = value as Partial<OrderIntent> | null;
  return (
    typeof intent === 'object' &&
    intent !== null &&
    typeof intent.key === 'string' &&
    intent.key !== '' &&
    Array.isArray(intent.lines)
  );
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The order after a reload. What was sent and not decided is `unknown` or still `pending`, and must be asked for by
 * key; what was not yet sent, already decided, or cannot be read, is gone.
 *
 * @example restoreOrder(serialiseOrder(state)).effects // [{ type: 'ask', key }]
 */
export function restoreOrder(text: string | null): OrderTransition {
  const gone: OrderTransition = { state: idleOrder, effects: [] };
  const kept = read(text ?? 'null') as { version?: unknown; state?: OrderState } | null;
  if (kept?.version !== VERSION || !kept.state || kept.state.status === 'idle') return gone;
  const { state } = kept;
  if (!isIntent(state.intent)) return gone;
  const effects = [{ type: 'ask', key: state.intent.key } as const];
  if (state.status === 'pending') return { state, effects };
  if (state.status !== 'submitting' && state.status !== 'unknown') return gone;
  return { state: { status: 'unknown', intent: state.intent, absent: false }, effects };
}
