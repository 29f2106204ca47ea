import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newDatabase, testServer } from '@courtside/tooling/database';
import { freePort } from '@courtside/tooling/machine';
import { count } from '@courtside/tooling/testing';
import fc from 'fast-check';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { KEYS } from './harness.ts';
import { moneyStep, type MoneyStep, play, type Stage } from './money-steps.ts';
import { type SignedClient, signedClient } from './signed-client.ts';

const CHILD = fileURLToPath(new URL('money-child.ts', import.meta.url));
const MEMBERS = 4;
const KILLS = count('gatewayKills');

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

interface Gateway {
  readonly child: ChildProcess;
  readonly door: Stage['door'];
  readonly round: Stage['round'];
  readonly client: () => SignedClient;
  /** Resolves when it has answered as many calls more: the rest are then under way. */
  readonly answers: (count: number) => Promise<void>;
  /** What the gateway said of things that should never happen. */
  readonly faults: () => string;
  kill(): Promise<void>;
}

async function start(port: number, where: string): Promise<Gateway> {
  const child = spawn(
    process.execPath,
    ['--conditions=@courtside/source', CHILD, String(port), where],
    { env: { PATH: process.env['PATH'] ?? '' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  running.add(child);
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => resolve());
    child.on('exit', () => reject(new Error(`It did not start: ${said}`)));
  });
  const base = `http://127.0.0.1:${port}`;
  const heard = new EventEmitter();
  async function call(...args: Parameters<typeof fetch>): Promise<Response> {
    const response = await fetch(...args);
    heard.emit('answer');
    return response;
  }
  const post = async (path: string, body: object): Promise<unknown> =>
    (await call(base + path, { method: 'POST', body: JSON.stringify(body) })).json();
  return {
    child,
    faults: () => said,
    answers: (count) =>
      new Promise((resolve) => {
        let left = count;
        const hear = () => {
          left -= 1;
          if (left > 0) return;
          heard.off('answer', hear);
          resolve();
        };
        heard.on('answer', hear);
      }),
    client: () =>
      signedClient(async (request) => {
        const text = await request.text();
        return call(request.url.replace('http://gateway.test', base), {
          method: request.method,
          headers: request.headers,
          ...(request.method === 'GET' ? {} : { body: text }),
        });
      }, KEYS),
    round: (body) => post('/game/demo/round', body),
    door: async <T>(method: string, path: string, body?: unknown) => {
      const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
      return (await (await call(`${base}/__sandbox${path}`, init)).json()) as T;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
      running.delete(child);
    },
  };
}

/** Members as a gateway sees them; those who are there keep their money. */
async function stageOf(gateway: Gateway, before?: Stage): Promise<Stage> {
  const clients: SignedClient[] = [];
  const cards: string[] = [];
  for (let i = 0; i < MEMBERS; i += 1) {
    const client = gateway.client();
    const { token } = await gateway.door<{ token: string }>('POST', '/members', {
      name: `money${i}`,
      phone: `1380000000${i}`,
      realName: '林晓岚',
      // The same for each gateway: a new session would end the one before.
      token: `token-of-member-${i}`,
      ...(before === undefined ? { balance: '5000' } : {}),
      cards: [{ kind: 'alipay', number: `1390000000${i}` }],
    });
    client.use(token);
    clients.push(client);
    const { data } = await client.get<{ list: { cardId: string }[] }>(
      '/fd/api/v1/bankCard/queryMemberBanksInfoList',
    );
    cards.push(data.list[0]?.cardId ?? '');
  }
  const { door, round } = gateway;
  return {
    clients,
    cards,
    door,
    round,
    tickets: before?.tickets ?? [],
    deposits: before?.deposits ?? [],
  };
}

const inOrder = { sum: '0', balances: '0', wrong: 0, halfDone: 0 };

/** Everything at once, so that the kill meets some of it half way. */
const flood = (stages: readonly Stage[], steps: readonly MoneyStep[]): Promise<unknown> =>
  Promise.allSettled(
    steps.map((step, i) => {
      const stage = stages[i % stages.length];
      return stage === undefined ? undefined : play(stage, step);
    }),
  );

/** Of the kinds that do not stop the clock of the others. */
const steps = (seed: number, count: number): MoneyStep[] =>
  fc
    .sample(moneyStep(MEMBERS), { numRuns: count * 2, seed })
    .filter((step) => step.kind !== 'advance' && step.kind !== 'finish')
    .slice(0, count);

test('a gateway that is killed in the middle of everything comes back with its books in order @money', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'sandbox-kill-'));
  const where = join(dir, 'pg');
  let stage: Stage | undefined;
  try {
    for (let life = 0; life < KILLS; life += 1) {
      const gateway = await start(await freePort(), where);
      expect(await gateway.door('GET', '/ledger')).toMatchObject(inOrder);
      stage = await stageOf(gateway, stage);
      const some = gateway.answers(10 + life * 15);
      const underway = flood([stage], steps(life + 1, 40));
      await Promise.race([some, underway]);
      await gateway.kill();
      await underway;
    }
    const last = await start(await freePort(), where);
    await last.door('POST', '/clock', { advanceMs: 20 * 60_000 });
    const books = await last.door<{ accounts: number }>('GET', '/ledger');
    expect(books).toMatchObject(inOrder);
    // House, clearing, and each member's wallet and locks: the killed lives did leave something.
    expect(books.accounts).toBeGreaterThan(2 + MEMBERS * 2);
    await last.kill();
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}, 200_000);

// Makes a database of its own on the server that continuous integration gives.
test.runIf(testServer() !== '')(
  'two gateways on one Postgres, one of them killed and started again, keep one set of books @money',
  async () => {
    const database = await newDatabase({ server: testServer(), start: 'courtside_money' });
    onTestFinished(database.drop);
    const [first, second] = [await freePort(), await freePort()];
    const one = await start(first, database.url);
    let two = await start(second, database.url);
    let stages = [await stageOf(one)];
    stages.push(await stageOf(two, stages[0]));
    for (let turn = 0; turn < count('postgresKills'); turn += 1) {
      const some = two.answers(10 + turn * 10);
      const underway = flood(stages, steps(100 + turn, 40));
      await Promise.race([some, underway]);
      await two.kill();
      await underway;
      expect(await one.door('GET', '/ledger')).toMatchObject(inOrder);
      two = await start(second, database.url);
      stages = [stages[0] as Stage, await stageOf(two, stages[0])];
    }
    await flood(stages, steps(200, 40));
    await Promise.all(
      [one, two].map((each) => each.door('POST', '/clock', { advanceMs: 600_000 })),
    );
    await one.door('POST', '/clock', { advanceMs: 600_000 });
    for (const each of [one, two]) {
      expect(await each.door('GET', '/ledger')).toMatchObject(inOrder);
      await each.kill();
      expect(each.faults()).toBe('');
    }
  },
  180_000,
);
