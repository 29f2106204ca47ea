import type { ClientFrame, GatewayFrame } from '@courtside/contract';
import type { Cancel, Clock } from '@courtside/kernel';
import type { ChatMessage, ChatPerson, ChatRoom, HistoryQuery } from '../core/types.ts';
import type { Wire, WireEvents } from '../runner/create-connection.ts';

/** Behaviour of the line; each function is called for each frame, in both directions. */
export interface ScriptedLine {
  /**
   * Ms until a frame arrives; frames with different delays overtake each other, by ten places at most: a socket keeps
   * its order, but messages that two instances of a gateway took at once may be out of order. 0 by default.
   */
  delay?: () => number;
  /** Whether a frame of the front end is lost, like a frame that was under way when the line was cut. */
  loses?: (frame: ClientFrame) => boolean;
}

export interface ScriptedGateway {
  /** For the option `open` of `createConnection`. */
  open(events: WireEvents): Wire;
  /** All messages of a room, oldest first, whoever received them. */
  said(rid?: string): readonly ChatMessage[];
  /** Publishes a message of another person. @returns its id */
  speak(msg: string, by?: Partial<ChatPerson>, rid?: string): number;
  /** Sends a frame to every connection. */
  push(frame: GatewayFrame): void;
  /** Sends a text unchanged, valid or not. */
  pushText(text: string): void;
  /** Answers the next message with a refusal instead of saying it. */
  refuseNext(notice: Extract<GatewayFrame, { msgId: 60000 }>['msgData']): void;
  /** Ends all connections without notice; frames under way are lost on both sides. */
  cut(): void;
  /**
   * While `asleep`, the gateway sends and receives nothing though the line is up. All of that is lost, which a real
   * socket does not do without an end: call `cut` before it wakes, unless the loss itself is tested.
   */
  sleep(asleep: boolean): void;
  /** All frames that front ends sent, in order of arrival. */
  readonly heard: readonly ClientFrame[];
  /** Number of open connections. */
  online(): number;
}

export interface ScriptedGatewayOptions {
  readonly clock: Clock;
  readonly line?: ScriptedLine;
  /** The gateway's clock; the front end's by default. */
  readonly time?: () => number;
  /** The member of a login body; the same member for all by default. */
  readonly memberOf?: (body: string) => ChatPerson;
}

interface End {
  readonly events: WireEvents;
  person: ChatPerson | null;
  rid: string | null;
  open: boolean;
  /** Texts under way, by their place. */
  readonly coming: Map<number, string>;
  last: number;
}

/** Number of places by which a frame may be overtaken. */
const MOST_OVERTAKEN = 10;

const MEMBER: ChatPerson = { userId: '100123', nickname: '球迷小林', vipLevel: 2, guest: 0 };
const OTHER: ChatPerson = { userId: '100777', nickname: '看台老郑', vipLevel: 4, guest: 0 };

/**
 * A gateway with rooms, history and keys in memory, over lines with delays, losses and cuts: for tests and stories.
 *
 * @example
 * const gateway = createScriptedGateway({ clock });
 * const connection = createConnection({ open: gateway.open, token: () => 't', jwt, clock, random });
 * gateway.speak('这球进得漂亮！');
 */
export function createScriptedGateway(options: ScriptedGatewayOptions): ScriptedGateway {
  const { clock, line = {}, time = clock.now, memberOf = () => MEMBER } = options;
  const rooms = new Map<string, ChatMessage[]>();
  const keys = new Map<string, ChatMessage>();
  const heard: ClientFrame[] = [];
  const ends = new Set<End>();
  const pending = new Set<Cancel>();
  const refusals: Extract<GatewayFrame, { msgId: 60000 }>['msgData'][] = [];
  let visitors = 0;
  let lastId = 0;
  let isAsleep = false;

  const messagesOf = (rid: string) => rooms.get(rid) ?? [];

  function later(task: () => void) {
    const ms = line.delay?.() ?? 0;
    if (ms <= 0) {
      task();
      return;
    }
    const cancel = clock.after(ms, () => {
      pending.delete(cancel);
      task();
    });
    pending.add(cancel);
  }

  function tellText(end: End, text: string) {
    if (isAsleep) return;
    const place = (end.last += 1);
    end.coming.set(place, text);
    later(() => {
      for (const [before] of end.coming) if (before < place - MOST_OVERTAKEN) arrive(end, before);
      arrive(end, place);
    });
  }

  function arrive(end: End, place: number) {
    const text = end.coming.get(place);
    end.coming.delete(place);
    if (end.open && text !== undefined) end.events.text(text);
  }

  const tell = (end: End, frame: GatewayFrame) => tellText(end, JSON.stringify(frame));

  function say(rid: string, sender: ChatPerson, msg: string, key?: string): ChatMessage {
    lastId += 1;
    const message = { id: lastId, rid, sender, msg, at: Math.max(0, Math.floor(time())) };
    // A crowd sends tens of thousands: the list is not copied for each message.
    const before = rooms.get(rid);
    if (before) before.push(message);
    else rooms.set(rid, [message]);
    const told = key === undefined ? message : { ...message, key };
    if (key !== undefined) keys.set(key, told);
    for (const end of ends) if (end.rid === rid) tell(end, { msgId: 10003, msgData: told });
    return told;
  }

  const roomOf = (rid: string): ChatRoom => ({
    ...{ rid, name: rid === 'lobby' ? '大厅' : rid, kind: rid === 'lobby' ? 'lobby' : 'match' },
    ...{ status: 'open', blocked: 0, minLevel: 0, gidm: null, score: null },
    online: Array.from(ends).filter((end) => end.rid === rid).length,
  });

  function history(end: End, query: HistoryQuery) {
    const { rid, pageNum, pageSize, category, categoryType, beginTime, endTime } = query;
    const all = (category === 'room' ? messagesOf(rid) : [])
      .filter(({ at }) => at >= beginTime && at <= endTime)
      .filter(({ sender }) => categoryType === 'all' || sender.userId === end.person?.userId)
      .toReversed();
    const list = all.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    tell(end, { msgId: 10011, msgData: { rid, pageNum, pageSize, total: all.length, list } });
  }

  function logIn(end: End, person: ChatPerson) {
    end.person = person;
    const maySpeak = person.guest === 1 ? 0 : 1;
    const msgData = { person, maySpeak, mutedUntil: null } as const;
    tell(end, { msgId: person.guest === 1 ? 10019 : 10001, msgData });
  }

  function take(end: End, frame: ClientFrame) {
    heard.push(frame);
    const { person } = end;
    switch (frame.msgId) {
      case 0:
        tell(end, { msgId: 0, msgData: { time: Math.max(0, Math.floor(time())) } });
        break;
      case 10001:
        logIn(end, memberOf(frame.msgData.body));
        break;
      case 10019: {
        visitors += 1;
        const tail = visitors.toString(16).padStart(4, '0');
        logIn(end, { userId: `g-${tail}`, nickname: `游客${tail}`, vipLevel: 0, guest: 1 });
        break;
      }
      case 10002:
        end.rid = frame.msgData.rid;
        tell(end, { msgId: 10016, msgData: roomOf(end.rid) });
        break;
      case 10003: {
        const { msg, key } = frame.msgData;
        const refusal = refusals.shift();
        const said = key === undefined ? undefined : keys.get(key);
        const about = { message: '', about: 10003, ...(key !== undefined && { key }) };
        if (refusal) tell(end, { msgId: 60000, msgData: { ...about, ...refusal } });
        // A key is published once; a repeated one is answered with the same message.
        else if (said) tell(end, { msgId: 10003, msgData: said });
        else if (person?.guest === 1)
          tell(end, { msgId: 60000, msgData: { ...about, code: 'guest' } });
        else if (!person || end.rid === null) {
          tell(end, { msgId: 60000, msgData: { ...about, code: 'not-in-room' } });
        } else say(end.rid, person, msg.trim(), key);
        break;
      }
      case 10011:
        history(end, frame.msgData);
        break;
      default:
    }
  }

  function finish(end: End) {
    ends.delete(end);
    end.open = false;
  }

  return {
    open(events) {
      const end: End = {
        ...{ events, person: null, rid: null, open: true },
        ...{ coming: new Map<number, string>(), last: 0 },
      };
      ends.add(end);
      later(() => {
        if (end.open) events.opened();
      });
      return {
        send(text) {
          const frame = JSON.parse(text) as ClientFrame;
          if (!end.open || isAsleep || line.loses?.(frame) === true) return;
          later(() => {
            if (end.open) take(end, frame);
          });
        },
        close: () => finish(end),
      };
    },
    said: (rid = 'lobby') => messagesOf(rid),
    speak: (msg, by = {}, rid = 'lobby') => say(rid, { ...OTHER, ...by }, msg).id,
    push(frame) {
      for (const end of ends) tell(end, frame);
    },
    pushText(text) {
      for (const end of ends) tellText(end, text);
    },
    refuseNext: (notice) => void refusals.push(notice),
    cut() {
      for (const cancel of pending) cancel();
      pending.clear();
      for (const end of Array.from(ends)) {
        finish(end);
        end.events.closed();
      }
    },
    sleep: (asleep) => void (isAsleep = asleep),
    heard,
    online: () => ends.size,
  };
}
