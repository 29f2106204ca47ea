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
  /** Sends an event to the store of the slip, and returns the engine's answer. */
  send: (event: SlipEvent) => SlipTransition;
  read: () => SlipState;
  clock: Clock;
  random: Random;
  storage: KeyValueStore;
  /** Storage of the tab, for picks and stakes over a reload: each tab has its own slip. @default they are lost */
  tabStorage?: KeyValueStore;
  /** Id of the member who is logged in, or null: quotes and orders need one. */
  memberId: () => string | null;
  /** Called once for each order that was decided. */
  onDecided?: (status: 'accepted' | 'partial' | 'rejected') => void;
  /** Called when a stored order can no longer be read: only the records show its outcome. */
  onUnreadable?: () => void;
}

export interface ConfirmOptions {
  /**
   * The slip as it was shown when the member pressed. A price that moved between that render and the press is then a
   * change that they have not seen. @default the current slip
   */
  shown?: SlipState;
  /** Consents of this order only, in place of the slip's. */
  consent?: Pick<SlipState, 'oddsChange' | 'lineChange'>;
}

export interface SlipRunner {
  /**
   * Restores the stored picks and order of the member, and keeps quotes fresh. Call it again whenever the member
   * changes: a visitor's picks pass to the member who logs in, and nothing of a member stays for the next user.
   */
  start(): void;
  toggle(selection: Selection): SlipTransition;
  send(event: SlipEvent): SlipTransition;
  /** Fixes the intent, under new keys, and places each of its lines. */
  confirm(currency: Currency, options?: ConfirmOptions): SlipTransition;
  /** Milliseconds since the member confirmed the current order; 0 when unknown. */
  waitedMs(): number;
  dispose(): void;
}

/** Milliseconds between two quotes of an open slip. */
const QUOTE_MS = 4000;

type Decided = LiveOrder & { readonly status: 'accepted' | 'partial' | 'rejected' };

function isDecided(order: OrderState): order is Decided {
  return order.status !== 'idle' && !orderIsBusy(order);
}

/**
 * Performs the effects of the slip engine: it requests quotes before placing and on a timer, places each line once by
 * its key, and requests the outcome by key while it is unknown. It contains no rules of its own.
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
  /** Number of quote rounds that were begun, and number of the last that ended; only the latest sets the timer. */
  let rounds = 0;
  let ended = 0;
  let disposed = false;
  /** Owner of the slip; undefined before the start. */
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
      // A decided order that only got other names was reported already.
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

  /** Sends the gateway's answer about the picks to the slip. */
  function tell({ updates, series }: QuoteAnswer, isSeries: boolean) {
    const legs = () =>
      validEntries(read())
        .map(({ id }) => id)
        .join();
    const before = legs();
    if (updates.length > 0) send({ type: 'pricesUpdated', updates });
    // When picks turned out to be related, the answer is about another series than the remaining one.
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
      // Picks that a series leaves out would make the gateway refuse the rest.
      const asked = mode === 'series' ? validEntries({ entries }) : entries;
      try {
        const answer = await desk.ask(asked.map(quotedEntry), mode === 'series');
        if (!disposed) tell(answer, mode === 'series' && round === rounds);
      } catch {
        // Failed quotes leave the picks as they were; the next round requests them again.
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
    // No order was sent, so this is a refusal and not an unknown outcome.
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

  /** The quotes that were just validated, or new ones when the same line is sent again later. */
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

  /** Whether the slip belongs to a member who is no longer logged in. */
  const isLeft = (next: string | null) => owner !== undefined && owner !== null && next !== owner;

  /** Gives the slip to the current member or visitor. */
  function changeOwner(next: string | null) {
    if (next === owner) return;
    const left = isLeft(next);
    owner = next;
    picks.rest();
    if (left) {
      questions.stop();
      stopQuotes();
      // Answers to requests of the previous member must not reach the next user.
      rounds += 1;
      ended = rounds;
      send({ type: 'memberLeft' });
    }
    const kept = picks.find(next);
    if (kept) send({ type: 'picksRestored', slip: kept });
    // The visitor's picks belong to the member from now on.
    else picks.keep(read());
  }

  /** Requests the outcomes of undecided lines after a pause of the runner. */
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

  /** Restores the next order that was found at the start, once the previous one is dismissed. */
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
      // A new pick is quoted at once, even during another round.
      if (answer.violations.length === 0 && rounds === before && wantsQuotes()) void quoteAll();
      return answer;
    },
    send,
    confirm(currency, { shown = read(), consent } = {}) {
      const member = options.memberId();
      if (member !== null && isLeft(member)) {
        // Pressed before the site announced another member: a member must not bet another member's picks.
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
      // Data stored on the device may be damaged.
      return Number.isFinite(since) ? Math.max(0, clock.now() - Number(since)) : 0;
    },
    dispose() {
      disposed = true;
      stopQuotes();
      questions.stop();
    },
  };
}
