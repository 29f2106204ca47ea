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
 * `entering`: asked for, or waiting for a connection; `inside`; `refused`: the gateway said why; `gone`: it was removed.
 */
export type RoomPhase = 'entering' | 'inside' | 'refused' | 'gone';

/** Something that happened in a room and is not speech. `at` in ms by this device's clock. */
export interface RoomNote {
  readonly id: number;
  readonly at: number;
  readonly kind: 'joined' | 'muted' | 'unmuted' | 'cleared' | 'notice';
  /** Whose it is, or what the gateway wrote. */
  readonly text: string;
  /** Until when, in ms by the gateway's clock; of a mute. */
  readonly until?: number | null;
}

/** One question to the history that is on its way. */
export interface HistoryAsk {
  /** `fill`: what was said while nobody listened; `older`: what is above; `find`: what the user asked for. */
  readonly why: 'fill' | 'older' | 'find';
  readonly query: HistoryQuery;
  readonly askedAt: number;
  readonly tries: number;
}

/** What a room lacks since the last connection. */
export interface RoomGap {
  /** Messages up to this id are known; null before the first page of a room. */
  readonly after: number | null;
  /** The newest message before it. */
  readonly known: number;
  /** The page of the history that is asked for next. */
  readonly page: number;
  /** The oldest message that pages of this gap brought. */
  readonly from: number | null;
}

/** One page of what was looked for in the history. */
export interface Found {
  readonly query: HistoryQuery;
  readonly total: number;
  readonly list: readonly (ChatMessage | GiftRecord | PredictionRecord)[];
}

export interface RoomState {
  readonly rid: string;
  readonly phase: RoomPhase;
  /** When it was last asked for, in ms by this device's clock; null before. */
  readonly askedAt: number | null;
  readonly refusal: NoticeCode | null;
  /** Name, status, level and so on; null before it was entered. */
  readonly info: ChatRoom | null;
  /** Status of the room's match where it was pushed; a match that is over closes its room. */
  readonly match: Schemas['MatchStatus'] | null;
  /** In the order of their ids, each once, with no hole but `gap`. */
  readonly messages: readonly ChatMessage[];
  readonly gifts: readonly GiftRecord[];
  readonly predictions: readonly PredictionRecord[];
  readonly notes: readonly RoomNote[];
  readonly noted: number;
  /** Whether the history has more above the first message. */
  readonly hasOlder: boolean;
  readonly gap: RoomGap | null;
  readonly asking: HistoryAsk | null;
  /** Whether older messages were asked for and have not come. */
  readonly wantsOlder: boolean;
  readonly wantsFound: HistoryQuery | null;
  readonly found: Found | null;
  /** The history could not be had; `older` and `find` try again. */
  readonly historyFailed: boolean;
  /** Whoever reads above keeps what they read for a while; see `MOST_HELD`. */
  readonly held: boolean;
  readonly clearedTo: number;
  /** Until when the person in this room may not speak, in ms by the gateway's clock. */
  readonly mutedUntil: number | null;
  readonly muteReason: string;
  /** Why the whole room may not speak. */
  readonly blockReason: string;
}

/** Messages that a room keeps; the history has the others. */
export const WINDOW = 500;
/** Messages that it keeps at most while somebody reads above, or a gap is filled. */
export const MOST_HELD = 2000;
/** Gifts, predictions and notes that a room keeps. */
export const FEW = 100;
/** Spec betting 10. */
export const PAGE_SIZE = 15;
/** A gap that is longer than so many pages is not filled: what is above it goes, and can be asked for. */
export const MOST_PAGES = 20;

const GAP = { page: 1, from: null } as const;

/** A room that is to be entered. */
export const newRoom = (rid: string): RoomState => ({
  ...{ rid, phase: 'entering', askedAt: null, refusal: null, info: null, match: null },
  ...{ messages: [], gifts: [], predictions: [], notes: [], noted: 0, hasOlder: false },
  ...{ gap: { ...GAP, after: null, known: 0 }, asking: null, wantsOlder: false, wantsFound: null },
  ...{ found: null, historyFailed: false, held: false, clearedTo: 0 },
  ...{ mutedUntil: null, muteReason: '', blockReason: '' },
});

/**
 * The connection ended: what follows is said without us. Frames may have overtaken each other before the cut, so one
 * page of what is known is asked for again.
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

export const withNote = (room: RoomState, note: Omit<RoomNote, 'id'>): RoomState => ({
  ...room,
  noted: room.noted + 1,
  notes: [...room.notes, { ...note, id: room.noted + 1 }].slice(-FEW),
});
