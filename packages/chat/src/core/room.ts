import type { socketComponents } from '@courtside/contract';
import type {
  ChatMessage,
  ChatRoom,
  GiftRecord,
  HistoryQuery,
  NoticeCode,
  PredictionRecord,
} from './types.ts';

type Schemas = socketComponents['schemas'];

/**
 * `entering`: requested, or waiting for a connection; `inside`; `refused`: by the gateway, with a code; `gone`:
 * removed.
 */
export type RoomPhase = 'entering' | 'inside' | 'refused' | 'gone';

/** An event in a room that is not a message. `at` in ms by this device's clock. */
export interface RoomNote {
  readonly id: number;
  readonly at: number;
  readonly kind: 'joined' | 'muted' | 'unmuted' | 'cleared' | 'notice';
  /** Nickname of the member concerned, or the text of a notice. */
  readonly text: string;
  /** End of a mute, in ms by the gateway's clock. */
  readonly until?: number | null;
}

/** A history request in flight. */
export interface HistoryAsk {
  /** `fill`: messages missed during a cut; `older`: messages before the first; `find`: a search of the user. */
  readonly why: 'fill' | 'older' | 'find';
  readonly query: HistoryQuery;
  readonly askedAt: number;
  readonly tries: number;
  /** Id of the first message that was known when it was first sent; Infinity without one. */
  readonly before: number;
}

/** The messages that a room missed since the last connection. */
export interface RoomGap {
  /** Messages up to this id are known; null before the first page of a room. */
  readonly after: number | null;
  /** Id of the newest message before the gap; 0 without one. */
  readonly known: number;
  /** The page of the history to request next. */
  readonly page: number;
  /** Id of the oldest message that pages of this gap brought; null before. */
  readonly from: number | null;
}

/** One page of search results from the history. */
export interface Found {
  readonly query: HistoryQuery;
  readonly total: number;
  readonly list: readonly (ChatMessage | GiftRecord | PredictionRecord)[];
}

export interface RoomState {
  readonly rid: string;
  readonly phase: RoomPhase;
  /** When entering was last requested, in ms by this device's clock; null before. */
  readonly askedAt: number | null;
  readonly refusal: NoticeCode | null;
  /** Name, status, level and so on; null before it was entered. */
  readonly info: ChatRoom | null;
  /** Status of the room's match where it was pushed; a match that is over closes its room. */
  readonly match: Schemas['MatchStatus'] | null;
  /** Ordered by id, without duplicates and with no hole except `gap`. */
  readonly messages: readonly ChatMessage[];
  readonly gifts: readonly GiftRecord[];
  readonly predictions: readonly PredictionRecord[];
  readonly notes: readonly RoomNote[];
  readonly noted: number;
  /** Whether the history has messages before the first one. */
  readonly hasOlder: boolean;
  readonly gap: RoomGap | null;
  readonly asking: HistoryAsk | null;
  /** Whether older messages were requested and have not come; never once there are none. */
  readonly wantsOlder: boolean;
  readonly wantsFound: HistoryQuery | null;
  readonly found: Found | null;
  /** True when the history failed to load; `older` and `find` retry. */
  readonly historyFailed: boolean;
  /** True while the user reads above the end of the list: more messages are kept; see `MOST_HELD`. */
  readonly held: boolean;
  readonly clearedTo: number;
  /** End of the user's mute in this room, in ms by the gateway's clock; null without one. */
  readonly mutedUntil: number | null;
  readonly muteReason: string;
  /** Reason why nobody may speak in this room. */
  readonly blockReason: string;
}

/** Messages that a room keeps; the history has the others. */
export const WINDOW = 500;
/** Messages that a room keeps at most while the user reads above the end, older ones are requested or a gap is filled. */
export const MOST_HELD = 2000;
/** Gifts, predictions and notes that a room keeps. */
export const FEW = 100;
/** Spec betting 10. */
export const PAGE_SIZE = 15;
/**
 * Pages that fill a gap at most. Beyond that, the messages above the gap are dropped; they can be loaded as older ones.
 */
export const MOST_PAGES = 20;

const GAP = { page: 1, from: null } as const;

/** State of a room before it is entered. */
export const newRoom = (rid: string): RoomState => ({
  ...{ rid, phase: 'entering', askedAt: null, refusal: null, info: null, match: null },
  ...{ messages: [], gifts: [], predictions: [], notes: [], noted: 0, hasOlder: false },
  ...{ gap: { ...GAP, after: null, known: 0 }, asking: null, wantsOlder: false, wantsFound: null },
  ...{ found: null, historyFailed: false, held: false, clearedTo: 0 },
  ...{ mutedUntil: null, muteReason: '', blockReason: '' },
});

/**
 * Marks a gap when the connection ended, as later messages are missed. Frames may have overtaken each other before the
 * cut, so the last known page is requested again.
 */
export function cutOff(room: RoomState): RoomState {
  const { messages, gap, hasOlder, phase } = room;
  const after = messages.at(-1 - PAGE_SIZE)?.id ?? (hasOlder ? (messages[0]?.id ?? 0) : 0);
  return {
    ...room,
    phase: phase === 'gone' ? phase : 'entering',
    askedAt: null,
    asking: null,
    gap: { ...GAP, after: gap ? gap.after : after, known: messages.at(-1)?.id ?? 0 },
  };
}

/** Id of the first message that is known; Infinity without one. */
export const firstId = ({ messages }: RoomState): number => messages[0]?.id ?? Infinity;

export const withNote = (room: RoomState, note: Omit<RoomNote, 'id'>): RoomState => ({
  ...room,
  noted: room.noted + 1,
  notes: [...room.notes, { ...note, id: room.noted + 1 }].slice(-FEW),
});
