import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@courtside/tooling/machine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteKeys } from '../src/wire/keys.ts';
import { CALENDAR } from './harness.ts';
import { signedClient } from './signed-client.ts';

const CLI = fileURLToPath(new URL('../src/cli.ts', import.meta.url));
const PORT = await freePort();
let dir: string;
let running: ChildProcess[] = [];
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sandbox-'));
  await mkdir(join(dir, 'fixtures', 'cup'), { recursive: true });
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  running = [];
  await rm(dir, { recursive: true, force: true });
});

function start(...args: string[]) {
  const child = spawn(process.execPath, ['--conditions=@courtside/source', CLI, ...args], {
    env: { PATH: process.env['PATH'] ?? '' },
  });
  running.push(child);
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => said.includes('listening on') && resolve());
    child.on('exit', () => reject(new Error(said)));
  });
  ready.catch(() => undefined);
  return { child, ended, ready, said: () => said };
}
const overHttp = async (request: Request): Promise<Response> =>
  fetch(request.url.replace('http://gateway.test', `http://127.0.0.1:${PORT}`), {
    method: request.method,
    headers: request.headers,
    body: await request.text(),
  });
const fixtures = (): string => join(dir, 'fixtures');
const siteTime = async (): Promise<number> => {
  const response = await fetch(`http://127.0.0.1:${PORT}/__sandbox/clock`);
  return ((await response.json()) as { siteTime: number }).siteTime;
};

test('it starts, stops when told, and goes on where it stopped', async () => {
  await writeFile(join(fixtures(), 'cup', '2026.json'), JSON.stringify(CALENDAR));
  await writeFile(join(fixtures(), 'cup', '2026.teams.json'), '[{"name":"Mexico"}]');
  const args = [
    '--port',
    String(PORT),
    '--data',
    join(dir, 'data'),
    '--fixtures',
    fixtures(),
    '--test-doors',
  ];
  const first = start(...args);
  await first.ready;
  expect(first.said()).toContain(`listening on http://127.0.0.1:${PORT}`);
  expect((await stat(join(dir, 'data', 'keys.json'))).mode & 0o777).toBe(0o600);
  const keys = await readFile(join(dir, 'data', 'keys.json'), 'utf8');
  const begun = await siteTime();
  expect(begun - Date.parse('2026-06-11T19:05:00Z')).toBeLessThan(10_000);
  await fetch(`http://127.0.0.1:${PORT}/__sandbox/clock`, {
    method: 'POST',
    body: JSON.stringify({ advanceMs: 3_600_000 }),
  });

  const rival = start('--port', String(PORT), '--data', join(dir, 'other'));
  expect(await rival.ended).toBe(1);
  expect(rival.said()).toMatch(new RegExp(`^courtside-sandbox: Port ${PORT} is in use`));

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const second = start(...args);
  await second.ready;
  expect((await siteTime()) - begun).toBeGreaterThanOrEqual(3_600_000);
  expect((await siteTime()) - begun).toBeLessThan(3_630_000);
  expect(await readFile(join(dir, 'data', 'keys.json'), 'utf8')).toBe(keys);

  const { signKey, cryptKey } = JSON.parse(keys) as { signKey: string; cryptKey: string };
  const client = signedClient(overHttp, siteKeys(signKey, cryptKey));
  const preInfo = '/site/api/v1/configuration/preInfo';
  expect((await client.call(preInfo)).status_code).toBe(6000);
  await fetch(`http://127.0.0.1:${PORT}/__sandbox/faults`, {
    method: 'POST',
    body: JSON.stringify({ path: preInfo, drop: true }),
  });
  await expect(client.call(preInfo)).rejects.toThrow('fetch failed');
  expect((await client.call(preInfo)).status_code).toBe(6000);
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
}, 60_000);

test.each([
  [
    'a folder that is not there',
    async () => ['--fixtures', join(dir, 'none')],
    /none cannot be read/,
  ],
  ['a folder without calendars', async () => ['--fixtures', fixtures()], /holds no calendar/],
  [
    'a broken file',
    async () => {
      await writeFile(join(fixtures(), 'cup', 'bad.json'), '{"matches": [');
      return ['--fixtures', fixtures()];
    },
    /cup\/bad\.json is not JSON: /,
  ],
  ['an unknown option', async () => ['--fast'], /--fast/],
  ['a port that is none', async () => ['--port', 'abc'], /port must be a number/],
  ['an instant that is none', async () => ['--at', 'tomorrow'], /--at must be an instant/],
])('a clear error for %s', async (_, args, message) => {
  const one = start('--data', join(dir, 'data'), ...(await args()));
  expect(await one.ended).toBe(1);
  expect(one.said()).toMatch(message);
  expect(one.said().trim().split('\n')).toHaveLength(1);
});

test('without keys and without a folder to keep them it does not start', async () => {
  const one = start();
  expect(await one.ended).toBe(1);
  expect(one.said()).toContain('COURTSIDE_SIGN_KEY');
});
