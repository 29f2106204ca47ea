import type { ChatState } from './chat.ts';
import type { NoticeCode } from './types.ts';

/** Characters of a message at most (code points). */
export const MOST_CHARACTERS = 200;

/** Why a text is not sent at all. `words`: the brand's list of words refuses it. */
export type SpeechFault = 'empty' | 'too-long' | 'words';

/** A brand's list of words: the text as it may be shown (or sent), null for not at all. */
export type Moderate = (msg: string) => string | null;

/**
 * Whether a text may be sent, trimmed (VA-17).
 *
 * @example speechFault('  \n ') // 'empty'
 */
export function speechFault(msg: string, moderate?: Moderate): SpeechFault | null {
  const trimmed = msg.trim();
  if (trimmed === '') return 'empty';
  if ([...trimmed].length > MOST_CHARACTERS) return 'too-long';
  return moderate?.(trimmed) === null ? 'words' : null;
}

/** Why nobody can be heard now, and until when (ms by this device's clock) where that is known. */
export interface Hindrance {
  readonly code: NoticeCode | 'offline' | 'gone';
  readonly until: number | null;
  /** What the operator wrote, empty without. */
  readonly reason: string;
  /** The level that is asked for; of `vip-level`. */
  readonly level?: number;
}

/** When a mute ends, in ms by this device's clock; null without one. The gateway tells it by its own. */
export const mutedUntil = ({ room, clockGap }: ChatState): number | null =>
  room === null || room.mutedUntil === null ? null : room.mutedUntil - (clockGap ?? 0);

/** Refusals that a room tells by itself, or that end with it. */
const OF_ONE_MESSAGE: ReadonlySet<NoticeCode> = new Set(['refused-words', 'bad-frame', 'notice']);

/**
 * What stands in the field instead of a cursor. The gateway decides; this says beforehand what it would say.
 *
 * @param now in ms by this device's clock
 */
export function hindrance(state: ChatState, now: number): Hindrance | null {
  const { room, self, hold } = state;
  const because = (code: Hindrance['code'], until: number | null = null, reason = '') => ({
    ...{ code, until, reason },
  });
  if (!room) return because('not-in-room');
  if (!state.open) return because('chat-closed', null, state.closedReason);
  if (room.phase === 'gone') return because('gone');
  if (room.refusal) return because(room.refusal);
  if (room.info?.status === 'closed') return because('room-closed');
  if (room.match === 'finished' || room.match === 'abandoned') return because('room-closed');
  if (self?.person.guest === 1) return because('guest');
  if (room.info?.blocked === 1) return because('blocked', null, room.blockReason);
  const level = room.info?.minLevel ?? 0;
  if (self && self.person.vipLevel < level) return { ...because('vip-level'), level };
  const muted = mutedUntil(state);
  if (muted !== null && muted > now) return because('muted', muted, room.muteReason);
  if (hold && hold.until !== null && hold.until > now && !OF_ONE_MESSAGE.has(hold.code)) {
    return because(hold.code, hold.until);
  }
  return state.link ? null : because('offline');
}
