import type { ChatSocket } from './hub.ts';

/** Within which texts are bundled, in ms (asyncapi.yaml). */
const WITHIN_MS = 50;
/** Frames of one bundle at most (asyncapi.yaml). */
const MOST = 1000;

/**
 * A socket that bundles: the first text after a silence goes at once, those that follow it within 50 ms go as one list.
 * What is closed has sent all that it was told.
 */
export function bundled(socket: ChatSocket): ChatSocket {
  let held: string[] = [];
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    const [only, ...others] = held;
    if (only === undefined) return;
    socket.send(others.length === 0 ? only : `[${held.join(',')}]`);
    held = [];
    bytes = 0;
  }

  function due(): void {
    timer = undefined;
    if (held.length === 0) return;
    flush();
    timer = setTimeout(due, WITHIN_MS).unref();
  }

  return {
    send(text) {
      held.push(text);
      bytes += Buffer.byteLength(text);
      if (timer === undefined) {
        flush();
        timer = setTimeout(due, WITHIN_MS).unref();
      } else if (held.length >= MOST) flush();
    },
    close(code, reason) {
      clearTimeout(timer);
      flush();
      socket.close(code, reason);
    },
    get waiting() {
      return socket.waiting + bytes;
    },
  };
}
