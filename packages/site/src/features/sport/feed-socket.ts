import type { SiteSocket } from '@courtside/shell';
import type { FeedSocket } from '@courtside/sports';

/** What the gateway sends to a feed: changes, a watch that ended, and refusals. */
const FEED_FRAMES = [20002, 20003, 60000] as const;

/** The socket of the site as the feed of the lists joins it. */
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
