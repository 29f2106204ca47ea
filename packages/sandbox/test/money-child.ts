// A gateway of its own process, to be killed: node money-child.ts PORT FOLDER|postgres-url
import { pgliteDb } from '../src/db/pglite-db.ts';
import { postgresDb } from '../src/db/postgres-db.ts';
import { competitionOf } from '../src/football/fixtures.ts';
import { createSandbox } from '../src/sandbox.ts';
import { listen } from '../src/serve.ts';
import { CALENDAR, KEYS } from './harness.ts';
import { passwords } from './money-members.ts';

const [port = '', where = ''] = process.argv.slice(2);
const db = where.startsWith('postgres') ? postgresDb(where) : await pgliteDb(where);
const competition = competitionOf(CALENDAR, 1);
const sandbox = await createSandbox({
  betLimits: { duplicates: 'off' },
  db,
  keys: KEYS,
  competitions: competition === undefined ? [] : [competition],
  testDoors: true,
  drift: false,
  market: 'demo',
  withdrawalPasswords: passwords().port,
  onFault: (fault) => process.stderr.write(`${String(fault)}\n`),
});
await listen(sandbox, Number(port));
process.stdout.write('ready\n');
