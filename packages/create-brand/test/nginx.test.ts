import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { securityHeaders } from '@courtside/site-server';
import { freePort } from '@courtside/tooling/machine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasNginx = spawnSync('nginx', ['-v']).status === 0 && existsSync(MODULE);
if (!hasNginx) console.log('Skipped: this machine has no nginx with its Brotli module');

const GAME_POLICY = "default-src 'none'; script-src 'nonce-1'";
const SCRIPT = 'console.log(1);\n'.repeat(100);
let folder = '';
let port = 0;
let gateway: Server;
let nginx: ChildProcess;

function get(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ answer: IncomingMessage; body: string }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers });
    asked.on('error', reject);
    asked.on(
      'response',
      (answer) => void text(answer).then((body) => resolve({ answer, body }), reject),
    );
    asked.end();
  });
}

describe.skipIf(!hasNginx)('the template’s configuration in a real nginx', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'courtside-nginx-'));
    await mkdir(join(folder, 'dist/assets'), { recursive: true });
    await writeFile(join(folder, 'dist/index.html'), 'the page');
    await writeFile(join(folder, 'dist/runtime-config.json'), '{}');
    await writeFile(join(folder, 'dist/assets/a-1.js'), SCRIPT);
    await writeFile(join(folder, 'dist/assets/a-1.js.br'), brotliCompressSync(SCRIPT));
    gateway = createServer((asked, response) => {
      response.setHeader('content-security-policy', GAME_POLICY);
      response.end(`gateway ${asked.url} ${asked.headers['x-forwarded-for']}`);
    });
    gateway.on('upgrade', (_asked, socket) => {
      socket.on('error', () => undefined);
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n\r\n',
      );
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    port = await freePort();
    const template = await readFile(
      new URL('../template/deploy/nginx.conf', import.meta.url),
      'utf8',
    );
    const site = template
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('127.0.0.1:8787', `127.0.0.1:${(gateway.address() as AddressInfo).port}`)
      .replaceAll('/srv/BRAND_FOLDER', folder);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((each) => `${each}_temp_path ${folder}/${each};`)
      .join('\n');
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    await writeFile(
      join(folder, 'nginx.conf'),
      `load_module ${MODULE};\n${user}\ndaemon off;\npid ${folder}/pid;\nevents {}\n` +
        `http {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${temporary}\n${site}\n}\n`,
    );
    nginx = spawn('nginx', [
      '-p',
      folder,
      '-e',
      join(folder, 'error.log'),
      '-c',
      join(folder, 'nginx.conf'),
    ]);
    await vi.waitFor(() => get('/'));
  });
  afterAll(async () => {
    nginx.kill('SIGTERM');
    await new Promise((resolve) => nginx.once('close', resolve));
    gateway.close();
    gateway.closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(['/', '/game/sport', '/assets/a-1.js', '/assets/none.js', '/runtime-config.json'])(
    '%s has the security headers of the site’s own server',
    async (path) => {
      const { answer } = await get(path);
      expect(answer.headers).toMatchObject(securityHeaders());
    },
  );

  test('a screen answers the page, which is asked for anew each time', async () => {
    const { answer, body } = await get('/game/sport');
    expect([answer.statusCode, body, answer.headers['cache-control']]).toEqual([
      200,
      'the page',
      'no-cache',
    ]);
    const again = await get('/', {
      'if-none-match': String((await get('/')).answer.headers['etag']),
    });
    expect(again.answer.statusCode).toBe(304);
  });

  test('a hashed file comes as its Brotli copy and may be kept', async () => {
    const { answer } = await get('/assets/a-1.js', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
    expect((await get('/assets/a-1.js')).body).toBe(SCRIPT);
  });

  test.each(['/assets/none.js', '/none.css', '/sw.js'])(
    '%s, which is missing, is missing',
    async (path) => {
      expect((await get(path)).answer.statusCode).toBe(404);
    },
  );

  test('the runtime configuration is never kept', async () => {
    expect((await get('/runtime-config.json')).answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringContaining('json'),
    });
  });

  test.each([
    ['/site/api/v1/user/login', GAME_POLICY],
    ['/stream/api/v1/rooms', GAME_POLICY],
    ['/site/upload/01', GAME_POLICY],
    ['/game/demo/slots?t=1', `${GAME_POLICY}, sandbox allow-scripts allow-forms`],
  ])('%s is the gateway’s, with the caller’s address', async (path, policy) => {
    const { answer, body } = await get(path, { 'x-forwarded-for': '203.0.113.9' });
    expect(body).toBe(`gateway ${path} 127.0.0.1`);
    expect(answer.headers['cache-control']).toBeUndefined();
    // That of pages beside it would shut a game; what takes the rights of the site from it does not.
    expect(answer.headers['content-security-policy']).toBe(policy);
  });

  test('the web socket is opened at the gateway', async () => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path: '/stream/ws?siteId=1',
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'sec-websocket-version': '13',
      },
    });
    const status = await new Promise((resolve, reject) => {
      asked.on('error', reject);
      asked.on('response', ({ statusCode }) => resolve(statusCode));
      asked.on('upgrade', ({ statusCode }, socket) => {
        socket.destroy();
        resolve(statusCode);
      });
      asked.end();
    });
    expect(status).toBe(101);
  });
});
