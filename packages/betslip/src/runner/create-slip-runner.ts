import {
  uuidFrom,
  type Cancel,
  type Clock,
  type KeyValueStore,
  type Random,
} from '@courtside/kernel';
import type { Currency } from '@courtside/money';
import type { Selection } from '../core/pick/entry.ts';
import { intentOf } from '../core/order/intent.ts';
import type { OrderEffect } from '../core/order/order.ts';
import {
  legsOf,
  lineStateOf,
  type LiveOrder,
  orderIsBusy,
  type OrderIntent,
  type OrderLine,
  type OrderOutcome,
  type OrderQuote,
  type OrderState,
} from '../core/order/order-state.ts';
import { reviewQuotes } from '../core/order/review-quotes.ts';
import { validEntries } from '../core/slip/slip-picks.ts';
import type { SlipEvent, SlipState, SlipTransition } from '../core/slip/slip-state.ts';
import { createLineQuestions } from './line-questions.ts';
import { createOrderKeeper } from './order-keeper.ts';
import { createPickKeeper } from './pick-keeper.ts';
import { createQuoteDesk, quotedEntry, quotedLeg, type QuoteAnswer } from './quote-desk.ts';
import type { LegQuote, SlipPort } from './slip-port.ts';

export interface SlipRunnerOptions {
  port: SlipPort;
  /** Sends an event to wherever the slip is kept, and hands back the engine's answer. */
  send: (event: SlipEvent) => SlipTransition;
  read: () => SlipState;
  clock: Clock;
  random: Random;
  storage: KeyValueStore;
  /** Keeps picks and stakes over a reload: a store of the tab, since each tab has a slip of its own. @default they are lost */
  tabStorage?: KeyValueStore;
  /** Id of the member who is logged in, or null: quotes and orders need one. */
  memberId: () => string | null;
  /** Told once for each order that was decided. */
  onDecided?: (status: 'accepted' | 'partial' | 'rejected') => void;
  /** Told when an order that was left behind cannot be read any more: only the records know what became of it. */
  onUnreadable?: () => void;
}

export interface ConfirmOptions {
  /**
   * The slip as it was on the screen when the member pressed. A price that moved between that picture and the press is
   * then a change that they have not seen. @default the slip as it stands
   */
  shown?: SlipState;
  /** Of this order alone, in place of the slip's. */
  consent?: Pick<SlipState, 'oddsChange' | 'lineChange'>;
}

export interface SlipRunner {
  /**
   * Takes up the picks and the order that the member left behind, and keeps quotes fresh. To be called again whenever the
   * member changes: what a visitor picked becomes the member's who logs in, and nothing of a member stays for whoever
   * comes after them.
   */
  start(): void;
  toggle(selection: Selection): SlipTransition;
  send(event: SlipEvent): SlipTransition;
  /** Fixes the intent, under new keys, and places each of its lines. */
  confirm(currency: Currency, options?: ConfirmOptions): SlipTransition;
  /** Milliseconds since the member confirmed the order that there is; 0 where that is not known. */
  waitedMs(): number;
  dispose(): void;
}

/** Between two quotes of an open slip. */
const QUOTE_MS = 4000;

type Decided = LiveOrder & { readonly status: 'accepted' | 'partial' | 'rejected' };

function isDecided(order: OrderState): order is Decided {
  return order.status !== 'idle' && !orderIsBusy(order);
}

/**
 * Carries out what the slip engine asks for: quotes before placing and on a timer, placing each line once by its key, and
 * asking by key for as long as an outcome is not known. It decides nothing.
 *
 * @example
 * const runner = createSlipRunner({ port, send, read, clock, random, storage, memberId });
 * runner.start();
 * runner.toggle(selection);
 * runner.confirm('CNY');
 */
export function createSlipRunner(options: SlipRunnerOptions): SlipRunner {
  const { port, read, clock, random, storage } = options;
  const desk = createQuoteDesk(port, clock);
  const keeper = createOrderKeeper(storage, () => options.onUnreadable?.());
  const picks = createPickKeeper(options.tabStorage);
  /** Rounds of quotes begun, and the number of the last that ended; only the latest sets the timer. */
  let rounds = 0;
  let ended = 0;
  let disposed = false;
  /** Whose slip it is; undefined before the start. */
  let owner: string | null | undefined;
  let cancelQuotes: Cancel | null = null;
  const questions = createLineQuestions({
    ask: (line) => port.ask(line),
    clock,
    random,
    heard,
    missed,
  });

  function send(event: SlipEvent): SlipTransition {
    const before = read().order;
    const answer = options.send(event);
    const { order } = answer.state;
    picks.keep(answer.state);
    if (order !== before) {
      keeper.keep(order);
      // A decided order that is only named otherwise was told already.
      if (isDecided(order) && !isDecided(before)) {
        questions.stop();
        options.onDecided?.(order.status);
      }
    }
    for (const effect of answer.effects) carryOut(effect);
    if (order.status === 'idle' && before.status !== 'idle') takeUpNext();
    keepFresh();
    return answer;
  }

  function carryOut(effect: SlipTransition['effects'][number]) {
    if (effect.type === 'quote') void quoteOrder(effect.intent);
    if (effect.type === 'validate') validate(effect.intent, effect.quotes);
    if (effect.type === 'submit') void submit(effect);
    if (effect.type === 'ask') askLater(effect.key, effect.line);
    if (effect.type === 'giveUp') void giveUp(effect.key, effect.line);
  }

  function askLater(key: string, line: string) {
    const { order } = read();
    const state = order.status === 'idle' ? null : lineStateOf(order, { key: line });
    questions.askLater(key, line, state?.status === 'pending');
  }

  /** What the gateway said of the picks, to the slip. */
  function tell({ updates, series }: QuoteAnswer, isSeries: boolean) {
    const legs = () =>
      validEntries(read())
        .map(({ id }) => id)
        .join();
    const before = legs();
    if (updates.length > 0) send({ type: 'pricesUpdated', updates });
    // Where picks turned out to be related the answer is about another series than the one that is left.
    if (isSeries && legs() === before) send({ type: 'seriesQuoted', quote: series });
  }

  /** Whether there are picks whose quotes must be kept fresh: an empty slip and one that waits for the gateway have none. */
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
    if (options.memberId() !== null) {
      const { entries, mode } = read();
      // What a series leaves out would make the gateway refuse the rest.
      const asked = mode === 'series' ? validEntries({ entries }) : entries;
      try {
        const answer = await desk.ask(asked.map(quotedEntry), mode === 'series');
        if (!disposed) tell(answer, mode === 'series' && round === rounds);
      } catch {
        // Quotes that fail leave the picks as they were; the next round asks again.
      }
    }
    if (round !== rounds) return;
    ended = round;
    if (wantsQuotes()) cancelQuotes = clock.after(QUOTE_MS, () => void quoteAll());
  }

  async function quoteOrder(intent: OrderIntent) {
    const { key } = intent;
    const legs = legsOf(intent);
    const isSeries = intent.lines.some(({ combination }) => combination !== null);
    const answer = await desk.ask(legs.map(quotedLeg), isSeries).catch(() => null);
    if (disposed) return;
    if (answer) tell(answer, isSeries);
    // Nothing was sent, so this is a refusal and not an order whose fate is unknown.
    if (!answer || legs.some(({ id }) => !answer.quotes.has(id))) {
      const reasons = [{ code: 'order.unreachable' }];
      send({ type: 'order', event: { type: 'refused', key, reasons } });
      return;
    }
    const shut = legs.filter(({ id }) => answer.quotes.get(id)?.open !== true);
    if (shut.length > 0) {
      const reasons = shut.map(({ id }) => {
        const over = answer.quotes.get(id)?.over === true;
        return { code: over ? 'pick.closed' : 'pick.suspended', picks: [id] };
      });
      send({ type: 'order', event: { type: 'refused', key, reasons } });
      return;
    }
    const quotes = legs.flatMap((leg): OrderQuote[] => {
      const quote = answer.quotes.get(leg.id);
      if (!quote) return [];
      const { price, ratio, strong, token } = quote;
      const score = leg.event.inPlay ? quote.score : null;
      return [{ id: leg.id, price, ratio, strong, score, token, expiresAt: desk.expiryOf(leg.id) }];
    });
    send({ type: 'order', event: { type: 'quoted', key, quotes } });
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

  async function submit({ intent, line }: Extract<OrderEffect, { type: 'submit' }>) {
    try {
      heard(intent.key, line.key, await port.place(intent, line, await quotesOf(line)));
    } catch {
      missed(intent.key, line.key);
    }
  }

  async function giveUp(key: string, line: string) {
    try {
      heard(key, line, await port.giveUp(line));
    } catch {
      missed(key, line);
    }
  }

  /** The quotes that were just validated; new ones when the same line is sent again later. */
  async function quotesOf(line: OrderLine): Promise<readonly LegQuote[]> {
    const stale = line.legs.filter(({ id }) => desk.fresh(id) === null);
    if (stale.length > 0) await desk.ask(line.legs.map(quotedLeg), line.combination !== null);
    return line.legs.map(({ id }) => {
      const quote = desk.fresh(id);
      if (!quote) throw new Error('A leg without a quote');
      return { id, token: quote.token };
    });
  }

  function heard(key: string, line: string, outcome: OrderOutcome) {
    if (!disposed) send({ type: 'order', event: { type: 'outcome', key, line, outcome } });
  }

  function missed(key: string, line: string) {
    if (!disposed) send({ type: 'order', event: { type: 'lost', key, line } });
  }

  /** Whether the slip is that of a member who is not logged in any more. */
  const isLeft = (next: string | null) => owner !== undefined && owner !== null && next !== owner;

  /** Gives the slip to whoever is logged in now. */
  function changeOwner(next: string | null) {
    if (next === owner) return;
    const left = isLeft(next);
    owner = next;
    picks.rest();
    if (left) {
      questions.stop();
      stopQuotes();
      // What was asked for the member is no answer for whoever comes next.
      rounds += 1;
      ended = rounds;
      send({ type: 'memberLeft' });
    }
    const kept = picks.find(next);
    if (kept) send({ type: 'picksRestored', slip: kept });
    // What a visitor picked is the member's from now on.
    else picks.keep(read());
  }

  /** After a pause of the runner: what was not decided then is asked for. */
  function askAgain(order: OrderState) {
    if (order.status === 'idle') return;
    const { key, lines } = order.intent;
    for (const line of lines) {
      const status = lineStateOf(order, line)?.status;
      if (status === 'sent' || status === 'unknown' || status === 'pending') {
        askLater(key, line.key);
      }
    }
  }

  /** The next order that was found at the start, once the one before is dismissed. */
  function takeUpNext() {
    const member = options.memberId();
    const kept = member === null || disposed ? null : keeper.next(member);
    if (!kept) return;
    send({ type: 'orderRestored', order: kept.state });
    for (const effect of kept.effects) carryOut(effect);
  }

  return {
    start() {
      disposed = false;
      const member = options.memberId();
      changeOwner(member);
      if (orderIsBusy(read().order)) askAgain(read().order);
      else if (member !== null) {
        keeper.find(member);
        takeUpNext();
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
    confirm(currency, { shown = read(), consent } = {}) {
      const member = options.memberId();
      if (member !== null && isLeft(member)) {
        // Pressed in the moment before the site tells of another member: nobody bets what somebody else picked.
        changeOwner(member);
        return { state: read(), violations: [], effects: [] };
      }
      if (member === null) {
        const violations = [{ code: 'slip.not-logged-in', picks: [] }] as const;
        return { state: read(), violations, effects: [] };
      }
      const lineKey = () => uuidFrom(random);
      const intent = intentOf(
        { ...shown, ...consent },
        { key: uuidFrom(random), owner: member, currency, lineKey, confirmedAt: clock.now() },
      );
      return send({ type: 'order', event: { type: 'confirm', intent } });
    },
    waitedMs() {
      const { order } = read();
      const since = order.status === 'idle' ? undefined : order.intent.confirmedAt;
      // What was kept on the device may have been damaged.
      return Number.isFinite(since) ? Math.max(0, clock.now() - Number(since)) : 0;
    },
    dispose() {
      disposed = true;
      stopQuotes();
      questions.stop();
    },
  };
}
