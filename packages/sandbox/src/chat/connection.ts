import type { ClientFrame, GatewayFrame, socketComponents } from '@courtside/contract';
import type { Language } from '../text/messages.ts';
import { createConnectionFeed, isFeedFrame } from '../feed/connection-feed.ts';
import { translate } from '../text/translate.ts';
import type { SiteClock } from '../time/site-clock.ts';
import type { World } from '../world/world.ts';
import type { Frames } from './frames.ts';
import type { ChatSocket, Hub, Member } from './hub.ts';
import { type ChatPerson, guestPerson } from './person.ts';
import { type Room, roomFor, type Rooms, type RoomState } from './rooms.ts';
import { type Mute, refusedWords, type Talk } from './talk.ts';
import { withoutPicks } from './without-picks.ts';

type NoticeCode = socketComponents['schemas']['NoticeCode'];

const NOTICES: Readonly<Record<Exclude<NoticeCode, 'notice'>, string>> = {
  'bad-frame': '消息格式错误',
  'login-first': '请先登录聊天室',
  'login-refused': '登录已失效，请重新登录',
  'no-such-room': '聊天室不存在',
  'room-closed': '聊天室已关闭',
  'chat-closed': '聊天功能已关闭',
  'not-in-room': '请先进入聊天室',
  guest: '登录后才能发言',
  muted: '您已被禁言',
  blocked: '聊天室暂停发言',
  'vip-level': '您的VIP等级不足，暂不能发言',
  'too-fast': '发言过快，请稍后再试',
  'refused-words': '请勿发布网址、联系方式等内容',
  break: '休息期间不能使用聊天室',
  watches: '同时关注的赛事列表过多',
};

/** The third unreadable frame ends the connection. */
const MOST_BAD = 3;
const LOGIN_WITHIN_MS = 15_000;
const SILENT_MS = 30_000;

export interface ConnectionParts {
  readonly clock: SiteClock;
  /** The world whose lists the feed reports. */
  readonly world: World;
  readonly frames: Frames;
  readonly hub: Hub;
  readonly rooms: Rooms;
  readonly talk: Talk;
  /** Milliseconds until a member may speak again. */
  readonly speech: { take(userId: string): number };
  readonly isOpen: () => Promise<boolean>;
  /** The person who logs in with a session token and a body of `member/jwt`. */
  readonly whoIs: (token: string, body: string) => Promise<ChatPerson | undefined>;
  /** Announces to the room that a person has entered, at most once a second. */
  readonly announce: (rid: string, person: ChatPerson) => Promise<void>;
  /** End of a break that keeps the member from chatting: null for a permanent one, undefined without a break. */
  readonly breakUntil: (memberId: string) => Promise<number | null | undefined>;
  /** Fault that a test armed for the frame: whether the connection is cut, before or after the frame is handled. */
  readonly fault: (msgId: number) => Promise<'none' | 'cut' | 'cut-after'>;
  readonly onFault: (fault: unknown) => void;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

/** One connection of the socket. Frames are handled one after the other. */
export interface Connection {
  receive(text: string): Promise<void>;
  /** Sends changes of the venue's lists to its watches. */
  pushFeed(): void;
  closed(): void;
  /** Ends the connection when it was silent, or without a login, for too long. */
  check(): void;
}

export function createConnection(
  parts: ConnectionParts,
  socket: ChatSocket,
  language: Language,
): Connection {
  const { clock, frames, hub, rooms, talk, now } = parts;
  const member: Member = { socket, person: null, rid: null };
  const openedAt = now();
  let heardAt = openedAt;
  let bad = 0;
  let queue: Promise<void> = Promise.resolve();
  hub.add(member);

  const tell = (frame: GatewayFrame): void => hub.tell(member, frame);
  const feed = createConnectionFeed({ world: parts.world, clock, now, tell });
  const notice = (code: Exclude<NoticeCode, 'notice'>, about: number | null, more = {}): void =>
    tell({
      msgId: 60000,
      msgData: { code, message: translate(NOTICES[code], language), about, ...more },
    });

  async function logIn(person: ChatPerson, msgId: 10001 | 10019): Promise<void> {
    member.person = person;
    const { rid } = member;
    const mute = rid === null ? null : await muteOf(rid, person);
    const maySpeak = person.guest === 1 ? 0 : 1;
    tell({ msgId, msgData: { person, maySpeak, mutedUntil: mute?.until ?? null } });
    if (rid !== null && mute) tellMute(rid, person, mute);
  }

  const muteOf = async (rid: string, { userId, guest }: ChatPerson): Promise<Mute | null> =>
    guest === 1 ? null : talk.muteOf(rid, userId);

  /** The room was informed at the start of the mute; a member who returns later was not. */
  const tellMute = (rid: string, { userId, nickname }: ChatPerson, mute: Mute): void =>
    tell({ msgId: 10004, msgData: { rid, userId, nickname, ...mute } });

  const roomOf = (state: RoomState): Room =>
    roomFor(state, rooms.matchOf(state.rid), language, hub.online(state.rid));

  async function join(rid: string, person: ChatPerson): Promise<void> {
    if (!(await parts.isOpen())) return notice('chat-closed', 10002);
    const room = await rooms.find(rid);
    if (room === undefined) return notice('no-such-room', 10002);
    if (room.status === 'closed') return notice('room-closed', 10002);
    const rest = await resting(person);
    if (rest !== null) return notice('break', 10002, rest);
    hub.enter(member, rid);
    tell({ msgId: 10016, msgData: roomOf(room) });
    const match = rooms.matchOf(rid);
    if (match !== undefined) {
      // Sent for the match's status, because the room itself has only the score.
      const { plan, status, score } = match;
      tell({ msgId: 10014, msgData: { rid, gidm: plan.gidm, status, h: score.h, c: score.c } });
    }
    const mute = await muteOf(rid, person);
    if (mute) tellMute(rid, person, mute);
    if (person.guest === 0) await parts.announce(rid, person);
  }

  /** Remaining time of a member's break; null without a break. */
  async function resting(person: ChatPerson): Promise<{ waitMs?: number } | null> {
    if (person.guest === 1) return null;
    const until = await parts.breakUntil(person.userId);
    if (until === undefined) return null;
    return until === null ? {} : { waitMs: Math.max(0, Math.ceil(until - clock.site())) };
  }

  /** The reason why a message is refused, or null. */
  async function hindrance(
    person: ChatPerson,
    msg: string,
  ): Promise<[Exclude<NoticeCode, 'notice'>, object?] | null> {
    if (person.guest === 1) return ['guest'];
    const rest = await resting(person);
    if (rest !== null) return ['break', rest];
    if (!(await parts.isOpen())) return ['chat-closed'];
    if (member.rid === null) return ['not-in-room'];
    const room = await rooms.find(member.rid);
    if (room === undefined) return ['no-such-room'];
    if (room.status === 'closed') return ['room-closed'];
    if (room.blocked === 1) return ['blocked'];
    if (person.vipLevel < room.minLevel) return ['vip-level'];
    const mute = await talk.muteOf(member.rid, person.userId);
    if (mute) return ['muted', { waitMs: Math.max(0, Math.ceil(mute.until - clock.site())) }];
    if (refusedWords(withoutPicks(msg, parts.world))) return ['refused-words'];
    const waitMs = parts.speech.take(person.userId);
    return waitMs > 0 ? ['too-fast', { waitMs: Math.ceil(waitMs) }] : null;
  }

  async function say(
    person: ChatPerson,
    { msg, key }: { msg: string; key?: string },
  ): Promise<void> {
    const text = msg.trim();
    const hindered = await hindrance(person, text);
    if (hindered !== null) {
      return notice(hindered[0], 10003, { ...hindered[1], ...(key === undefined ? {} : { key }) });
    }
    const before = await talk.say(member.rid ?? '', person, text, key);
    // For a repeated key, the sender has not received the message.
    if (before) tell({ msgId: 10003, msgData: before });
    await hub.pump();
  }

  async function history(person: ChatPerson, query: Parameters<Talk['history']>[1]): Promise<void> {
    const room = await rooms.find(query.rid);
    if (room === undefined) return notice('no-such-room', 10011);
    if (query.categoryType === 'mine' && person.guest === 1) return notice('guest', 10011);
    const mine = query.categoryType === 'mine' ? person.userId : undefined;
    tell({ msgId: 10011, msgData: await talk.history(room, query, mine) });
  }

  async function handle(frame: ClientFrame): Promise<void> {
    switch (frame.msgId) {
      case 0:
        return tell({ msgId: 0, msgData: { time: Math.floor(clock.site()) } });
      case 10001: {
        const person = await parts.whoIs(frame.msgData.token, frame.msgData.body);
        return person === undefined ? notice('login-refused', 10001) : logIn(person, 10001);
      }
      case 10019:
        return logIn(guestPerson(), 10019);
      default:
    }
    const { person } = member;
    if (person === null) return notice('login-first', frame.msgId);
    if (isFeedFrame(frame)) {
      if (!feed.take(frame)) notice('watches', frame.msgId);
      return undefined;
    }
    if (frame.msgId === 10002) return join(frame.msgData.rid, person);
    if (frame.msgId === 10003) return say(person, frame.msgData);
    return history(person, frame.msgData);
  }

  async function take(text: string): Promise<void> {
    heardAt = now();
    const frame = frames.read(text);
    if (frame === undefined) {
      bad += 1;
      notice('bad-frame', null);
      if (bad >= MOST_BAD) socket.close(4400, 'frames that cannot be read');
      return;
    }
    const fault = await parts.fault(frame.msgId);
    if (fault !== 'cut') await handle(frame);
    if (fault !== 'none') socket.close(1011, 'cut');
  }

  return {
    receive(text) {
      queue = queue.then(() => take(text)).catch(parts.onFault);
      return queue;
    },
    pushFeed: feed.push,
    closed: () => hub.remove(member),
    check() {
      const at = now();
      if (member.person === null && at - openedAt > LOGIN_WITHIN_MS) {
        socket.close(4401, 'did not log in');
      } else if (at - heardAt > SILENT_MS) socket.close(4408, 'silent');
    },
  };
}
