import type { Db } from './db.ts';
import { first } from './migrations/001-first.ts';
import { funds } from './migrations/002-funds.ts';
import { members } from './migrations/003-members.ts';
import { chat } from './migrations/004-chat.ts';
import { promotions } from './migrations/005-promotions.ts';
import { games } from './migrations/006-games.ts';
import { play } from './migrations/007-play.ts';
import { logins } from './migrations/011-logins.ts';
import { sessions } from './migrations/014-sessions.ts';
import { givenUpOrders } from './migrations/015-given-up-orders.ts';
import { captchaCounts } from './migrations/016-captcha-counts.ts';
import { agreements } from './migrations/017-agreements.ts';
import { pinnedNotices } from './migrations/018-pinned-notices.ts';
import { depositTimes } from './migrations/019-deposit-times.ts';
import { blockReasons } from './migrations/020-block-reasons.ts';
import { sports } from './migrations/009-sports.ts';
import { devices } from './migrations/010-devices.ts';
import { deposits } from './migrations/013-deposits.ts';
import { tickets } from './migrations/008-tickets.ts';
import { withdrawals } from './migrations/012-withdrawals.ts';

/** In order, one file each; each runs once. Never edit a released migration: add another one. */
const MIGRATIONS: readonly string[] = [
  first,
  funds,
  members,
  chat,
  promotions,
  games,
  play,
  tickets,
  sports,
  devices,
  logins,
  withdrawals,
  deposits,
  sessions,
  givenUpOrders,
  captchaCounts,
  agreements,
  pinnedNotices,
  depositTimes,
  blockReasons,
];

export async function migrate(db: Db): Promise<void> {
  await db.exec('CREATE TABLE IF NOT EXISTS migrations (number INT PRIMARY KEY)');
  for (const [index, sql] of MIGRATIONS.entries()) {
    const number = index + 1;
    const rows = await db.query('SELECT number FROM migrations WHERE number = $1', [number]);
    if (rows.length > 0) continue;
    await db.exec(`BEGIN; ${sql}; INSERT INTO migrations (number) VALUES (${number}); COMMIT;`);
  }
}

/** Removes everything from the database, for `--fresh` on a shared one. */
export async function wipe(db: Db): Promise<void> {
  await db.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public;');
}
