import type { ChatState } from './chat.ts';
import type { NoticeCode } from './types.ts';

/** Most characters of a message (code points). */
export const MOST_CHARACTERS = 200;

/** Why a text is not sent at all. `words`: the brand's list of words refuses it. */
export type SpeechFault = 'empty' | 'too-long' | 'words';

/** A brand's word filter: returns the text as it may be shown or sent, null when it must not be. */
export type Moderate = (msg: string) => string | null;

/**
 * Returns why a text may not be sent once trimmed, null when it may (VA-17).
 *
 * @example speechFault('  \n ') // 'empty'
 */
export function speechFault(msg: string, moderate?: Moderate): SpeechFault | null {
  const trimmed = msg.trim();
  if (trimmed === '') return 'empty';
  if ([...trimmed].length > MOST_CHARACTERS) return 'too-long';
  return moderate?.(trimmed) === null ? 'words' : null;
}

/** The reason why the user cannot speak now, and until when (ms by this device's clock) where that is known. */
export interface Hindrance {
  readonly code: NoticeCode | 'offline' | 'gone';
  readonly until: number | null;
  /** The operator's text, empty without one. */
  readonly reason: string;
  /** The VIP level that the room requires; only with `vip-level`. */
  readonly level?: number;
}

/** End of the user's mute, in ms by this device's clock; null without one. The gateway states it by its own clock. */
export const mutedUntil = ({ room, clockGap }: ChatState): number | null =>
  room === null || room.mutedUntil === null ? null : room.mutedUntil - (clockGap ?? 0);

/** Refusals of a single message; they do not keep the user from speaking. */
const OF_ONE_MESSAGE: ReadonlySet<NoticeCode> = new Set(['refused-words', 'bad-frame', 'notice']);

/**
 * Returns why the user cannot speak now, null when they can. The gateway decides; this predicts its answer.
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
