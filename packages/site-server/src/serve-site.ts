import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import sirv from 'sirv';
import { passOn, passSocketOn, targetOf } from './pass-on.ts';
import { CONTENT_HOST, contentHost } from './content-host.ts';
import {
  brandPages,
  PAGES_FOLDER,
  pageFile,
  readPagesIndex,
  type PagesIndex,
} from './prerendered.ts';
import { GATEWAY_PATH, SOCKET_PATH } from './proxy-rules.ts';
import type { ServedConfig } from './runtime-config.ts';
import { robotsText, sitemapText } from './search-files.ts';
import { securityHeaders, type SitePolicy } from './security-headers.ts';

export interface ServeOptions {
  /** Folder of the built site. */
  root: string;
  /** 0 takes any free port. */
  port: number;
  /** Address to listen on. @default '127.0.0.1' */
  host?: string;
  /** Port of the gateway on this machine. */
  gatewayPort: number;
  /** The answer of `/runtime-config.json`; `build` is added, so that pages notice a deploy. */
  runtimeConfig: object;
  /** What the brand allows its pages beyond their own origin. */
  policy?: SitePolicy;
  /**
   * Public address of the site, for `/sitemap.xml`. The `Host` of a request is not used, as it can be forged. @default
   * none: there is no sitemap
   */
  publicUrl?: string;
  /** Whether public pages are served as rendered by the build, where it rendered them. @default true */
  prerendered?: boolean;
}

export interface Serving {
  readonly port: number;
  /** Closes the server and its open connections. */
  close(): void;
}

/** For missing files the answer is 404, not the page: that is only for addresses of screens. */
const NO_SCREEN = [
  /^\/assets\//,
  /\.(?:js|css|map|json|svg|png|jpg|webp|ico|txt|webmanifest|woff2|xml)$/,
];
const SECONDS_OF_A_YEAR = 31_536_000;

/**
 * Serves a built site: its files (Brotli where the build wrote it, ETag and 304, hashed files for a year), its security
 * headers, the runtime configuration, and the gateway behind the same origin, socket included.
 *
 * @throws CourtsideError `site-server.bad-policy`, or the error of `listen`
 * @example const { port, close } = await serveSite({ root: 'dist', port: 0, gatewayPort: 8787, runtimeConfig });
 */
export async function serveSite(options: ServeOptions): Promise<Serving> {
  const headers = securityHeaders(options.policy);
  const host = contentHost(options.policy);
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
  const index = await readPagesIndex(options.root);
  const pages = prerenderedPages(options, index);
  const texts = searchTexts(options, index);
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const target = targetOf(request);
    if (target === null) response.writeHead(400).end();
    else if (GATEWAY_PATH.test(target.pathname)) {
      passOn(request, response, target, options.gatewayPort);
    } else if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405).end();
    else if (target.pathname === CONTENT_HOST) {
      response.writeHead(200, host.headers).end(host.body);
    } else if (target.pathname === '/runtime-config.json') {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      });
      response.end(config);
    } else if (Object.hasOwn(texts, target.pathname)) {
      const { type = '', text } = texts[target.pathname] ?? {};
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text);
    } else {
      // With dots resolved, so that the checked path is the served path.
      request.url = target.pathname + target.search;
      if (pages(request, response, target.pathname)) return;
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

type Answer = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

/** The files for search engines, where the build knows the addresses of the site. */
function searchTexts(
  { runtimeConfig, publicUrl }: ServeOptions,
  index: PagesIndex | null,
): Readonly<Record<string, { type: string; text: string }>> {
  const { brandName } = runtimeConfig as Partial<ServedConfig>;
  const addresses = index && brandPages(index, brandName ?? null)?.addresses;
  if (!addresses) return {};
  const origin = publicUrl === undefined ? null : new URL(publicUrl).origin;
  return {
    '/robots.txt': { type: 'text/plain', text: robotsText(addresses, origin) },
    ...(origin !== null && {
      '/sitemap.xml': { type: 'application/xml', text: sitemapText(addresses, origin) },
    }),
  };
}

/** @returns a function that answers with a page of the build, or returns false where there is none for the path */
function prerenderedPages(
  { root, runtimeConfig, prerendered = true }: ServeOptions,
  index: PagesIndex | null,
): Answer {
  const { brandName: brand = null, brand: overrides } = runtimeConfig as Partial<ServedConfig>;
  // The build rendered the pages without overrides of the brand.
  if (!index || !prerendered || overrides) return () => false;
  const files = sirv(join(root, PAGES_FOLDER), {
    brotli: true,
    gzip: false,
    etag: true,
    setHeaders(response) {
      response.setHeader('cache-control', 'no-cache');
      response.setHeader('vary', 'Accept-Encoding, Accept-Language, Cookie');
    },
  });
  return (request, response, path) => {
    const file = pageFile(index, { path, brand, headers: request.headers });
    if (file === null) return false;
    request.url = file;
    files(request, response, () => void response.writeHead(404).end());
    return true;
  };
}

/** Id of a build: a hash of its page, which names every hashed file. */
export async function buildOf(root: string): Promise<string> {
  const page = await readFile(join(root, 'index.html'));
  return createHash('sha256').update(page).digest('hex').slice(0, 16);
}

/** @returns a function that closes the open sockets, which the server itself does not track */
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
