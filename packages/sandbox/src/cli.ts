#!/usr/bin/env node
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isCourtsideError } from '@courtside/kernel';
import { type CliOptions, cliOptions, USAGE } from './cli-options.ts';
import type { Db } from './db/db.ts';
import { wipe } from './db/migrations.ts';
import { pgliteDb } from './db/pglite-db.ts';
import { postgresDb } from './db/postgres-db.ts';
import { testOfCall } from './doors/test-of-call.ts';
import { loadFixtures } from './football/fixtures.ts';
import { createSandbox } from './sandbox.ts';
import { listen } from './serve.ts';
import { findKeys } from './wire/keys.ts';

async function openDb(options: CliOptions): Promise<Db> {
  if (options.databaseUrl !== undefined) {
    const db = postgresDb(options.databaseUrl);
    if (options.fresh) await wipe(db);
    return db;
  }
  if (options.data === undefined) return pgliteDb();
  const dir = join(options.data, 'pg');
  if (options.fresh) await rm(dir, { recursive: true, force: true });
  await mkdir(options.data, { recursive: true });
  return pgliteDb(dir);
}

/** Logs an unexpected fault, with the name of the test that caused it, if there is one. */
function tell(fault: unknown): void {
  const test = testOfCall();
  if (test === undefined) console.error(fault);
  else console.error(`[test ${test}] %o`, fault);
}

async function main(): Promise<void> {
  const options = cliOptions(process.argv.slice(2), process.env);
  if (options.help) {
    console.log(USAGE);
    return;
  }
  // Cheap mistakes are reported before the database is opened.
  const keys = await findKeys(process.env, options.data);
  const { fixtures, competition, at, speed } = options;
  const competitions =
    fixtures === undefined ? undefined : await loadFixtures(fixtures, options.seed);
  const db = await openDb(options);
  const sandbox = await createSandbox({
    db,
    keys,
    seed: options.seed,
    encrypted: options.encrypted,
    testDoors: options.testDoors,
    deposit: options.deposit,
    drift: options.drift,
    market: options.market,
    ...(options.games === undefined ? {} : { games: options.games }),
    ...(options.gameOrigin === undefined ? {} : { gameOrigin: options.gameOrigin }),
    ...(options.captchasPerAddress === undefined
      ? {}
      : { captchaLimits: { address: options.captchasPerAddress } }),
    ...(options.log ? { onRefusal: (refusal) => console.error(JSON.stringify(refusal)) } : {}),
    ...(competitions === undefined ? {} : { competitions }),
    ...(competition === undefined ? {} : { competition }),
    ...(at === undefined ? {} : { at }),
    ...(speed === undefined ? {} : { speed }),
    onFault: tell,
  });
  const server = await listen(sandbox, options.port).catch(async (fault: unknown) => {
    await sandbox.close();
    await db.close();
    throw fault;
  });
  console.log(`courtside-sandbox listening on http://127.0.0.1:${server.port}`);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    // The sandbox first, because it closes the sockets properly.
    await sandbox.close();
    await server.close();
    await db.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((fault: unknown) => {
  // A mistake of the user is one line; a fault of the sandbox has its stack.
  console.error(isCourtsideError(fault) ? `courtside-sandbox: ${fault.message}` : fault);
  process.exit(1);
});
