import { count } from '@courtside/tooling/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../src/db/db.ts';
import { emptyDatabase } from './empty-database.ts';
import {
  balanceOf,
  checkLedger,
  CLEARING,
  HOUSE,
  InsufficientFunds,
  lockedOf,
  openHouse,
  openMember,
  post,
  type Posting,
  walletOf,
} from '../src/ledger/ledger.ts';

let db: Db;
beforeAll(async () => {
  db = await emptyDatabase();
  await openHouse(db);
  for (const id of ['1', '2']) await openMember(db, id);
});
afterAll(() => db.close());

const step = fc.record({
  kind: fc.constantFrom('deposit', 'stake', 'win', 'lose', 'refund'),
  member: fc.constantFrom('1', '2'),
  fen: fc.bigInt(1n, 100_000n),
});

function postings(kind: string, id: string, fen: bigint): Posting[] {
  if (kind === 'deposit')
    return [
      [CLEARING, -fen],
      [walletOf(id), fen],
    ];
  if (kind === 'stake')
    return [
      [walletOf(id), -fen],
      [lockedOf(id), fen],
    ];
  if (kind === 'refund')
    return [
      [lockedOf(id), -fen],
      [walletOf(id), fen],
    ];
  if (kind === 'lose')
    return [
      [lockedOf(id), -fen],
      [HOUSE, fen],
    ];
  return [
    [lockedOf(id), -fen],
    [HOUSE, -fen],
    [walletOf(id), fen * 2n],
  ];
}

test('the ledger sums to zero and no wallet is negative, under any order of concurrent events @money', async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      await Promise.all(
        steps.map(({ kind, member, fen }) => {
          number += 1;
          const entry = { kind: 'adjust', ref: `step:${number}`, wall: 0, site: 0 } as const;
          return db
            .transaction((tx) => post(tx, entry, postings(kind, member, fen)))
            .catch((fault: unknown) => expect(fault).toBeInstanceOf(InsufficientFunds));
        }),
      );
      expect(await checkLedger(db)).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
    }),
    { numRuns: count('ledgerRuns') },
  );
});

test('the database itself refuses an entry that does not balance, a debt, and a second entry of one name @money', async () => {
  const before = await balanceOf(db, HOUSE);
  const write = (ref: string, lines: Posting[]) =>
    db.transaction((tx) => post(tx, { kind: 'adjust', ref, wall: 0, site: 0 }, lines));
  await expect(write('uneven', [[HOUSE, 5n]])).rejects.toThrow('does not balance');
  await write('twice', [
    [HOUSE, 1n],
    [CLEARING, -1n],
  ]);
  await expect(
    write('twice', [
      [HOUSE, 1n],
      [CLEARING, -1n],
    ]),
  ).rejects.toThrow('duplicate');
  await expect(
    db.query(`UPDATE accounts SET balance = -1 WHERE id = $1`, [walletOf('1')]),
  ).rejects.toThrow('never_negative');
  expect(await balanceOf(db, HOUSE)).toBe(before + 1n);
});
