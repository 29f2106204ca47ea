import type { Wire, WireEvents } from '../runner/create-connection.ts';

/** States of a WebSocket that sends no more. */
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
    // It is not said what it was; `close` always follows.
    socket.addEventListener('error', () => events.failed());
    socket.addEventListener('close', () => events.closed());
    return {
      send(text) {
        // The line may have gone already while its `close` is still to come: nothing is sent then, and nothing complains.
        if (socket.readyState !== CLOSING && socket.readyState !== CLOSED) socket.send(text);
      },
      close: () => socket.close(),
    };
  };
