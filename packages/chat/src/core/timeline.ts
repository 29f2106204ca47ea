import type { RoomNote, RoomState } from './room.ts';
import type { Moderate } from './speech.ts';
import type { ChatMessage, GiftRecord, PredictionRecord } from './types.ts';

/** One line of a room. `key` is unique in the room; `at` in ms by the gateway's clock. */
export type TimelineItem = { readonly key: string; readonly at: number } & (
  | { readonly kind: 'message'; readonly message: ChatMessage; readonly text: string }
  | { readonly kind: 'gift'; readonly gift: GiftRecord }
  | { readonly kind: 'prediction'; readonly prediction: PredictionRecord }
  | { readonly kind: 'note'; readonly note: RoomNote }
);

export interface TimelineOptions {
  /** `userId` of the members that the user has blocked. */
  readonly blocked?: ReadonlySet<string>;
  readonly hideGifts?: boolean;
  readonly moderate?: Moderate | undefined;
  /** See `ChatState.clockGap`. */
  readonly clockGap?: number | null;
}

/** Merges two lists by time; the order within each is kept. */
function merged(
  into: readonly TimelineItem[],
  more: readonly TimelineItem[],
): readonly TimelineItem[] {
  if (more.length === 0) return into;
  const all: TimelineItem[] = [];
  let next = 0;
  for (const item of into) {
    for (let other = more[next]; other && other.at < item.at; other = more[next]) {
      all.push(other);
      next += 1;
    }
    all.push(item);
  }
  return [...all, ...more.slice(next)];
}

/**
 * Returns the lines that a room shows: messages ordered by id, and gifts, predictions and notes placed by time. Lines
 * of blocked members are left out, those that come from the history too.
 */
export function timeline(room: RoomState, options: TimelineOptions = {}): readonly TimelineItem[] {
  const { blocked, hideGifts = false, moderate, clockGap } = options;
  const shown = ({ sender }: { sender: { userId: string } }) => !blocked?.has(sender.userId);
  const messages = room.messages.filter(shown).flatMap((message): TimelineItem[] => {
    const text = moderate ? moderate(message.msg) : message.msg;
    const { id, at } = message;
    return text === null ? [] : [{ kind: 'message', key: `m${id}`, at, message, text }];
  });
  // Items from before the first shown message come with the history, if at all.
  const from = room.hasOlder ? (room.messages[0]?.at ?? 0) : 0;
  const isIn = ({ at }: { at: number }) => at >= from;
  const gifts = (hideGifts ? [] : room.gifts.filter(shown)).map((gift): TimelineItem => ({
    ...{ kind: 'gift', key: `g${gift.id}`, at: gift.at, gift },
  }));
  const predictions = room.predictions.filter(shown).map((prediction): TimelineItem => ({
    ...{ kind: 'prediction', key: `p${prediction.id}`, at: prediction.at, prediction },
  }));
  const notes = room.notes.map((note): TimelineItem => ({
    ...{ kind: 'note', key: `n${note.id}`, at: note.at + (clockGap ?? 0), note },
  }));
  return merged(
    merged(merged(messages, predictions.filter(isIn)), gifts.filter(isIn)),
    notes.filter(isIn),
  );
}
