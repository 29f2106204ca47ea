import type { ClientFrame, GatewayFrame } from '@courtside/contract';
import { hear } from './hear.ts';
import { nextAsk, overdue } from './history.ts';
import {
  MOST_WAITING,
  requeued,
  sendable,
  sentNow,
  type Speech,
  type SpeechOutcome,
  unheard,
} from './outbox.ts';
import { cutOff, newRoom, type RoomState } from './room.ts';
import type { ChatSelf, HistoryQuery, NoticeCode } from './types.ts';

/** The reason why the user may not speak for now. */
export interface Hold {
  readonly code: NoticeCode;
  /** In ms by this device's clock; null when unknown. */
  readonly until: number | null;
}

export interface ChatState {
  /** Whether the connection is there and logged in. */
  readonly link: boolean;
  readonly self: ChatSelf | null;
  /** Whether chat as a whole is open; `closedReason` says why not. */
  readonly open: boolean;
  readonly closedReason: string;
  readonly room: RoomState | null;
  readonly outbox: readonly Speech[];
  /** The gateway's last refusal of a message; null without one. */
  readonly hold: Hold | null;
  /** The gateway's clock less this device's, in ms; null while unknown. */
  readonly clockGap: number | null;
  /** Whether a tick is scheduled. */
  readonly ticking: boolean;
}

/** `now` is in ms by this device's clock. */
export type ChatEvent = { readonly now: number } & (
  | { readonly type: 'link'; readonly up: boolean; readonly self: ChatSelf | null }
  | { readonly type: 'frame'; readonly frame: GatewayFrame }
  /** Leaves the previous room, as the gateway keeps one room per connection. Entering the same room again retries. */
  | { readonly type: 'enter'; readonly rid: string }
  | { readonly type: 'leave' }
  /** Trimmed and not empty; see `speechFault`. */
  | { readonly type: 'say'; readonly key: string; readonly msg: string }
  | { readonly type: 'sayAgain'; readonly key: string }
  | { readonly type: 'forget'; readonly key: string }
  | { readonly type: 'older' }
  | { readonly type: 'find'; readonly query: HistoryQuery }
  | { readonly type: 'hold'; readonly held: boolean }
  | { readonly type: 'tick' }
);

export type ChatEffect =
  | { readonly type: 'send'; readonly frame: ClientFrame }
  /** Requests a tick after `ms`. */
  | { readonly type: 'tick'; readonly ms: number }
  | { readonly type: 'outcome'; readonly outcome: SpeechOutcome };

export interface ChatStep {
  readonly state: ChatState;
  readonly effects: readonly ChatEffect[];
}

/** Spec betting 10: the outbox is polled every 300 ms. */
const POLL_MS = 300;
const ENTER_MS = 10_000;

export const emptyChat: ChatState = {
  ...{ link: false, self: null, open: true, closedReason: '', room: null, outbox: [] },
  ...{ hold: null, clockGap: null, ticking: false },
};

function happen(state: ChatState, event: ChatEvent): ChatState {
  const { room, outbox } = state;
  const { now } = event;
  switch (event.type) {
    case 'link': {
      const up = { ...state, link: event.up, self: event.self };
      const isOther = changedHands(state.self, event.self);
      const mutedUntil = event.self?.mutedUntil ?? null;
      return {
        ...up,
        self: event.self ?? state.self,
        hold: isOther ? null : state.hold,
        room: entered(
          room && (isOther || mutedUntil !== null) ? { ...room, mutedUntil } : room,
          event.up && !state.link,
        ),
        // Messages of one member must not be sent as another.
        outbox: isOther ? [] : outbox.map(requeued),
      };
    }
    case 'frame':
      return hear(state, event.frame, now);
    case 'enter':
      if (room?.rid === event.rid) {
        return room.phase === 'inside' || room.phase === 'entering'
          ? state
          : { ...state, room: { ...cutOff(room), phase: 'entering', refusal: null } };
      }
      return { ...state, room: newRoom(event.rid), outbox: [], hold: null };
    case 'leave':
      return { ...state, room: null, outbox: [], hold: null };
    case 'say': {
      if (!room) return state;
      const { key, msg } = event;
      const speech: Speech = { key, msg, state: 'queued', at: now, tries: 0 };
      return outbox.length < MOST_WAITING ? { ...state, outbox: [...outbox, speech] } : state;
    }
    case 'sayAgain':
      return {
        ...state,
        outbox: outbox.map((each) =>
          each.key === event.key && each.state === 'failed'
            ? { key: each.key, msg: each.msg, state: 'queued', at: now, tries: 0 }
            : each,
        ),
      };
    case 'forget':
      return { ...state, outbox: outbox.filter(({ key }) => key !== event.key) };
    case 'older':
      return room?.hasOlder ? { ...state, room: { ...room, wantsOlder: true } } : state;
    case 'find':
      return room ? { ...state, room: { ...room, wantsFound: event.query } } : state;
    case 'hold':
      return room ? { ...state, room: { ...room, held: event.held } } : state;
    case 'tick':
      return {
        ...state,
        ticking: false,
        room: room && state.link ? overdue(room, now) : room,
        outbox: outbox.map((each) => unheard(each, now)),
      };
  }
}

const entered = (room: RoomState | null, isNew: boolean) => (room && isNew ? cutOff(room) : room);

function changedHands(before: ChatSelf | null, after: ChatSelf | null): boolean {
  if (!before || !after) return false;
  // A visitor gets a new user id with each connection.
  if (before.person.guest === 1 && after.person.guest === 1) return false;
  return before.person.userId !== after.person.userId;
}

/** Adds the frames to send now: entering the room, one history request, and the queued messages. */
function goOut(before: ChatState, state: ChatState, event: ChatEvent): ChatStep {
  const { now } = event;
  const effects: ChatEffect[] = [];
  let { room, outbox } = state;
  const send = (frame: ClientFrame) => effects.push({ type: 'send', frame });
  if (!state.link || !room) return { state, effects };
  if (!before.link) send({ msgId: 0, msgData: {} });
  if (room.phase === 'entering') {
    if (room.askedAt === null || Math.abs(now - room.askedAt) >= ENTER_MS) {
      send({ msgId: 10002, msgData: { rid: room.rid } });
      room = { ...room, askedAt: now };
    }
  } else if (room.phase === 'inside') {
    const ask = nextAsk(room, now) ?? room.asking;
    if (ask && ask !== before.room?.asking) send({ msgId: 10011, msgData: ask.query });
    room = { ...room, asking: ask };
    const going = new Set(mayGo(before, event) ? sendable(outbox, now) : []);
    for (const { msg, key } of going) send({ msgId: 10003, msgData: { msg, key } });
    if (going.size > 0) {
      outbox = outbox.map((each) => (going.has(each) ? sentNow(each, now) : each));
    }
  }
  return { state: { ...state, room, outbox }, effects };
}

/** Whether queued messages may be sent: at each poll, or at once when a message is said while none waits. */
const mayGo = ({ outbox }: ChatState, { type }: ChatEvent): boolean =>
  type === 'tick' ||
  (type === 'say' && outbox.every(({ state }) => state === 'sent' || state === 'failed'));

/** Whether a message, an entry or a history request is pending, so that the poll must go on. */
const waits = ({ link, room, outbox }: ChatState): boolean =>
  outbox.some(({ state }) => state !== 'failed') ||
  (link && room !== null && (room.phase === 'entering' || room.asking !== null));

/** Outcomes of the messages that left the outbox or have just failed. */
function outcomes(before: ChatState, after: ChatState, event: ChatEvent): ChatEffect[] {
  const left = new Map(after.outbox.map((each) => [each.key, each]));
  const heardKey =
    event.type === 'frame' && event.frame.msgId === 10003 ? event.frame.msgData.key : undefined;
  const told: ChatEffect[] = [];
  for (const { key, state } of before.outbox) {
    const now = left.get(key);
    if (!now) {
      const outcome = { key, state: key === heardKey ? 'heard' : 'dropped' } as const;
      told.push({ type: 'outcome', outcome });
    } else if (now.state === 'failed' && state !== 'failed') {
      const { code = 'no-answer' } = now;
      told.push({ type: 'outcome', outcome: { key, state: 'failed', code } });
    }
  }
  if (event.type === 'say' && !left.has(event.key)) {
    told.push({ type: 'outcome', outcome: { key: event.key, state: 'dropped' } });
  }
  return told;
}

/**
 * State machine of one room over one connection (spec betting 3): enters the room and enters it again after a cut,
 * fills missed messages from the history, keeps messages in order and without duplicates, and resends the user's
 * messages until they are heard.
 *
 * @example
 * const { state, effects } = chatStep(emptyChat, { type: 'enter', rid: 'lobby', now: 0 });
 */
export function chatStep(before: ChatState, event: ChatEvent): ChatStep {
  const happened = happen(before, event);
  const step = goOut(before, happened, event);
  const effects = [...outcomes(before, step.state, event), ...step.effects];
  if (step.state.ticking || !waits(step.state)) return { state: step.state, effects };
  return {
    state: { ...step.state, ticking: true },
    effects: [...effects, { type: 'tick', ms: POLL_MS }],
  };
}
