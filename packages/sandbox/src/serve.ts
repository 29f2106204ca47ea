import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isIP } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { CourtsideError } from '@courtside/kernel';
import { WebSocketServer } from 'ws';
import { MOST_FRAME_BYTES } from './chat/frames.ts';
import { underTest } from './doors/test-of-call.ts';
import type { Sandbox } from './sandbox.ts';

/** Data of the connection of a call. */
export interface Caller {
  readonly ip: string;
  /** Cuts the connection; missing when the sandbox is called as a function. */
  readonly cut?: () => void;
}

const CLOSE_WITHIN_MS = 1000;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** The caller's address; a local proxy may set it by `x-forwarded-for`. */
export function callerOf(incoming: IncomingMessage | undefined, headers: Headers): Caller {
  const remote = incoming?.socket.remoteAddress ?? '127.0.0.1';
  const forwarded = headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
  const ip =
    LOOPBACK.has(remote) && isIP(forwarded) > 0 ? forwarded : remote.replace('::ffff:', '');
  return incoming === undefined ? { ip } : { ip, cut: () => incoming.socket.destroy() };
}

/** Ends a call without an answer. @throws Error when there is no connection to cut */
export function dropConnection(caller: Caller): Response {
  if (caller.cut === undefined) throw new Error('The connection was cut');
  caller.cut();
  return RESPONSE_ALREADY_SENT;
}

export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

/** Passes web sockets to the sandbox; requests with another address are refused before the upgrade. */
function serveSockets(server: Server, sandbox: Sandbox): WebSocketServer {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_FRAME_BYTES,
    perMessageDeflate: false,
  });
  server.on('upgrade', (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    const url = new URL(request.url ?? '/', 'http://gateway');
    if (!sandbox.takes(url)) {
      raw.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
      return;
    }
    const headers = new Headers({ cookie: request.headers.cookie ?? '' });
    sockets.handleUpgrade(request, raw, head, (socket) => {
      const connection = underTest(headers, () =>
        sandbox.connect(url, {
          send: (text) => socket.send(text),
          close(code, reason) {
            socket.close(code, reason);
            // A socket that does not answer the closing frame is cut.
            setTimeout(() => socket.terminate(), CLOSE_WITHIN_MS).unref();
          },
          get waiting() {
            return socket.bufferedAmount;
          },
        }),
      );
      socket.on('message', (data, binary) => {
        // The contract has no binary frames: they are read as an invalid one.
        void underTest(headers, () => connection.receive(binary ? '' : String(data)));
      });
      // A frame that is too large or invalid ends the connection; `close` follows.
      socket.on('error', () => undefined);
      socket.on('close', () => underTest(headers, () => connection.closed()));
    });
  });
  return sockets;
}

/**
 * Serves a sandbox on 127.0.0.1.
 *
 * @param port 0 takes any free port
 * @throws CourtsideError `sandbox.port-in-use`
 */
export function listen(sandbox: Sandbox, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        port,
        hostname: '127.0.0.1',
        fetch: (request: Request, env: unknown) =>
          underTest(request.headers, () =>
            sandbox.handle(request, callerOf((env as HttpBindings).incoming, request.headers)),
          ),
      },
      (info) =>
        resolve({
          port: info.port,
          close: () =>
            new Promise((done) => {
              for (const socket of sockets.clients) socket.terminate();
              server.close(() => done());
              if ('closeAllConnections' in server) server.closeAllConnections();
            }),
        }),
    );
    const sockets = serveSockets(server as Server, sandbox);
    server.on('error', (cause: NodeJS.ErrnoException) => {
      const used = cause.code === 'EADDRINUSE';
      reject(
        new CourtsideError(
          used
            ? `Port ${port} is in use: stop what runs there, or choose another with --port or SANDBOX_PORT`
            : `Cannot listen on port ${port}: ${cause.message}`,
          { code: used ? 'sandbox.port-in-use' : 'sandbox.listen', kind: 'configuration', cause },
        ),
      );
    });
  });
}
