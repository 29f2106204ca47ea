import type { SiteSocket } from '@courtside/shell';
import { scoreOf, type ScorePushes } from '@courtside/sports';

/** Scores from the socket. @example createBoard({ ...options, scores: scorePushes(socket) }) */
export const scorePushes =
  (socket: Pick<SiteSocket, 'on'>): ScorePushes =>
  (listener) =>
    socket.on([10014], (frame) => {
      const push = scoreOf(frame);
      if (push) listener(push);
    });
