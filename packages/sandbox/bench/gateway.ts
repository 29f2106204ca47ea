// One sandbox process under 500 members who poll and 1,000 open chat sockets; the load comes from this other process.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@courtside/tooling/machine';
import { WebSocket } from 'ws';
import { createProbe } from '../src/conformance/probe.ts';
import { siteKeys } from '../src/wire/keys.ts';

const MEMBERS = 500;
const SOCKETS = 1000;
const SECONDS = 30;
/** Each member asks for what changed on the board every two seconds, and for the balance every ten. */
const BOARD_EVERY_MS = 2000;
const BALANCE_EVERY_MS = 10_000;
const HEARTBEAT_MS = 10_000;
const PORT = await freePort();
const BASE = `http://127.0.0.1:${PORT}`;
const [SIGN, CRYPT] = ['a1'.repeat(32), 'b2'.repeat(32)] as const;

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url));
const child = spawn(
  process.execPath,
  ['--conditions=@courtside/source', cli, '--port', String(PORT), '--test-doors'],
  {
    env: { PATH: process.env['PATH'] ?? '', COURTSIDE_SIGN_KEY: SIGN, COURTSIDE_CRYPT_KEY: CRYPT },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
await new Promise((resolve) => child.stdout.once('data', resolve));

/** CPU seconds and resident bytes of the sandbox. */
function usage(): { cpu: number; rss: number } {
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return { cpu: (Number(stat[11]) + Number(stat[12])) / 100, rss: Number(stat[21]) * 4096 };
}

function summary(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, 95 % ${at(0.95)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms`;
}

const door = async <T>(path: string, body: object): Promise<T> =>
  (await (
    await fetch(`${BASE}/__sandbox${path}`, { method: 'POST', body: JSON.stringify(body) })
  ).json()) as T;

const members: { token: string; userId: string }[] = [];
for (let at = 0; at < MEMBERS; at += 1) {
  members.push(
    await door('/members', {
      name: `bench${String(at).padStart(4, '0')}`,
      password: 'a',
      balance: '1000.00',
    }),
  );
}
const keys = siteKeys(SIGN, CRYPT);
const probes = members.map(() =>
  createProbe({ fetch: (request) => fetch(request), baseUrl: BASE, keys }),
);

const taken: Record<'board' | 'balance', number[]> = { board: [], balance: [] };
let refused = 0;
async function ask(
  kind: 'board' | 'balance',
  at: number,
  sending: { path: string; body: unknown },
): Promise<unknown> {
  const started = performance.now();
  const heard = await probes[at]?.send({ ...sending, token: members[at]?.token ?? '' });
  taken[kind].push(performance.now() - started);
  if (heard?.envelope?.status_code !== 6000) refused += 1;
  return heard?.envelope?.data;
}

const sockets: WebSocket[] = [];
const heard: number[] = [];
let frames = 0;
for (let at = 0; at < SOCKETS; at += 1) {
  const socket = new WebSocket(`ws://127.0.0.1:${PORT}/stream/ws?clientType=web&siteId=9000`);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('message', (data) => {
    frames += 1;
    const sent = /"msg":"t(\d+(?:\.\d+)?)"/.exec(String(data))?.[1];
    if (sent !== undefined) heard.push(performance.now() - Number(sent));
  });
  socket.send('{"msgId":10019,"msgData":{}}');
  socket.send('{"msgId":10002,"msgData":{"rid":"lobby"}}');
  sockets.push(socket);
}

/** One member who speaks every two seconds, which a thousand hear. */
async function speaker(): Promise<() => void> {
  const token = members[0]?.token ?? '';
  const jwt = await probes[0]?.send({ path: '/site/api/v1/user/member/jwt', token });
  const socket = new WebSocket(`ws://127.0.0.1:${PORT}/stream/ws?clientType=web&siteId=9000`);
  await new Promise((resolve) => socket.once('open', resolve));
  const { body } = (jwt?.envelope?.data ?? {}) as { body?: string };
  socket.send(JSON.stringify({ msgId: 10001, msgData: { token, body } }));
  socket.send('{"msgId":10002,"msgData":{"rid":"lobby"}}');
  const timer = setInterval(() => {
    socket.send(
      JSON.stringify({ msgId: 10003, msgData: { msg: `t${performance.now().toFixed(1)}` } }),
    );
  }, 2500);
  return () => {
    clearInterval(timer);
    socket.close();
  };
}

const quiet = await speaker();
await wait(1000);
const before = usage();
const until = performance.now() + SECONDS * 1000;
const beats = setInterval(() => {
  for (const socket of sockets) socket.send('{"msgId":0,"msgData":{}}');
}, HEARTBEAT_MS);

async function member(at: number): Promise<void> {
  // Spread over the interval, as people are.
  await wait((at / MEMBERS) * BOARD_EVERY_MS);
  let version = 0;
  let balanceAt = performance.now() + (at / MEMBERS) * BALANCE_EVERY_MS;
  while (performance.now() < until) {
    const started = performance.now();
    const request = {
      timestamp: Date.now(),
      token: '',
      language: 'zh-cn',
      ip: '',
      gtype: 'FT',
      showType: 'FT',
    };
    const path = '/game/api/v1/venue/resource';
    const method = version === 0 ? 'getMatchList' : 'getMatchChanges';
    const body = {
      method,
      venueName: 'CRTY',
      request: version === 0 ? request : { ...request, since: version },
    };
    const data = (await ask('board', at, { path, body })) as { version?: number } | null;
    version = data?.version ?? version;
    if (performance.now() >= balanceAt) {
      balanceAt += BALANCE_EVERY_MS;
      await ask('balance', at, { path: '/fd/api/v1/transfer/getBalance', body: {} });
    }
    await wait(Math.max(0, BOARD_EVERY_MS - (performance.now() - started)));
  }
}
await Promise.all(members.map((_, at) => member(at)));
const after = usage();
clearInterval(beats);
quiet();
const open = sockets.filter((socket) => socket.readyState === WebSocket.OPEN).length;
const calls = taken.board.length + taken.balance.length;
console.log(`${MEMBERS} members polling and ${SOCKETS} sockets for ${SECONDS} s`);
console.log(`  calls     ${(calls / SECONDS).toFixed(0)} a second, ${refused} refused`);
console.log(`  board     ${summary(taken.board)}`);
console.log(`  balance   ${summary(taken.balance)}`);
console.log(`  sockets   ${open} open at the end, ${frames} frames heard`);
console.log(`  speech    heard by ${heard.length} in all: ${summary(heard)}`);
console.log(
  `  sandbox   ${(((after.cpu - before.cpu) / SECONDS) * 100).toFixed(0)} % of a core, ${(after.rss / 2 ** 20).toFixed(0)} MiB`,
);
for (const socket of sockets) socket.terminate();
child.kill('SIGTERM');
