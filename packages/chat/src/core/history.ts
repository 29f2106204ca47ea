import { inOrder } from './ordered.ts';
import {
  FEW,
  type HistoryAsk,
  MOST_HELD,
  MOST_PAGES,
  PAGE_SIZE,
  type RoomState,
  WINDOW,
} from './room.ts';
import type { ChatMessage, FrameOf, GiftRecord, HistoryQuery, PredictionRecord } from './types.ts';

type Page = FrameOf<10011>['msgData'];

/** A question that is not answered in this time is asked again. */
export const ANSWER_MS = 10_000;
const MOST_TRIES = 3;
const END_OF_TIME = 8_640_000_000_000_000;

const said = (rid: string, pageNum: number): HistoryQuery => ({
  ...{ rid, pageNum, pageSize: PAGE_SIZE, category: 'room', categoryType: 'all' },
  // By number alone: clocks may jump, and two messages may be of one instant.
  ...{ beginTime: 0, endTime: END_OF_TIME },
});

const isOlder = (a: { id: number }, room: RoomState) => a.id < (room.messages[0]?.id ?? Infinity);

/**
 * The next question to the history, one at a time, as an answer does not say what it was asked.
 *
 * Older messages are counted from the newest: what is known is the end of the history without a hole, so the page that
 * follows it begins at or before its first message, whatever is said meanwhile.
 */
export function nextAsk(room: RoomState, now: number): HistoryAsk | null {
  if (room.phase !== 'inside' || room.asking) return null;
  const ask = { askedAt: now, tries: 1 };
  if (room.gap) return { ...ask, why: 'fill', query: said(room.rid, room.gap.page) };
  if (room.wantsOlder && room.hasOlder) {
    const page = Math.floor(room.messages.length / PAGE_SIZE) + 1;
    return { ...ask, why: 'older', query: said(room.rid, page) };
  }
  return room.wantsFound ? { ...ask, why: 'find', query: room.wantsFound } : null;
}

/** The question again, when it was not answered in time; a room without history after the third. */
export function overdue(room: RoomState, now: number): RoomState {
  const { asking } = room;
  // A clock that was set back would wait for hours.
  if (!asking || Math.abs(now - asking.askedAt) < ANSWER_MS) return room;
  if (asking.tries < MOST_TRIES) {
    return { ...room, asking: { ...asking, askedAt: now, tries: asking.tries + 1 } };
  }
  return unanswered(room);
}

/** The history refused, or never answered. What is known without a hole stays. */
export function unanswered(room: RoomState): RoomState {
  const { asking } = room;
  const rest = { ...room, asking: null, wantsOlder: false, historyFailed: true };
  if (asking?.why === 'find') return { ...rest, wantsFound: null };
  return asking?.why === 'fill' ? overGap(rest) : rest;
}

/** Keeps what is known without a hole below the gap; what is above can be asked for as older messages are. */
function overGap(room: RoomState): RoomState {
  const { gap, messages } = room;
  if (!gap) return room;
  const from = gap.from ?? gap.known + 1;
  return { ...room, gap: null, hasOlder: true, messages: messages.filter(({ id }) => id >= from) };
}

/** Takes one page of the history, if it is the one that was asked for. */
export function historyCame(room: RoomState, page: Page): RoomState {
  const { asking } = room;
  if (asking?.query.pageNum !== page.pageNum || asking.query.pageSize !== page.pageSize)
    return room;
  const answered = { ...room, asking: null, historyFailed: false };
  if (asking.why === 'find') {
    const found = { query: asking.query, total: page.total, list: page.list };
    return kept({ ...answered, wantsFound: null, found }, asking.query.category, page.list);
  }
  const list = page.list.filter(
    (each): each is ChatMessage => 'msg' in each && each.id > room.clearedTo,
  );
  const isEnd = page.list.length < PAGE_SIZE;
  const merged = { ...answered, messages: inOrder(room.messages, list) };
  if (asking.why === 'fill') return filled(merged, list, isEnd);
  const isNew = list.some((each) => isOlder(each, room));
  if (isEnd) return { ...merged, wantsOlder: false, hasOlder: false };
  if (isNew) return { ...merged, wantsOlder: false };
  // So much was said meanwhile that the page held nothing new.
  const query = said(room.rid, page.pageNum + 1);
  return { ...merged, asking: { ...asking, query, tries: 1 } };
}

function filled(room: RoomState, list: readonly ChatMessage[], isEnd: boolean): RoomState {
  const { gap } = room;
  if (!gap) return room;
  const { after } = gap;
  if (isEnd) return { ...room, gap: null, hasOlder: false };
  if (after !== null && list.some(({ id }) => id <= after)) return { ...room, gap: null };
  const from = Math.min(gap.from ?? Infinity, ...list.map(({ id }) => id));
  const next = {
    ...room,
    gap: { ...gap, from: from === Infinity ? null : from, page: gap.page + 1 },
  };
  return after !== null && gap.page < MOST_PAGES ? next : overGap(next);
}

function kept(room: RoomState, category: HistoryQuery['category'], list: Page['list']): RoomState {
  if (category === 'gift') {
    const more = list.filter((each): each is GiftRecord => 'giftCode' in each);
    return { ...room, gifts: inOrder(room.gifts, more).slice(-FEW) };
  }
  if (category !== 'prediction') return room;
  const more = list.filter((each): each is PredictionRecord => 'state' in each);
  // A prediction that ended has another state than when it was made.
  const rest = room.predictions.filter(({ id }) => !more.some((each) => each.id === id));
  return { ...room, predictions: inOrder(rest, more).slice(-FEW) };
}

/** Takes a message that was said now, and keeps the newest window. */
export function saidNow(room: RoomState, message: ChatMessage): RoomState {
  const { gap, hasOlder, held } = room;
  if (message.id <= room.clearedTo) return room;
  // It came late and above what is known: it comes again with the history, in its place.
  if (!gap && hasOlder && room.messages.length > 0 && isOlder(message, room)) return room;
  const messages = inOrder(room.messages, [message]);
  if (messages === room.messages) return room;
  const most = gap || held ? MOST_HELD : WINDOW;
  if (messages.length <= most) return { ...room, messages };
  // After so much nobody looks for what was said before it.
  const over = overGap({ ...room, messages });
  return { ...over, messages: over.messages.slice(-WINDOW), hasOlder: true };
}
