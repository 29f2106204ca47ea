import { inOrder } from './ordered.ts';
import {
  FEW,
  firstId,
  type HistoryAsk,
  MOST_HELD,
  MOST_PAGES,
  PAGE_SIZE,
  type RoomState,
  WINDOW,
} from './room.ts';
import type { ChatMessage, FrameOf, GiftRecord, HistoryQuery, PredictionRecord } from './types.ts';

type Page = FrameOf<10011>['msgData'];

/** Milliseconds after which an unanswered history request is sent again. */
export const ANSWER_MS = 10_000;
const MOST_TRIES = 3;
const END_OF_TIME = 8_640_000_000_000_000;

const said = (rid: string, pageNum: number): HistoryQuery => ({
  ...{ rid, pageNum, pageSize: PAGE_SIZE, category: 'room', categoryType: 'all' },
  // By page number alone, not by time: clocks may jump, and two messages may share an instant.
  ...{ beginTime: 0, endTime: END_OF_TIME },
});

/**
 * Returns the next history request. Only one is in flight at a time, as an answer does not identify its request.
 *
 * Pages are counted from the newest message. The known messages are the end of the history without a hole, so the page
 * after them always joins them, whatever is said meanwhile.
 */
export function nextAsk(room: RoomState, now: number): HistoryAsk | null {
  if (room.phase !== 'inside' || room.asking) return null;
  const ask = { askedAt: now, tries: 1, before: firstId(room) };
  if (room.gap) return { ...ask, why: 'fill', query: said(room.rid, room.gap.page) };
  if (room.wantsOlder) {
    const page = Math.floor(room.messages.length / PAGE_SIZE) + 1;
    return { ...ask, why: 'older', query: said(room.rid, page) };
  }
  return room.wantsFound ? { ...ask, why: 'find', query: room.wantsFound } : null;
}

/** Repeats a history request that was not answered in time; gives up after the third try. */
export function overdue(room: RoomState, now: number): RoomState {
  const { asking } = room;
  // The difference is absolute: after a clock was set back, the wait would otherwise last for hours.
  if (!asking || Math.abs(now - asking.askedAt) < ANSWER_MS) return room;
  if (asking.tries < MOST_TRIES) {
    return { ...room, asking: { ...asking, askedAt: now, tries: asking.tries + 1 } };
  }
  return unanswered(room);
}

/** Ends a history request that was refused or never answered. Messages known without a hole are kept. */
export function unanswered(room: RoomState): RoomState {
  const { asking } = room;
  const rest = { ...room, asking: null, wantsOlder: false, historyFailed: true };
  if (asking?.why === 'find') return { ...rest, wantsFound: null };
  return asking?.why === 'fill' ? overGap(rest) : rest;
}

/**
 * Keeps the messages below the gap, which have no hole; those above are dropped and can be loaded as older messages.
 */
function overGap(room: RoomState): RoomState {
  const { gap, messages } = room;
  if (!gap) return room;
  const from = gap.from ?? gap.known + 1;
  return { ...room, gap: null, hasOlder: true, messages: messages.filter(({ id }) => id >= from) };
}

/** Applies a page of the history if it answers the current request. */
export function historyCame(room: RoomState, page: Page): RoomState {
  const { asking } = room;
  if (asking?.query.pageNum !== page.pageNum || asking.query.pageSize !== page.pageSize)
    return room;
  const answered = { ...room, asking: null, historyFailed: false };
  if (asking.why === 'find') {
    const found = { query: asking.query, total: page.total, list: page.list };
    return kept({ ...answered, wantsFound: null, found }, asking.query.category, page.list);
  }
  // The messages that the page joins were dropped meanwhile: the page that joins those left is requested next.
  if (firstId(room) > asking.before) return answered;
  const list = page.list.filter(
    (each): each is ChatMessage => 'msg' in each && each.id > room.clearedTo,
  );
  const isEnd = page.list.length < PAGE_SIZE;
  const merged = { ...answered, messages: inOrder(room.messages, list) };
  if (asking.why === 'fill') return filled(merged, list, isEnd);
  const isNew = list.some(({ id }) => id < firstId(room));
  if (isEnd || isNew) return { ...merged, wantsOlder: false, hasOlder: !isEnd };
  // So many messages came meanwhile that the page held only known ones: ask for the next page.
  const query = said(room.rid, page.pageNum + 1);
  return { ...merged, asking: { ...asking, query, tries: 1 } };
}

function filled(room: RoomState, list: readonly ChatMessage[], isEnd: boolean): RoomState {
  const { gap } = room;
  if (!gap) return room;
  const { after } = gap;
  if (isEnd) return { ...room, gap: null, hasOlder: false, wantsOlder: false };
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
  // A settled prediction replaces its earlier record, which has another state.
  const rest = room.predictions.filter(({ id }) => !more.some((each) => each.id === id));
  return { ...room, predictions: inOrder(rest, more).slice(-FEW) };
}

/** Adds a live message, and keeps the newest window of messages. */
export function saidNow(room: RoomState, message: ChatMessage): RoomState {
  const { gap, hasOlder, held, asking } = room;
  if (message.id <= room.clearedTo) return room;
  // A late message older than the known ones is skipped: the history brings it in its place.
  if (!gap && hasOlder && message.id < (room.messages[0]?.id ?? 0)) return room;
  const messages = inOrder(room.messages, [message]);
  if (messages === room.messages) return room;
  const most = gap || held || asking?.why === 'older' ? MOST_HELD : WINDOW;
  if (messages.length <= most) return { ...room, messages };
  // After so many messages nobody looks for earlier ones: an open gap is given up.
  const over = overGap({ ...room, messages });
  return { ...over, messages: over.messages.slice(-WINDOW), hasOlder: true };
}
