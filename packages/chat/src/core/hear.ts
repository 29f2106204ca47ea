import type { GatewayFrame } from '@courtside/contract';
import type { ChatState } from './chat.ts';
import { historyCame, saidNow, unanswered } from './history.ts';
import { inOrder } from './ordered.ts';
import { refused } from './outbox.ts';
import { cutOff, FEW, firstId, type RoomState, withNote } from './room.ts';
import type { ChatRoom, FrameOf } from './types.ts';

/**
 * Applies a frame of the gateway to the state. Frames of other rooms and ids that are not of the chat change nothing.
 */
export function hear(state: ChatState, frame: GatewayFrame, now: number): ChatState {
  const { room } = state;
  switch (frame.msgId) {
    case 0:
      return { ...state, clockGap: frame.msgData.time - now };
    case 10009: {
      const { open, reason } = frame.msgData;
      const opens = open === 1 && room?.refusal === 'chat-closed';
      return {
        ...state,
        ...{ open: open === 1, closedReason: reason },
        room: opens ? { ...room, phase: 'entering', askedAt: null, refusal: null } : room,
      };
    }
    case 60000:
      return noticed(state, frame.msgData, now);
    default:
  }
  if (!room || !('rid' in frame.msgData) || frame.msgData.rid !== room.rid) return state;
  const next = roomHears(room, frame, state, now);
  if (frame.msgId === 10004 && frame.msgData.userId === state.self?.person.userId) {
    // The new state of the mute replaces the hold that came with a refused message.
    const hold = state.hold?.code === 'muted' ? null : state.hold;
    return { ...state, room: next, hold };
  }
  if (frame.msgId !== 10003 || frame.msgData.key === undefined) {
    return next === room ? state : { ...state, room: next };
  }
  const { key } = frame.msgData;
  return { ...state, room: next, outbox: state.outbox.filter((each) => each.key !== key) };
}

const withInfo = (room: RoomState, change: Partial<ChatRoom>): RoomState => ({
  ...room,
  info: room.info && { ...room.info, ...change },
});

function roomHears(
  room: RoomState,
  frame: GatewayFrame,
  { self }: ChatState,
  now: number,
): RoomState {
  switch (frame.msgId) {
    case 10003:
      return saidNow(room, frame.msgData);
    case 10004: {
      const { userId, nickname, until, reason } = frame.msgData;
      const kind = until === null ? 'unmuted' : 'muted';
      const noted = withNote(room, { at: now, kind, text: nickname, until });
      if (userId !== self?.person.userId) return noted;
      // The gateway repeats a member's own mute when they come back: no second note then.
      const before = until === room.mutedUntil ? room : noted;
      return { ...before, mutedUntil: until, muteReason: reason };
    }
    case 10005: {
      const { blocked, reason } = frame.msgData;
      return { ...withInfo(room, { blocked }), blockReason: reason };
    }
    case 10006:
    case 10007:
      return withInfo(room, frame.msgData);
    case 10008: {
      const { person, online } = frame.msgData;
      return withNote(withInfo(room, { online }), {
        ...{ at: now, kind: 'joined', text: person.nickname },
      });
    }
    case 10011:
      return historyCame(room, frame.msgData);
    case 10013:
      return { ...room, phase: 'gone', asking: null };
    case 10014: {
      const { status, h, c } = frame.msgData;
      return { ...withInfo(room, { score: { h, c } }), match: status };
    }
    case 10015: {
      const clearedTo = Math.max(room.clearedTo, frame.msgData.upTo);
      const messages = room.messages.filter(({ id }) => id > clearedTo);
      // Older history is gone only when the first message was cleared too.
      const hasOlder = room.hasOlder && firstId(room) > clearedTo;
      const wantsOlder = hasOlder && room.wantsOlder;
      const cleared = { ...room, clearedTo, messages, hasOlder, wantsOlder };
      return withNote(cleared, { at: now, kind: 'cleared', text: '' });
    }
    case 10016: {
      const { blocked, blockReason = blocked ? room.blockReason : '' } = frame.msgData;
      // A second entry means that the room was left in between: messages may be missing.
      return {
        ...(room.phase === 'inside' ? cutOff(room) : room),
        ...{ phase: 'inside', info: frame.msgData, refusal: null, blockReason },
      };
    }
    case 10017:
      return { ...room, gifts: inOrder(room.gifts, [frame.msgData]).slice(-FEW) };
    case 10018:
      // A settled prediction comes again with its result and replaces the open one.
      return {
        ...room,
        predictions: inOrder(
          room.predictions.filter(({ id }) => id !== frame.msgData.id),
          [frame.msgData],
        ).slice(-FEW),
      };
    default:
      return room;
  }
}

function noticed(state: ChatState, notice: FrameOf<60000>['msgData'], now: number): ChatState {
  const { room, outbox, self } = state;
  const { code, about, key, waitMs } = notice;
  const until = waitMs === undefined ? null : now + waitMs;
  if (about === null && code === 'notice') {
    const note = { at: now, kind: 'notice', text: notice.message } as const;
    return room ? { ...state, room: withNote(room, note) } : state;
  }
  if (about === 10002 && room?.phase === 'entering') {
    if (code === 'login-first') return state;
    return { ...state, room: { ...room, phase: 'refused', refusal: code } };
  }
  if (about === 10011 && room) return { ...state, room: unanswered(room) };
  if (about !== 10003) return state;
  const isOut = code === 'not-in-room' && room?.phase === 'inside';
  return {
    ...state,
    hold: { code, until },
    // The gateway removed the user from the room, after a break or after its restart: enter again.
    room: isOut ? { ...room, phase: 'entering', askedAt: null } : room,
    outbox: outbox.map((each) =>
      each.key === key && each.state === 'sent' ? refused(each, code, waitMs ?? 0, now) : each,
    ),
    self: self && code === 'guest' ? { ...self, maySpeak: 0 } : self,
  };
}
