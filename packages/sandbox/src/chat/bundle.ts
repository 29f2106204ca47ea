import type { ChatSocket } from './hub.ts';

/** Window in which texts are bundled, in ms (asyncapi.yaml). */
const WITHIN_MS = 50;
/** Maximum number of frames in one bundle (asyncapi.yaml). */
const MOST = 1000;

/**
 * A socket that bundles texts: the first text after a silence is sent at once, texts that follow within 50 ms are sent
 * as one list. `close` sends all held texts first.
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
