import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import sirv from 'sirv';
import { passOn, passSocketOn, targetOf } from './pass-on.ts';
import { GATEWAY_PATH, SOCKET_PATH } from './proxy-rules.ts';
import { securityHeaders, type SitePolicy } from './security-headers.ts';

export interface ServeOptions {
  /** Folder of the built site. */
  root: string;
  /** 0 takes any that is free. */
  port: number;
  /** Address to listen on. @default '127.0.0.1' */
  host?: string;
  /** Port of the gateway on this machine. */
  gatewayPort: number;
  /** What `/runtime-config.json` answers; `build` is added, so that pages notice a deploy. */
  runtimeConfig: object;
  /** What the brand lets its pages do beyond their own origin. */
  policy?: SitePolicy;
}

export interface Serving {
  readonly port: number;
  /** Ends what is under way as well. */
  close(): void;
}

/** Files that are missing are missing: the page is the answer to addresses of screens only. */
const NO_SCREEN = [
  /^\/assets\//,
  /\.(?:js|css|map|json|svg|png|jpg|webp|ico|txt|webmanifest|woff2)$/,
];
const SECONDS_OF_A_YEAR = 31_536_000;

/**
 * Serves a built site: its files (Brotli where the build wrote it, ETag and 304, hashed files for a year), its security
 * headers, the runtime configuration, and the gateway behind the same origin, socket included.
 *
 * @throws CourtsideError `site-server.bad-policy`; whatever listening fails with
 * @example const { port, close } = await serveSite({ root: 'dist', port: 0, gatewayPort: 8787, runtimeConfig });
 */
export async function serveSite(options: ServeOptions): Promise<Serving> {
  const headers = securityHeaders(options.policy);
  const config = JSON.stringify({
    ...options.runtimeConfig,
    build: await buildOf(options.root),
  });
  const files = sirv(options.root, {
    brotli: true,
    gzip: false,
    etag: true,
    single: true,
    ignores: NO_SCREEN,
    setHeaders(response, pathname) {
      const hashed = pathname.startsWith('/assets/');
      response.setHeader(
        'cache-control',
        hashed ? `public, max-age=${SECONDS_OF_A_YEAR}, immutable` : 'no-cache',
      );
    },
  });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const target = targetOf(request);
    if (target === null) response.writeHead(400).end();
    else if (GATEWAY_PATH.test(target.pathname)) {
      passOn(request, response, target, options.gatewayPort);
    } else if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405).end();
    else if (target.pathname === '/runtime-config.json') {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      });
      response.end(config);
    } else {
      // With dots resolved: what was looked at is what is served.
      request.url = target.pathname + target.search;
      files(request, response, () => {
        response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
        response.end('Not found\n');
      });
    }
  });
  const closeSockets = serveSockets(server, options.gatewayPort);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host ?? '127.0.0.1', () =>
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

/** Names a build by its page, which names every hashed file. */
async function buildOf(root: string): Promise<string> {
  const page = await readFile(join(root, 'index.html'));
  return createHash('sha256').update(page).digest('hex').slice(0, 16);
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
