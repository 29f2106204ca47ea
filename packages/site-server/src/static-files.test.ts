import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite, type Serving } from './serve-site.ts';
import { compressFolder } from './vite/compress.ts';

const SCRIPT = `export const words = ${JSON.stringify('一二三四五'.repeat(400))};\n`;

let root = '';
let serving: Serving;
let copies: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'courtside-files-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), '<!doctype html><title>the page</title>');
  await writeFile(join(root, 'assets', 'main-1a2b.js'), SCRIPT);
  await writeFile(join(root, 'assets', 'photo-1a2b.png'), Buffer.alloc(4_000));
  copies = await compressFolder(root);
  serving = await serveSite({ root, port: 0, gatewayPort: 1, runtimeConfig: { siteId: '9000' } });
});
afterAll(async () => {
  serving.close();
  await rm(root, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${serving.port}${path}`, { headers });

test('text that gets smaller has a copy, pictures and small files have none', () => {
  expect(copies).toEqual(['assets/main-1a2b.js.br']);
});

test('a hashed file comes as the build compressed it, and may be kept for a year', async () => {
  const answer = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br' });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(SCRIPT.length / 10);
  expect(await answer.text()).toBe(SCRIPT);
});

test('who takes no Brotli gets the file as it is', async () => {
  const answer = await get('/assets/main-1a2b.js', { 'accept-encoding': 'identity' });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe(SCRIPT);
});

test('the page is asked for each time, and not sent again while it is the same', async () => {
  const first = await get('/game/sport');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('content-security-policy')).toContain('trusted-types courtside');
  const etag = first.headers.get('etag') ?? '';
  const second = await get('/', { 'if-none-match': etag });
  expect(second.status).toBe(304);
});

test('a file that a deploy took away is missing, and is not the page', async () => {
  for (const path of ['/assets/old-9f9f.js', '/assets/', '/robots.txt', '/assets/%2e%2e/x.js']) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test('the configuration names the build, another page is another build', async () => {
  const build = async () =>
    ((await (await get('/runtime-config.json')).json()) as { build: string }).build;
  const first = await build();
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  serving.close();
  await writeFile(join(root, 'index.html'), '<!doctype html><title>a newer page</title>');
  serving = await serveSite({ root, port: 0, gatewayPort: 1, runtimeConfig: {} });
  expect(await build()).not.toBe(first);
});
