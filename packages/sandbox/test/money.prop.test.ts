import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from '@courtside/tooling/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '../src/db/db.ts';
import { pgliteDb } from '../src/db/pglite-db.ts';
import { halfDone } from '../src/funds/check-orders.ts';
import { checkLedger } from '../src/ledger/ledger.ts';
import { emptyDatabase } from './empty-database.ts';
import { openSandbox, type TestSandbox } from './harness.ts';
import { passwords } from './money-members.ts';
import { moneyStep, type MoneyStep, play, type Stage } from './money-steps.ts';
import { mortal } from './mortal-db.ts';

const MEMBERS = 4;
let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sandbox-money-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

interface World {
  readonly site: TestSandbox;
  readonly stage: Stage;
}

async function open(db: Db, stage?: Stage): Promise<World> {
  const site = await openSandbox({
    db,
    withdrawalPasswords: passwords().port,
    betLimits: { duplicates: 'off' },
  });
  const round = async (body: object): Promise<unknown> => {
    const url = 'http://gateway.test/game/demo/round';
    const request = new Request(url, { method: 'POST', body: JSON.stringify(body) });
    return (await site.sandbox.fetch(request)).json();
  };
  const clients = Array.from({ length: MEMBERS }, () => site.client());
  const cards: string[] = [];
  for (const [i, client] of clients.entries()) {
    const { token } = await site.door<{ token: string }>('POST', '/members', {
      name: `money${i}`,
      phone: `1380000000${i}`,
      realName: '林晓岚',
      ...(stage === undefined ? { balance: '5000' } : {}),
      cards: [{ kind: 'alipay', number: `1390000000${i}` }],
    });
    client.use(token);
    const { data } = await client.get<{ list: { cardId: string }[] }>(
      '/fd/api/v1/bankCard/queryMemberBanksInfoList',
    );
    cards.push(data.list[0]?.cardId ?? '');
  }
  return {
    site,
    stage: {
      clients,
      cards,
      round,
      door: site.door,
      tickets: stage?.tickets ?? [],
      deposits: stage?.deposits ?? [],
    },
  };
}

async function checked(db: Db): Promise<void> {
  const books = { ...(await checkLedger(db)), halfDone: await halfDone(db) };
  expect(books).toMatchObject({ sum: '0', balances: '0', wrong: 0, halfDone: 0 });
}

/** Once nothing is under way any more, every order has come to an end. */
async function settled(site: TestSandbox, db: Db): Promise<void> {
  await site.advance(20 * 60_000);
  const [row] = await db.query(`SELECT
    (SELECT COUNT(*)::int FROM deposits WHERE status = 'waiting') AS deposits,
    (SELECT COUNT(*)::int FROM withdrawals WHERE status IN ('submitted', 'reviewing', 'paying')) AS withdrawals`);
  expect(row).toEqual({ deposits: 0, withdrawals: 0 });
}

test('whatever members do at once and wherever a transaction dies, no money is made, lost or stuck @money', async () => {
  let done = 0;
  let killed = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(moneyStep(MEMBERS), fc.integer({ min: 1, max: 60 })), {
        minLength: 15,
        maxLength: 40,
      }),
      async (steps) => {
        const base = await emptyDatabase();
        const life = { statements: Number.POSITIVE_INFINITY };
        const { site, stage } = await open(mortal(base, life));
        for (let i = 0; i < steps.length; i += 3) {
          const together = steps.slice(i, i + 3);
          // The count may run out in the middle of one of these, or not at all.
          life.statements = together[0]?.[1] ?? 0;
          await Promise.all(together.map(([step]) => play(stage, step)));
          if (life.statements <= 0) killed += 1;
          life.statements = Number.POSITIVE_INFINITY;
          await checked(base);
          done += together.length;
        }
        await settled(site, base);
        await checked(base);
        await site.sandbox.close();
        await base.close();
      },
    ),
    { numRuns: count('moneySequences'), endOnFailure: true },
  );
  expect(done).toBeGreaterThanOrEqual(15 * count('moneySequences'));
  expect(killed).toBeGreaterThanOrEqual(Math.ceil(count('moneySequences') / 2));
}, 400_000);

test('a gateway that is closed and opened on the same folder goes on with every order @money', async () => {
  const steps = fc.sample(moneyStep(MEMBERS), { numRuns: 60, seed: 7 });
  let kept: Stage | undefined;
  for (let part = 0; part < 3; part += 1) {
    const db = await pgliteDb(join(dir, 'pg'));
    const { site, stage } = await open(db, kept);
    kept = stage;
    await checked(db);
    for (const step of steps.slice(part * 20, part * 20 + 20)) await play(stage, step);
    // A deposit and a withdrawal are under way when it ends.
    const underway = { who: part, venue: 'QFDZ', times: 1 } as const;
    const last: MoneyStep[] = [
      { ...underway, kind: 'pay', yuan: 500 },
      { ...underway, kind: 'withdraw', yuan: 100 },
    ];
    for (const step of last) await play(stage, step);
    if (part === 2) await settled(site, db);
    await checked(db);
    await site.stop();
    await db.close();
  }
  expect(kept?.deposits.filter((id) => id !== '')).not.toEqual([]);
}, 120_000);
