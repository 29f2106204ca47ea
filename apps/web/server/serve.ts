// Serves the built site with its security headers, passes gateway calls on, and hands out the brand's runtime
// configuration. Node's own modules are enough for that, so that the site's server has no dependency to patch.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { GATEWAY_PATH } from './proxy-rules.ts';
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

export function serve(options: ServeOptions): Promise<Server> {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (GATEWAY_PATH.test(pathname)) passOn(request, response, options.gatewayPort);
    else if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405).end();
    else if (pathname === '/runtime-config.json') {
      response.writeHead(200, { 'content-type': TYPES['.json'], 'cache-control': 'no-store' });
      response.end(JSON.stringify(options.runtimeConfig));
    } else void sendFile(options.root, pathname, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => resolve(server));
  });
}

function passOn(request: IncomingMessage, response: ServerResponse, port: number) {
  const upstream = httpRequest(
    {
      host: '127.0.0.1',
      port,
      method: request.method,
      path: request.url,
      headers: request.headers,
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      // A gateway that drops the line half way is passed on as that, not as a complete answer.
      answer.on('error', () => response.destroy());
    },
  );
  upstream.on('error', () => {
    if (response.headersSent) response.destroy();
    else if (!response.destroyed) response.destroy();
  });
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
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
