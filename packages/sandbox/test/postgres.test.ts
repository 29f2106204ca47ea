import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newDatabase, testServer } from '@courtside/tooling/database';
import { freePort } from '@courtside/tooling/machine';
import { expect, onTestFinished, test } from 'vitest';
import { siteKeys } from '../src/wire/keys.ts';
import { balance, CALENDAR, type MatchDoor, order, quote } from './harness.ts';
import { type SignedClient, signedClient } from './signed-client.ts';

const CLI = fileURLToPath(new URL('../src/cli.ts', import.meta.url));
const [SIGN, CRYPT] = ['a1'.repeat(32), 'b2'.repeat(32)] as const;

async function instance(url: string, dir: string, ...more: string[]) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [
      '--conditions=@courtside/source',
      CLI,
      '--port',
      String(port),
      '--fixtures',
      dir,
      '--test-doors',
      '--no-drift',
      ...more,
    ],
    {
      env: {
        PATH: process.env['PATH'] ?? '',
        DATABASE_URL: url,
        COURTSIDE_SIGN_KEY: SIGN,
        COURTSIDE_CRYPT_KEY: CRYPT,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => resolve());
    child.on('exit', () => reject(new Error('It did not start')));
  });
  const client = signedClient(
    async (request) =>
      fetch(request.url.replace('http://gateway.test', base), {
        method: request.method,
        headers: request.headers,
        body: await request.text(),
      }),
    siteKeys(SIGN, CRYPT),
  );
  const door = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    return (await (await fetch(`${base}/__sandbox${path}`, init)).json()) as T;
  };
  return { child, ended, client, door };
}

// Needs a server of databases; continuous integration gives one.
test.runIf(testServer() !== '')(
  'two instances on one Postgres keep one set of books @money',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'sandbox-pg-'));
    await writeFile(join(dir, 'cup.json'), JSON.stringify(CALENDAR));
    const database = await newDatabase({ server: testServer(), start: 'courtside_two' });
    onTestFinished(database.drop);
    const one = await instance(database.url, dir, '--fresh');
    const two = await instance(database.url, dir);
    try {
      const { token } = await one.door<{ token: string }>('POST', '/members', {
        name: 'shared1',
        balance: '1000.00',
      });
      one.client.use(token);
      two.client.use(token);
      const either = (i: number): SignedClient => (i % 2 === 0 ? one.client : two.client);
      const matches = await one.door<MatchDoor[]>('GET', '/matches');
      const match = matches.find((each) => each.team_h === 'South Korea') as MatchDoor;

      const request = order(await quote(one.client, match, 'M', 'H'), '100');
      const same = await Promise.all(
        Array.from({ length: 20 }, (_, i) => either(i).sports('placeBet', request)),
      );
      expect(new Set(same.map((each) => each.data.ticket_id)).size).toBe(1);

      // Every other pick of the match once, as the same is taken only once.
      const kinds = (['M', 'R', 'OU', 'HM', 'HR', 'HOU'] as const).flatMap((wtype) =>
        (['H', 'C', 'N'] as const)
          .filter((pick) => (wtype.endsWith('M') ? true : pick !== 'N'))
          .map((pick) => ({ wtype, pick })),
      );
      const others = kinds.filter(({ wtype, pick }) => wtype !== 'M' || pick !== 'H');
      const many = await Promise.all(
        others.map(async ({ wtype, pick }, i) =>
          either(i).sports('placeBet', order(await quote(either(i), match, wtype, pick), '100')),
        ),
      );
      const reasons = many.map((each) => each.data.reason);
      expect(reasons.filter((reason) => reason === null)).toHaveLength(9);
      expect(reasons.filter((reason) => reason === 'balance')).toHaveLength(4);
      expect(await balance(two.client)).toEqual({ free: '0.00', locked: '1000.00' });

      const set = match.endsAt + 1000;
      await Promise.all([one, two].map((each) => each.door('POST', '/clock', { set })));
      expect((await balance(two.client)).locked).toBe('0.00');
      expect(await two.door('GET', '/ledger')).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
    } finally {
      for (const { child, ended } of [one, two]) {
        child.kill('SIGTERM');
        expect(await ended).toBe(0);
      }
      await rm(dir, { recursive: true, force: true });
    }
  },
  60_000,
);
