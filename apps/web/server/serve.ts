// Serves the built site with its security headers, passes on what the gateway serves, and hands out the brand's runtime
// configuration. Node's own modules are enough for that, so that the site's server has no dependency to patch.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import type { Duplex } from 'node:stream';
import { passOn, passSocketOn, targetOf } from './pass-on.ts';
import { GATEWAY_PATH, SOCKET_PATH } from './proxy-rules.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

export interface ServeOptions {
  /** Folder of the built site. */
  root: string;
  port: number;
  host: string;
  gatewayPort: number;
  /** What `/runtime-config.json` answers. */
  runtimeConfig: object;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

export interface Serving {
  readonly port: number;
  /** Ends what is under way as well. */
  close(): void;
}

/** @param options port 0 takes any that is free */
export function serve(options: ServeOptions): Promise<Serving> {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    const target = targetOf(request);
    if (target === null) response.writeHead(400).end();
    else if (GATEWAY_PATH.test(target.pathname)) {
      passOn(request, response, target, options.gatewayPort);
    } else if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405).end();
    else if (target.pathname === '/runtime-config.json') {
      response.writeHead(200, { 'content-type': TYPES['.json'], 'cache-control': 'no-store' });
      response.end(JSON.stringify(options.runtimeConfig));
    } else void sendFile(options.root, target.pathname, response);
  });
  const closeSockets = serveSockets(server, options.gatewayPort);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close() {
          closeSockets();
          server.closeAllConnections();
          server.close();
        },
      }),
    );
  });
}

/** @returns ends the sockets that are open; the server itself no longer knows of them */
function serveSockets(server: Server, gatewayPort: number): () => void {
  const open = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    const target = targetOf(request);
    if (target !== null && SOCKET_PATH.test(target.pathname)) {
      passSocketOn(request, socket, head, target, gatewayPort);
      return;
    }
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
  });
  return () => {
    for (const socket of open) socket.destroy();
  };
}

async function sendFile(root: string, pathname: string, response: ServerResponse) {
  let path = '';
  try {
    path = normalize(join(root, decodeURIComponent(pathname)));
  } catch {
    response.writeHead(400).end();
    return;
  }
  const inside = path === root || path.startsWith(root + sep);
  const wanted = inside && extname(path) !== '' ? path : join(root, 'index.html');
  const found = await stat(wanted).then(
    (entry) => entry.isFile(),
    () => false,
  );
  if (!found) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  const hashed = pathname.startsWith('/assets/');
  response.writeHead(200, {
    'content-type': TYPES[extname(wanted)] ?? 'application/octet-stream',
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  createReadStream(wanted).pipe(response);
}
