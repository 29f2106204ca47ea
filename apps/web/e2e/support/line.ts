import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a site that can be cut: for the browser, and for its service worker as well. */
export interface Line {
  /** Where the site is reached through the line. */
  readonly url: string;
  /** Ends every connection, and each new one as soon as it is made. */
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

/** @param site its address, `http://HOST:PORT` */
export async function openLine(site: string): Promise<Line> {
  const { hostname, port } = new URL(site);
  const open = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket, other: Socket): void => {
    open.add(socket);
    socket.on('close', () => {
      open.delete(socket);
      other.destroy();
    });
    // A connection that is cut ends with an error on the other side.
    socket.on('error', () => undefined);
  };
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const onward = connect(Number(port), hostname);
    keep(socket, onward);
    keep(onward, socket);
    socket.pipe(onward).pipe(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const end = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      end();
    },
    mend: () => void (isCut = false),
    async stop() {
      const closed = once(server, 'close');
      server.close();
      end();
      await closed;
    },
  };
}
