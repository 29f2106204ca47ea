// A server that speaks HTTP/2 before a site, as whatever ends TLS before a real one does. Its certificate is made for the
// run (by `openssl`), so that the browser must be told to trust any.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer } from 'node:http2';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Http2Front {
  readonly url: string;
  stop(): void;
}

/** Headers of one connection, which HTTP/2 has none of. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

const passedOn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)),
  );

function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'courtside-http2-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const made = ['-days', '1', '-subj', '/CN=localhost', '-keyout', key, '-out', cert];
  try {
    execFileSync('openssl', ['req', '-x509', ...curve, ...made], { stdio: 'pipe' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param site address of the site, over HTTP/1.1 */
export async function startHttp2Front(site: string): Promise<Http2Front> {
  const { hostname, port } = new URL(site);
  const sockets = new Set<Socket>();
  // A web socket comes over HTTP/1.1.
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (asked, answer) => {
    const { method, url: path } = asked;
    const host = asked.headers[':authority'] ?? asked.headers.host;
    const headers = { ...passedOn(asked.headers), host };
    const onward = request({ hostname, port, method, path, headers }, (served) => {
      answer.writeHead(served.statusCode ?? 502, passedOn(served.headers));
      served.pipe(answer.stream ?? answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (asked, socket, head) => {
    const onward = connect(Number(port), hostname, () => {
      const lines = asked.rawHeaders.flatMap((name: string, at: number) =>
        at % 2 === 0 ? [`${name}: ${asked.rawHeaders[at + 1] ?? ''}`] : [],
      );
      onward.write([`GET ${asked.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
