import { EventEmitter } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { GATEWAY_PATH, proxyRules } from './proxy-rules.ts';
import { serveSite, type Serving } from './serve-site.ts';

const GAME_POLICY = "default-src 'none'; script-src 'nonce-1'";

let root = '';
let gateway: Server;
let serving: Serving;
/** Requests that reached the gateway. */
let asked: { url: string; headers: IncomingHttpHeaders }[] = [];
let gatewaySockets: Socket[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'courtside-serve-'));
  await writeFile(join(root, 'index.html'), 'the page');
  gateway = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    const game = request.url?.startsWith('/game/demo/') === true;
    response.writeHead(200, game ? { 'content-security-policy': GAME_POLICY } : {});
    response.end('the gateway');
  });
  gateway.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    if (!request.url?.includes('siteId=')) {
      socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
      return;
    }
    gatewaySockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('end', () => socket.end());
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n');
    socket.write('connection: Upgrade\r\nsec-websocket-accept: yes\r\n\r\nhello');
    socket.on('data', (chunk: Buffer) => socket.write(`heard ${chunk.toString()}`));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  gateway.close();
  gateway.closeAllConnections();
  await rm(root, { recursive: true, force: true });
});

beforeEach(async () => {
  asked = [];
  gatewaySockets = [];
  const { port } = gateway.address() as AddressInfo;
  serving = await serveSite({
    root,
    port: 0,
    host: '127.0.0.1',
    gatewayPort: port,
    runtimeConfig: { siteId: '9000' },
  });
});
afterEach(() => serving.close());

/** A request with its path as written, not normalized. */
function get(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ answer: IncomingMessage; body: string }>((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port: serving.port, path, headers });
    request.on('error', reject);
    request.on('response', (answer) => {
      text(answer).then((body) => resolve({ answer, body }), reject);
    });
    request.end();
  });
}

/** A handshake by hand; gives the data so far, and whether the connection has ended. */
function openSocket(path: string) {
  const socket = connect(serving.port, '127.0.0.1');
  const state = { got: '', over: false, socket };
  socket.on('data', (chunk: Buffer) => (state.got += chunk.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => (state.over = true));
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: site.example\r\nupgrade: websocket\r\nconnection: Upgrade\r\n` +
      'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n',
  );
  return state;
}

const OF_THE_GATEWAY = [
  '/site/api/v1/user/login',
  '/fd/api/v1/payment/types',
  '/act/api/v1/list',
  '/game/api/v1/venue/resource',
  '/stream/api/v1/rooms',
  '/site/upload/0123456789abcdef',
  '/game/demo/slots?ticket=1&lang=zh',
  '/game/demo/round',
];

const OF_THE_SITE = [
  '/',
  '/game/sport',
  '/game/demo',
  '/game/demo/',
  '/game/demonstration/slots',
  '/site/upload',
  '/site/upload/',
  '/site/uploads/1',
  '/stream/ws',
  '/__sandbox/clock',
  '/game/demo/../../__sandbox/clock',
  '/game/demo/%2e%2e/%2e%2e/__sandbox/clock',
  '//elsewhere/site/api/v1/user/login',
];

test.each(OF_THE_GATEWAY)('%s is passed on', async (path) => {
  const { body } = await get(path);
  expect(body).toBe('the gateway');
  expect(asked.map(({ url }) => url)).toEqual([path]);
});

test.each(OF_THE_SITE)('%s is not', async (path) => {
  const { answer, body } = await get(path);
  expect([answer.statusCode, body]).toEqual([200, 'the page']);
  expect(asked).toEqual([]);
});

test('the gateway is asked for the path that was looked at', async () => {
  await get('/elsewhere/../site/api/v1/x?y=1');
  expect(asked.map(({ url }) => url)).toEqual(['/site/api/v1/x?y=1']);
});

test('a game brings its own policy and loses the rights of the site, everything else has that of the site', async () => {
  const policy = async (path: string) =>
    (await get(path)).answer.headers['content-security-policy'];
  expect(await policy('/game/demo/slots')).toBe(
    `${GAME_POLICY}, sandbox allow-scripts allow-forms`,
  );
  for (const path of ['/', '/site/upload/1', '/site/api/v1/x']) {
    expect(await policy(path), path).toContain("connect-src 'self'");
  }
});

test('the gateway is told who asks', async () => {
  await get('/site/api/v1/x');
  // A proxy on this machine appends the caller's address; entries before it may be forged by the caller.
  await get('/site/api/v1/x', { 'x-forwarded-for': '10.0.0.1, 203.0.113.9' });
  await get('/site/api/v1/x', { 'x-forwarded-for': 'somebody' });
  expect(asked.map(({ headers }) => headers['x-forwarded-for'])).toEqual([
    '127.0.0.1',
    '203.0.113.9',
    '127.0.0.1',
  ]);
});

test('the chat socket is passed on, both ways', async () => {
  const path = '/stream/ws?clientType=web&siteId=9000';
  const state = openSocket(path);
  await expect
    .poll(() => state.got)
    .toMatch(/^HTTP\/1\.1 101 .*sec-websocket-accept: yes.*hello$/s);
  state.socket.write('one');
  await expect.poll(() => state.got).toMatch(/heard one$/);
  expect(asked.map(({ url }) => url)).toEqual([path]);
  expect(asked[0]?.headers).toMatchObject({ host: 'site.example', upgrade: 'websocket' });
  state.socket.destroy();
  await expect.poll(() => gatewaySockets[0]?.destroyed).toBe(true);
});

test('a socket ends with that of the gateway, and with the server', async () => {
  const path = '/stream/ws?siteId=9000';
  const first = openSocket(path);
  await expect.poll(() => first.got).toMatch(/hello$/);
  gatewaySockets[0]?.destroy();
  await expect.poll(() => first.over).toBe(true);
  const second = openSocket(path);
  await expect.poll(() => second.got).toMatch(/hello$/);
  serving.close();
  await expect.poll(() => second.over).toBe(true);
  await expect.poll(() => gatewaySockets[1]?.destroyed).toBe(true);
});

test('a socket that the gateway refuses is refused', async () => {
  const state = openSocket('/stream/ws?clientType=web');
  await expect.poll(() => state.over).toBe(true);
  expect(state.got).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
  expect(asked).toHaveLength(1);
});

test.each(['/', '/stream/wss', '/stream/ws/', '/site/api/v1/x', '/__sandbox/clock'])(
  'there is no socket at %s',
  async (path) => {
    const state = openSocket(path);
    await expect.poll(() => state.over).toBe(true);
    expect(state.got).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
    expect(asked).toEqual([]);
  },
);

test('a gateway that is away ends the connection', async () => {
  serving.close();
  serving = await serveSite({
    root,
    port: 0,
    host: '127.0.0.1',
    gatewayPort: 1,
    runtimeConfig: {},
  });
  const state = openSocket('/stream/ws?siteId=9000');
  await expect.poll(() => state.over).toBe(true);
  expect(state.got).toBe('');
  await expect(get('/site/api/v1/x')).rejects.toThrow('socket hang up');
});

test('the development server passes on the same', () => {
  const rules = proxyRules('http://127.0.0.1:1');
  // As in Vite: the first rule whose pattern matches.
  const ruleOf = (url: string) =>
    Object.entries(rules).find(([pattern]) => new RegExp(pattern).test(url))?.[1];
  for (const path of OF_THE_GATEWAY) expect(ruleOf(path), path).toBe(rules[GATEWAY_PATH.source]);
  expect(ruleOf('/stream/ws?clientType=web&siteId=9000')).toMatchObject({ ws: true });
  expect(Object.keys(rules).every((pattern) => pattern.startsWith('^'))).toBe(true);
  for (const path of ['/', '/game/demo', '/site/uploads/1', '/stream/wss', '/__sandbox/clock']) {
    expect(ruleOf(path), path).toBeUndefined();
  }
  const proxy = new EventEmitter();
  rules[GATEWAY_PATH.source]?.configure?.(proxy);
  const game = { headers: { 'content-security-policy': GAME_POLICY } };
  const call = { headers: {} };
  proxy.emit('proxyRes', game, { url: '/game/demo/slots?ticket=1' });
  proxy.emit('proxyRes', call, { url: '/site/api/v1/x' });
  expect(game.headers['content-security-policy']).toMatch(/, sandbox allow-scripts allow-forms$/);
  expect(call.headers).toEqual({});
});
