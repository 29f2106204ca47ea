import { browserWire, type Wire, type WireEvents } from '@courtside/chat';

/**
 * A WebSocket of the browser that ends when the page is left: a page with an open one is not kept in the back/forward
 * cache, and a kept page would receive nothing.
 *
 * @param onReturn called when a kept page is shown again
 */
export function pageWire(address: URL, events: WireEvents, onReturn: () => void): Wire {
  let hasEnded = false;
  const ended = () => {
    if (hasEnded) return;
    hasEnded = true;
    removeEventListener('pagehide', leave);
    events.closed();
  };
  const wire = browserWire(address)({ ...events, closed: ended });
  const leave = () => {
    wire.close();
    // The browser reports it later, or never.
    ended();
    addEventListener('pageshow', onReturn, { once: true });
  };
  addEventListener('pagehide', leave);
  return wire;
}
