import type { Wire, WireEvents } from '../runner/create-connection.ts';

/** `readyState` values of a WebSocket that no longer sends. */
const CLOSING = 2;
const CLOSED = 3;

/**
 * WebSockets of the browser (or of Node 22 on) to one address.
 *
 * @example
 * createConnection({ open: browserWire('wss://www.example.com/stream/ws?clientType=web&siteId=9000'), ...others })
 */
export const browserWire =
  (address: string | URL) =>
  (events: WireEvents): Wire => {
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => events.opened());
    socket.addEventListener('message', ({ data }) => events.text(String(data)));
    // The event carries no reason; `close` always follows.
    socket.addEventListener('error', () => events.failed());
    socket.addEventListener('close', () => events.closed());
    return {
      send(text) {
        // The socket may be closing before its `close` event: the text is dropped then, without an error.
        if (socket.readyState !== CLOSING && socket.readyState !== CLOSED) socket.send(text);
      },
      close: () => socket.close(),
    };
  };
