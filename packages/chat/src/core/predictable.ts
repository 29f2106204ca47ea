import type { ChatState } from './chat.ts';

/**
 * Whether the person in the room may predict the score of the room's match: a member, once, before it starts, while the
 * room is open and not blocked. The gateway decides: only it knows of a match that began without a score, and when a
 * mute ends.
 */
export function mayPredict({ link, open, self, room }: ChatState): boolean {
  const info = room?.info;
  if (!link || !open || !room || !info || self?.person.guest !== 0) return false;
  if (room.phase !== 'inside' || info.kind !== 'match') return false;
  if (info.status === 'closed' || info.blocked === 1) return false;
  const isBefore = (room.match ?? 'scheduled') === 'scheduled';
  const goals = (info.score?.h ?? 0) + (info.score?.c ?? 0);
  const { userId } = self.person;
  return (
    isBefore && goals === 0 && !room.predictions.some(({ sender }) => sender.userId === userId)
  );
}
