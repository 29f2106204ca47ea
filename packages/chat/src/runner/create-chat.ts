import {
  type Cancel,
  type Clock,
  createEmitter,
  err,
  type KeyValueStore,
  ok,
  type Random,
  type Result,
  uuidFrom,
} from '@courtside/kernel';
import {
  type ChatEffect,
  type ChatEvent,
  type ChatState,
  chatStep,
  emptyChat,
} from '../core/chat.ts';
import { GATEWAY_IDS } from '../core/frames.ts';
import { MOST_WAITING, type SpeechOutcome } from '../core/outbox.ts';
import { type Moderate, speechFault, type SpeechFault } from '../core/speech.ts';
import { timeline, type TimelineItem } from '../core/timeline.ts';
import type { HistoryQuery } from '../core/types.ts';
import { type BlockList, createBlockList } from './block-list.ts';
import type { ChatSocket } from './create-connection.ts';

export interface ChatOptions {
  readonly socket: ChatSocket;
  readonly clock: Clock;
  readonly random: Random;
  /** Storage of the block list; without it the list lasts until the page is closed. */
  readonly storage?: KeyValueStore;
  /** The brand's word filter, applied before a message is sent and before one is shown. */
  readonly moderate?: Moderate;
}

/** An event without `now`, which the runner adds. */
type Told<E> = E extends unknown ? Omit<E, 'now'> : never;

export interface Chat {
  state(): ChatState;
  /** The lines that the room shows; the same array until they change. */
  items(): readonly TimelineItem[];
  /**
   * Calls `listener` after changes, at most once a frame, and a few times a second in a busy room.
   *
   * @returns unsubscribes
   */
  subscribe(listener: () => void): () => void;
  /** Calls `listener` with the outcome of each message: heard, failed or dropped. @returns unsubscribes */
  onOutcome(listener: (outcome: SpeechOutcome) => void): () => void;
  /** Enters a room and enters it again after cuts; leaves the previous room. */
  enter(rid: string): void;
  leave(): void;
  /** Sends a message, trimmed. @returns its key, or why it is not sent (`full`: too many messages wait already) */
  say(msg: string): Result<string, SpeechFault | 'full'>;
  /** Sends a failed message again, under the same key. */
  sayAgain(key: string): void;
  /** Removes a message from the outbox, e.g. a failed one. */
  forget(key: string): void;
  /** Requests the messages before the first one. */
  older(): void;
  /** Searches the history: own messages, gifts, a span of time. The result comes as `room.found`. */
  find(query: Omit<HistoryQuery, 'rid' | 'pageSize'>): void;
  /** Told whether the user reads above the end of the list: more messages are kept then. */
  hold(held: boolean): void;
  showGifts(shown: boolean): void;
  readonly blocked: BlockList;
  dispose(): void;
}

const PAGE = 15;
/**
 * Milliseconds between two notifications about others' messages: nobody reads faster, and each redraws all visible
 * lines.
 */
const EVERY_MS = 200;

/**
 * One room at a time over a socket that other parts may share.
 *
 * @example
 * const chat = createChat({ socket: connection, clock, random });
 * chat.enter('lobby');
 * chat.subscribe(() => show(chat.items()));
 */
export function createChat(options: ChatOptions): Chat {
  const { socket, clock, random, storage, moderate } = options;
  const listeners = new Set<() => void>();
  const outcomes = createEmitter<{ outcome: SpeechOutcome }>();
  const events: ChatEvent[] = [];
  let state = emptyChat;
  let isRunning = false;
  let hideGifts = false;
  let items: readonly TimelineItem[] | null = null;
  let cancelTick: Cancel | null = null;
  let cancelTelling: Cancel | null = null;
  /** Whether the pending notification waits for the next frame only, not for a busy room. */
  let isNext = false;
  let toldAt = 0;

  function tell() {
    cancelTelling = null;
    isNext = false;
    toldAt = clock.now();
    for (const listener of Array.from(listeners)) listener();
  }

  /**
   * Schedules a notification: with the next frame, or, for frames of the gateway, at least `EVERY_MS` after the last
   * one.
   */
  function changed(isHeard = false) {
    items = null;
    const since = clock.now() - toldAt;
    // A clock that was set back must not silence the room.
    const wait = isHeard && since >= 0 && since < EVERY_MS ? EVERY_MS - since : 0;
    if (isNext || (cancelTelling && wait > 0)) return;
    cancelTelling?.();
    isNext = wait === 0;
    cancelTelling = isNext ? clock.frame(tell) : clock.after(wait, tell);
  }

  const blocked = createBlockList(storage, () => changed());

  function send(told: Told<ChatEvent>) {
    events.push({ ...told, now: clock.now() } as ChatEvent);
    if (isRunning) return;
    isRunning = true;
    try {
      for (let next = events.shift(); next; next = events.shift()) take(next);
    } finally {
      isRunning = false;
    }
  }

  function take(event: ChatEvent) {
    const step = chatStep(state, event);
    if (step.state !== state) changed(event.type === 'frame');
    ({ state } = step);
    for (const effect of step.effects) perform(effect);
  }

  function perform(effect: ChatEffect) {
    if (effect.type === 'send') socket.send(effect.frame);
    else if (effect.type === 'outcome') outcomes.emit('outcome', effect.outcome);
    else cancelTick = clock.after(effect.ms, () => send({ type: 'tick' }));
  }

  const link = () => {
    send({ type: 'link', up: socket.state() === 'ready', self: socket.self() });
  };
  const stops = [
    socket.onState(link),
    socket.on(GATEWAY_IDS, (frame) => {
      // The person may change on the same connection, by login or logout.
      if (frame.msgId === 10001 || frame.msgId === 10019) link();
      else send({ type: 'frame', frame });
    }),
  ];
  link();

  return {
    state: () => state,
    items() {
      const { room, clockGap } = state;
      items ??= room
        ? timeline(room, { blocked: blocked.ids(), hideGifts, moderate, clockGap })
        : [];
      return items;
    },
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    onOutcome: (listener) => outcomes.on('outcome', listener),
    enter: (rid) => send({ type: 'enter', rid }),
    leave: () => send({ type: 'leave' }),
    say(msg) {
      const fault = speechFault(msg, moderate);
      if (fault) return err(fault);
      if (!state.room || state.outbox.length >= MOST_WAITING) return err('full');
      const key = uuidFrom(random);
      const trimmed = msg.trim();
      send({ type: 'say', key, msg: moderate?.(trimmed) ?? trimmed });
      return ok(key);
    },
    sayAgain: (key) => send({ type: 'sayAgain', key }),
    forget: (key) => send({ type: 'forget', key }),
    older: () => send({ type: 'older' }),
    find(query) {
      if (!state.room) return;
      send({ type: 'find', query: { ...query, rid: state.room.rid, pageSize: PAGE } });
    },
    hold: (held) => send({ type: 'hold', held }),
    showGifts(shown) {
      hideGifts = !shown;
      changed();
    },
    blocked,
    dispose() {
      for (const stop of stops) stop();
      cancelTick?.();
      cancelTelling?.();
      listeners.clear();
    },
  };
}
