import { randomUUID } from 'node:crypto';
import { count } from '@courtside/tooling/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../src/db/db.ts';
import { toBig } from '../src/db/db.ts';
import { checkLedger } from '../src/ledger/ledger.ts';
import { emptyDatabase } from './empty-database.ts';
import { openSandbox, type TestSandbox } from './harness.ts';
import { mortal } from './mortal-db.ts';

const VENUES = ['QFDZ', 'KXZR', 'HWBY'] as const;
const CHOICE = { QFDZ: 'spin', KXZR: 'tiger', HWBY: 'small' } as const;
const START = 500_000n;

let base: Db;
let site: TestSandbox;
const life = { statements: Number.POSITIVE_INFINITY };
beforeAll(async () => {
  base = await emptyDatabase();
  site = await openSandbox({ db: mortal(base, life) });
});
afterAll(async () => {
  // What was killed was told of as a fault, which `stop` would fail for.
  await site.sandbox.close();
  await base.close();
});

const step = fc.record({
  kind: fc.constantFrom('launch', 'round', 'round', 'round', 'in', 'out', 'recycle', 'auto'),
  venue: fc.constantFrom(...VENUES),
  yuan: fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 3000, max: 9000 })),
  /** Sent this often at once under one key. */
  times: fc.constantFrom(1, 1, 2, 3),
  /** After how many statements the gateway dies; more than any call takes is never. */
  dies: fc.integer({ min: 1, max: 60 }),
});

let members = 0;
let killed = 0;

/** What a member has in all wallets, in fen. */
async function wealth(memberId: string): Promise<bigint> {
  const [row] = await base.query(
    `SELECT COALESCE(SUM(balance), 0)::text AS sum FROM accounts
     WHERE kind IN ('wallet', 'venue') AND strpos(id, $1) > 0`,
    [memberId],
  );
  return toBig(row?.['sum']);
}

test('however rounds, transfers, cuts and kills follow one another, no money is made, lost or moved twice @money', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      members += 1;
      const { userId, token } = await site.door<{ userId: string; token: string }>(
        'POST',
        '/members',
        { name: `games${members}`, balance: '5000.00' },
      );
      const client = site.client();
      client.use(token);
      const [before] = [await wealth(userId)];
      expect(before).toBe(START);
      const tickets: Partial<Record<string, string>> = {};
      const keys: string[] = [];
      const requestOf = ({ kind, venue, yuan }: (typeof steps)[number]) => {
        const [key, amount] = [randomUUID(), `${yuan}.00`];
        switch (kind) {
          case 'launch':
            return async () => {
              const { data } = await client.call<{ url: string } | null>(
                '/game/api/v1/venue/launch',
                { enName: venue },
              );
              tickets[venue] = data?.url.split('ticket=')[1] ?? tickets[venue] ?? '';
            };
          case 'round': {
            const ticket = tickets[venue] ?? '0'.repeat(48);
            keys.push(key);
            const body = JSON.stringify({ ticket, stake: amount, choice: CHOICE[venue], key });
            return () =>
              site.sandbox.fetch(
                new Request('http://gateway.test/game/demo/round', { method: 'POST', body }),
              );
          }
          case 'in':
          case 'out': {
            const ty = kind === 'in' ? '1' : '2';
            const move = { channelCode: venue, amount, ty, key };
            return () => client.call('/fd/api/v1/transfer/utcTransfer', move);
          }
          case 'recycle':
            return () => client.call('/game/api/v1/venue/recycle', { key });
          case 'auto':
            return () =>
              client.call('/game/api/v1/status/setAutoTransferStatus', { status: yuan % 2 });
        }
      };
      const moves = async () => {
        const [row] = await base.query(
          'SELECT COUNT(*)::int AS n FROM wallet_moves WHERE member_id = $1',
          [userId],
        );
        return Number(row?.['n']);
      };
      for (const each of steps) {
        const movedBefore = await moves();
        const send = requestOf(each);
        const sent = Array.from({ length: each.times }, () => send);
        life.statements = each.dies;
        await Promise.allSettled(sent.map((one) => one()));
        if (life.statements <= 0) killed += 1;
        life.statements = Number.POSITIVE_INFINITY;
        // Whose answer was lost asks again under the same key.
        await send();
        const moved = (await moves()) - movedBefore;
        // However often it is sent, a key moves money once: out of each venue at most once where all of it is brought back.
        if (each.kind === 'in' || each.kind === 'out') expect(moved).toBeLessThanOrEqual(1);
        if (each.kind === 'recycle') expect(moved).toBeLessThanOrEqual(VENUES.length);
        if (each.kind === 'launch') expect(moved).toBeLessThanOrEqual(1);
        if (each.kind === 'round' || each.kind === 'auto') expect(moved).toBe(0);
        expect(await checkLedger(base)).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
      }
      const [row] = await base.query(
        `SELECT COUNT(*)::int AS n, COALESCE(SUM(payout - stake), 0)::text AS won
         FROM game_rounds WHERE member_id = $1`,
        [userId],
      );
      expect(await wealth(userId)).toBe(START + toBig(row?.['won']));
      expect(Number(row?.['n'])).toBeLessThanOrEqual(keys.length);
    }),
    { numRuns: count('gameSequences'), endOnFailure: true },
  );
  expect(killed).toBeGreaterThan(count('gameSequences') / 2);
}, 570_000);
