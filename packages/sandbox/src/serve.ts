import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { CourtsideError } from '@courtside/kernel';
import type { Sandbox } from './sandbox.ts';

/** What is known of the connection that a call came on. */
export interface Caller {
  readonly ip: string;
  /** Cuts the connection; there is none when the sandbox is called as a function. */
  readonly cut?: () => void;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** The caller's address; a proxy on this machine is believed when it says for whom it asks. */
export function callerOf(incoming: IncomingMessage | undefined, headers: Headers): Caller {
  const remote = incoming?.socket.remoteAddress ?? '127.0.0.1';
  const forwarded = headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
  const ip =
    LOOPBACK.has(remote) && isIP(forwarded) > 0 ? forwarded : remote.replace('::ffff:', '');
  return incoming === undefined ? { ip } : { ip, cut: () => incoming.socket.destroy() };
}

/** Ends a call without an answer. @throws Error where there is no connection to cut */
export function dropConnection(caller: Caller): Response {
  if (caller.cut === undefined) throw new Error('The connection was cut');
  caller.cut();
  return RESPONSE_ALREADY_SENT;
}

export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves a sandbox on 127.0.0.1.
 *
 * @param port 0 takes any that is free
 * @throws CourtsideError `sandbox.port-in-use`
 */
export function listen(sandbox: Sandbox, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        port,
        hostname: '127.0.0.1',
        fetch: (request: Request, env: unknown) =>
          sandbox.handle(request, callerOf((env as HttpBindings).incoming, request.headers)),
      },
      (info) =>
        resolve({
          port: info.port,
          close: () =>
            new Promise((done) => {
              server.close(() => done());
              if ('closeAllConnections' in server) server.closeAllConnections();
            }),
        }),
    );
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
