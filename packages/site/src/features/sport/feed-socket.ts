import type { SiteSocket } from '@courtside/shell';
import type { FeedSocket } from '@courtside/sports';

/** The gateway's frames for a feed: changes, an ended watch, and refusals. */
const FEED_FRAMES = [20002, 20003, 60000] as const;

/** Adapts the site's socket to the feed of the lists. */
export function feedSocketOf(socket: SiteSocket): FeedSocket {
  const ready = () => socket.state() === 'ready';
  return {
    ready,
    onReady(listener) {
      let before = ready();
      return socket.onState(() => {
        if (ready() === before) return;
        before = !before;
        listener();
      });
    },
    onFrame: (listener) => socket.on(FEED_FRAMES, listener),
    send: socket.send,
  };
}
