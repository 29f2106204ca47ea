import {
  backOffDelay,
  uuidFrom,
  type Cancel,
  type Clock,
  type KeyValueStore,
  type Random,
  type Violation,
} from '@courtside/kernel';
import type { Currency } from '@courtside/money';
import type { Selection, SlipEntry } from '../core/entry.ts';
import type { MatchWtype } from '../core/markets.ts';
import { intentOf } from '../core/intent.ts';
import { ORDER_STORAGE_KEY } from '../core/order-storage-key.ts';
import { restoreOrder, serialiseOrder } from '../core/order-storage.ts';
import {
  orderIsBusy,
  type OrderIntent,
  type OrderLine,
  type OrderQuote,
  type OrderState,
} from '../core/order.ts';
import { reviewQuotes } from '../core/review-quotes.ts';
import type { SlipEffect, SlipEvent, SlipState, SlipTransition } from '../core/slip-state.ts';
import type { SlipPort, SlipQuote } from './slip-port.ts';

export interface SlipRunnerOptions {
  port: SlipPort;
  /** Sends an event to wherever the slip is kept, and hands back the engine's answer. */
  send: (event: SlipEvent) => SlipTransition;
  read: () => SlipState;
  clock: Clock;
  random: Random;
  storage: KeyValueStore;
  /** Quotes and orders need a member. */
  loggedIn: () => boolean;
  /** Told once for each order that was decided. */
  onDecided?: (status: 'accepted' | 'partial' | 'rejected') => void;
}

export interface SlipRunner {
  /** Takes up an order that was under way before a reload, and keeps quotes fresh. */
  start(): void;
  toggle(selection: Selection): SlipTransition;
  send(event: SlipEvent): SlipTransition;
  /** Fixes the intent as the slip stands, under a new key, and places it. */
  confirm(currency: Currency): SlipTransition;
  dispose(): void;
}

/** Between two quotes of an open slip. */
const QUOTE_MS = 4000;
/** A quote older than this is not sent with an order, unless the house says how long it stands. */
const QUOTE_VALID_MS = 8000;
const LEAST_VALID_MS = 1000;
/** Between two questions about an order that the house has not decided. */
const PENDING_MS = 1000;
/** The latest answer of a pick, with the number of its question. */
interface KeptQuote {
  readonly quote: SlipQuote;
  readonly at: number;
  readonly question: number;
}

type Decided = Extract<OrderState, { status: 'accepted' | 'partial' | 'rejected' }>;

function isDecided(order: OrderState): order is Decided {
  return order.status !== 'idle' && !orderIsBusy(order);
}

const LOST = { baseMs: 1000, maxMs: 8000 };

/**
 * Carries out what the slip engine asks for: quotes before placing and on a timer, placing once by key, and asking by
 * key for as long as an outcome is not known. It decides nothing.
 *
 * @example
 * const runner = createSlipRunner({ port, send, read, clock, random, storage, loggedIn });
 * runner.start();
 * runner.toggle(selection);
 * runner.confirm('CNY');
 */
export function createSlipRunner(options: SlipRunnerOptions): SlipRunner {
  const { port, read, clock, random, storage } = options;
  const quotes = new Map<string, KeptQuote>();
  /** Number of the latest question for a quote. */
  let asked = 0;
  /** Rounds of quotes begun, and the number of the last that ended; only the latest sets the timer. */
  let rounds = 0;
  let ended = 0;
  let disposed = false;
  let losses = 0;
  let cancelQuotes: Cancel | null = null;
  let cancelAsk: Cancel | null = null;

  function send(event: SlipEvent): SlipTransition {
    const before = read().order;
    const answer = options.send(event);
    const { order } = answer.state;
    if (order !== before) {
      storage.set(ORDER_STORAGE_KEY, orderIsBusy(order) ? serialiseOrder(order) : '');
      if (isDecided(order)) {
        losses = 0;
        options.onDecided?.(order.status);
      }
    }
    for (const effect of answer.effects) carryOut(effect);
    keepFresh();
    return answer;
  }

  function carryOut(effect: SlipEffect) {
    if (effect.type === 'quote') void quoteOrder(effect.intent);
    if (effect.type === 'validate') validate(effect.intent, effect.quotes);
    if (effect.type === 'submit') void submit(effect.intent);
    if (effect.type === 'ask') {
      const waiting = read().order.status === 'pending' && losses === 0;
      const wait = waiting ? PENDING_MS : 300 + backOffDelay(losses, LOST, random);
      cancelAsk?.();
      cancelAsk = clock.after(wait, () => void ask(effect.key));
    }
  }

  async function quote(entry: Pick<SlipEntry, 'id' | 'gameInfo' | 'playInfo' | 'pick'>) {
    if (entry.playInfo.w === 'FS') return null;
    const { gameId } = entry.gameInfo;
    const wtype = entry.playInfo.w;
    const told = await askQuote(entry.id, { gameId, wtype, pick: entry.pick });
    if (disposed) return told;
    send({
      type: 'pricesUpdated',
      updates: [
        {
          gameId,
          wtype,
          pick: entry.pick,
          ...(told.open ? { price: told.price, ratio: told.ratio, strong: told.strong } : {}),
          status: told.open ? 'open' : 'suspended',
          limits: told.limits,
        },
      ],
    });
    return told;
  }

  /**
   * Asks for a quote, and hands back the latest that is known: an answer to an older question, which a newer one has
   * overtaken, says nothing of what holds now.
   */
  async function askQuote(id: string, pick: Parameters<SlipPort['quote']>[0]): Promise<SlipQuote> {
    const question = (asked += 1);
    const told = await port.quote(pick);
    const kept = quotes.get(id);
    if (kept && kept.question > question) return kept.quote;
    quotes.set(id, { quote: told, at: clock.now(), question });
    return told;
  }

  /** Whether there are picks whose quotes must be kept fresh: an empty slip and one that waits for the house have none. */
  function wantsQuotes(): boolean {
    const { entries, order } = read();
    return !disposed && entries.length > 0 && !orderIsBusy(order);
  }

  /** Begins the rounds of quotes when they are wanted, and ends them when they are not. */
  function keepFresh() {
    if (!wantsQuotes()) stopQuotes();
    else if (rounds === ended && !cancelQuotes) void quoteAll();
  }

  function stopQuotes() {
    cancelQuotes?.();
    cancelQuotes = null;
  }

  async function quoteAll() {
    stopQuotes();
    const round = (rounds += 1);
    if (options.loggedIn()) {
      // A quote that fails leaves the pick as it was; the next round asks again.
      await Promise.allSettled(read().entries.map(quote));
    }
    if (round !== rounds) return;
    ended = round;
    if (wantsQuotes()) cancelQuotes = clock.after(QUOTE_MS, () => void quoteAll());
  }

  async function quoteOrder({ key, lines }: OrderIntent) {
    const found: OrderQuote[] = [];
    const reasons: Violation[] = [];
    try {
      for (const line of lines) {
        const entry = read().entries.find((each) => each.id === line.id);
        const told = entry ? await quote(entry) : null;
        if (!told?.open) {
          reasons.push({ code: 'pick.suspended' });
          continue;
        }
        const { price, ratio, strong, token } = told;
        found.push({ id: line.id, price, ratio, strong, token, expiresAt: expiryOf(line.id) });
      }
    } catch {
      // Nothing was sent, so this is a refusal and not an order whose fate is unknown.
      reasons.push({ code: 'order.unreachable' });
    }
    if (disposed) return;
    send({
      type: 'order',
      event:
        reasons.length > 0
          ? { type: 'refused', key, reasons }
          : { type: 'quoted', key, quotes: found },
    });
  }

  function validate(intent: OrderIntent, quoted: readonly OrderQuote[]) {
    const { key } = intent;
    const reasons = reviewQuotes(intent, quoted);
    send({
      type: 'order',
      event:
        reasons.length > 0
          ? { type: 'refused', key, reasons }
          : { type: 'validated', key, at: clock.now() },
    });
  }

  /** When the kept quote of a line runs out. */
  function expiryOf(id: string): number {
    const kept = quotes.get(id);
    if (!kept) return 0;
    // A house whose quotes are stale when they come would otherwise be asked without end.
    return kept.at + Math.max(kept.quote.validMs ?? QUOTE_VALID_MS, LEAST_VALID_MS);
  }

  async function submit(intent: OrderIntent) {
    const { key } = intent;
    try {
      const [line] = intent.lines;
      if (!line) throw new Error('An intent without a line');
      const outcome = await port.place(intent, line, await freshQuote(line));
      if (!disposed) send({ type: 'order', event: { type: 'outcome', key, outcome } });
    } catch {
      if (!disposed) send({ type: 'order', event: { type: 'lost', key } });
    }
  }

  /** The quote that was just validated; a new one when the same intent is sent again later. */
  async function freshQuote(line: OrderLine): Promise<SlipQuote> {
    const kept = quotes.get(line.id);
    if (kept && clock.now() < expiryOf(line.id)) return kept.quote;
    const { gameId, wtype, pick } = line;
    return askQuote(line.id, { gameId, wtype: wtype as MatchWtype, pick });
  }

  async function ask(key: string) {
    try {
      const outcome = await port.ask(key);
      losses = 0;
      if (!disposed) send({ type: 'order', event: { type: 'outcome', key, outcome } });
    } catch {
      losses += 1;
      if (!disposed) send({ type: 'order', event: { type: 'lost', key } });
    }
  }

  return {
    start() {
      disposed = false;
      const kept = restoreOrder(storage.get(ORDER_STORAGE_KEY) || null);
      if (orderIsBusy(kept.state)) {
        send({ type: 'orderRestored', order: kept.state });
        for (const effect of kept.effects) carryOut(effect);
      }
      keepFresh();
    },
    toggle(selection) {
      const before = rounds;
      const answer = send({ type: 'toggle', selection });
      // A new pick is asked for at once, whatever round is under way.
      if (answer.violations.length === 0 && rounds === before && wantsQuotes()) void quoteAll();
      return answer;
    },
    send,
    confirm(currency) {
      const intent = intentOf(read(), uuidFrom(random), currency);
      return send({ type: 'order', event: { type: 'confirm', intent } });
    },
    dispose() {
      disposed = true;
      stopQuotes();
      cancelAsk?.();
    },
  };
}
