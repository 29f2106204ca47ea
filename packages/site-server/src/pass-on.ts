import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { gameHeaders } from './game-rights.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * The URL of a request with dots resolved, so that the checked path is the path that the gateway gets. Null for an
 * invalid address.
 */
export function targetOf(request: IncomingMessage): URL | null {
  try {
    return new URL(`http://site${request.url ?? '/'}`);
  } catch {
    return null;
  }
}

/** Passes a call on to the gateway, and its answer back. */
export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  target: URL,
  port: number,
): void {
  const upstream = ask(request, target, port);
  upstream.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, gameHeaders(target.pathname, answer.headers));
    answer.pipe(response);
    // If the gateway drops the connection half way, the caller's is dropped too, so that the answer does not look
    // complete.
    answer.on('error', () => response.destroy());
  });
  upstream.on('error', () => response.destroy());
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

/** Passes a web socket on to the gateway, including its handshake; a refusal of the gateway is passed back. */
export function passSocketOn(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  target: URL,
  port: number,
): void {
  const upstream = ask(request, target, port);
  socket.on('error', () => upstream.destroy());
  socket.on('close', () => upstream.destroy());
  upstream.on('error', () => socket.destroy());
  upstream.on('response', (answer) => {
    socket.write(headOf(answer, ['connection: close']));
    answer.pipe(socket);
    answer.on('error', () => socket.destroy());
  });
  upstream.on('upgrade', (answer, gateway, first) => {
    socket.write(headOf(answer));
    socket.write(first);
    gateway.write(head);
    gateway.on('error', () => socket.destroy());
    socket.on('error', () => gateway.destroy());
    // If either side closes, even without a close frame, the other is closed too.
    gateway.on('close', () => socket.destroy());
    socket.on('close', () => gateway.destroy());
    gateway.pipe(socket);
    socket.pipe(gateway);
  });
  upstream.end();
}

function ask(request: IncomingMessage, { pathname, search }: URL, port: number) {
  return httpRequest({
    host: '127.0.0.1',
    port,
    method: request.method,
    path: pathname + search,
    headers: { ...request.headers, 'x-forwarded-for': callerOf(request) },
  });
}

/**
 * Address of the caller. `x-forwarded-for` is used only from this machine, where another proxy may be in front, and
 * only its last entry: the proxy wrote that one, the others may be forged by the caller.
 */
function callerOf({ socket, headers }: IncomingMessage): string {
  const remote = socket.remoteAddress ?? '';
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  if (told !== undefined && isIP(told) > 0 && LOOPBACK.has(remote)) return told;
  return remote.replace(/^::ffff:/, '');
}

/** Status line and headers of an answer in the wire format. */
function headOf(answer: IncomingMessage, more: readonly string[] = []): string {
  const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`];
  const { rawHeaders } = answer;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    // The framing of an answer without an upgrade differs for each connection.
    const own = more.length > 0 && /^(connection|keep-alive|transfer-encoding)$/i.test(name);
    if (!own) lines.push(`${name}: ${rawHeaders[at + 1]}`);
  }
  return `${[...lines, ...more].join('\r\n')}\r\n\r\n`;
}
