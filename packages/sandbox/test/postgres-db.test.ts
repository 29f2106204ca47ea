import { testServer } from '@courtside/tooling/database';
import { expect, onTestFinished, test } from 'vitest';
import { postgresDb } from '../src/db/postgres-db.ts';
import type { Queryable } from '../src/db/db.ts';

const url = testServer();
const BURST = 120;
const ACCOUNTS = 6;

test.runIf(url !== '')(
  'a burst on one account from two gateways: each booking is made, none gives up @money',
  async () => {
    const table = `burst_${process.pid}`;
    const gateways = [postgresDb(url), postgresDb(url)];
    const [first] = gateways as [(typeof gateways)[0]];
    onTestFinished(async () => {
      await first.exec(`DROP TABLE IF EXISTS ${table}`);
      await Promise.all(gateways.map((each) => each.close()));
    });
    await first.exec(
      `DROP TABLE IF EXISTS ${table};
       CREATE TABLE ${table} (id INT PRIMARY KEY, amount BIGINT NOT NULL);
       INSERT INTO ${table} SELECT id, 0 FROM generate_series(1, ${ACCOUNTS}) id`,
    );
    const book = (member: number) => async (tx: Queryable) => {
      await tx.query(`SELECT sum(amount) FROM ${table}`);
      await tx.query(`UPDATE ${table} SET amount = amount + 1 WHERE id = $1`, [member]);
      await tx.query(`UPDATE ${table} SET amount = amount - 1 WHERE id = 1`);
    };
    const made = await Promise.allSettled(
      Array.from({ length: BURST }, (_, i) =>
        (gateways[i % 2] ?? first).transaction(book(2 + (i % (ACCOUNTS - 1)))),
      ),
    );
    expect(made.filter(({ status }) => status === 'rejected')).toEqual([]);
    const [house] = await first.query(`SELECT amount FROM ${table} WHERE id = 1`);
    expect(house).toEqual({ amount: String(-BURST) });
  },
);

test.runIf(url !== '')('what a transaction throws is thrown, and the next one runs', async () => {
  const db = postgresDb(url);
  await expect(
    db.transaction(() => Promise.reject(new Error('a rule of the gateway'))),
  ).rejects.toThrow('a rule of the gateway');
  await expect(db.transaction((tx) => tx.query('SELECT 1 AS one'))).resolves.toEqual([{ one: 1 }]);
  await db.close();
});
