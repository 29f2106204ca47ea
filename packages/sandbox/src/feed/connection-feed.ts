import type { ClientFrame } from '@courtside/contract';
import { createFeedWatch, type FeedWatch, type FeedWatchParts } from './feed-watch.ts';

/** Maximum number of lists that one connection may watch at once (asyncapi.yaml). */
const MOST_WATCHES = 8;

export type FeedFrame = Extract<ClientFrame, { msgId: 20001 | 20004 | 20005 }>;

export const isFeedFrame = (frame: ClientFrame): frame is FeedFrame =>
  frame.msgId === 20001 || frame.msgId === 20004 || frame.msgId === 20005;

/** The feed of one connection. */
export interface ConnectionFeed {
  /** @returns false when there are already too many watches */
  take(frame: FeedFrame): boolean;
  /** Sends the changes to every watch. */
  push(): void;
}

export function createConnectionFeed(parts: FeedWatchParts): ConnectionFeed {
  const watches = new Map<number, FeedWatch>();

  function pushTo(id: number, watch: FeedWatch): void {
    if (!watch.push()) watches.delete(id);
  }

  return {
    take({ msgId, msgData }) {
      const id = msgData.watch;
      if (msgId === 20005) {
        watches.delete(id);
        return true;
      }
      if (msgId === 20004) {
        const watch = watches.get(id);
        if (watch === undefined) return true;
        // Matches that come into sight are sent in their current state, so all earlier changes must be sent before.
        pushTo(id, watch);
        watch.sight(msgData.gidms);
        return true;
      }
      if (!watches.has(id) && watches.size >= MOST_WATCHES) return false;
      const watch = createFeedWatch(parts, msgData);
      watches.set(id, watch);
      pushTo(id, watch);
      return true;
    },
    push() {
      for (const [id, watch] of watches) pushTo(id, watch);
    },
  };
}
