import { randomBytes } from 'node:crypto';
import { type Db, type Queryable, toNumber, toText } from '../db/db.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { sha256Hex } from '../wire/signature.ts';

const LIFE_MS = 24 * 3_600_000;

/** One live session per device of a member: a new one ends the earlier one. Only the hash of a token is stored. */
export interface Sessions {
  /** @param device the session's device; empty for a session that a test opens */
  open(memberId: string, device: string, token?: string): Promise<string>;
  memberOf(token: string): Promise<string | undefined>;
  close(token: string): Promise<void>;
  closeAll(memberId: string): Promise<void>;
  /** @returns the devices of the closed sessions */
  closeOthers(memberId: string, token: string): Promise<string[]>;
  /** Number of other open sessions. */
  countOthers(memberId: string, token: string): Promise<number>;
}

/** Ends the sessions on a device that may no longer be used. */
export async function endSessionsOn(
  tx: Queryable,
  memberId: string,
  device: string,
): Promise<void> {
  await tx.query('UPDATE sessions SET ended = TRUE WHERE member_id = $1 AND device = $2', [
    memberId,
    device,
  ]);
}

export function createSessions(db: Db, clock: SiteClock): Sessions {
  const end = 'UPDATE sessions SET ended = TRUE WHERE';
  return {
    async open(memberId, device, token = randomBytes(32).toString('hex')) {
      await db.transaction(async (tx) => {
        await endSessionsOn(tx, memberId, device);
        await tx.query(
          `INSERT INTO sessions (token_hash, member_id, expires_wall, device) VALUES ($1, $2, $3, $4)
           ON CONFLICT (token_hash) DO UPDATE SET member_id = $2, expires_wall = $3, device = $4, ended = FALSE`,
          [sha256Hex(token), memberId, Math.floor(clock.wall()) + LIFE_MS, device],
        );
      });
      return token;
    },
    async memberOf(token) {
      if (token === '') return undefined;
      const [row] = await db.query(
        'SELECT member_id FROM sessions WHERE token_hash = $1 AND NOT ended AND expires_wall > $2',
        [sha256Hex(token), Math.floor(clock.wall())],
      );
      return row && toText(row['member_id']);
    },
    async close(token) {
      const [row] = await db.query(`${end} token_hash = $1 RETURNING member_id`, [
        sha256Hex(token),
      ]);
      if (row === undefined) return;
      // Ends the open games, unless the member is logged in elsewhere too.
      await db.query(
        `UPDATE game_tickets SET ended = TRUE WHERE member_id = $1 AND NOT ended AND NOT EXISTS (
           SELECT 1 FROM sessions WHERE member_id = $1 AND NOT ended AND expires_wall > $2)`,
        [toText(row['member_id']), Math.floor(clock.wall())],
      );
    },
    async closeAll(memberId) {
      await db.query(`${end} member_id = $1`, [memberId]);
    },
    async closeOthers(memberId, token) {
      const ended = await db.query(
        `${end} member_id = $1 AND token_hash <> $2 AND NOT ended AND expires_wall > $3 RETURNING device`,
        [memberId, sha256Hex(token), Math.floor(clock.wall())],
      );
      return ended.map((row) => toText(row['device']));
    },
    async countOthers(memberId, token) {
      const [row] = await db.query(
        `SELECT COUNT(*)::int AS n FROM sessions
         WHERE member_id = $1 AND token_hash <> $2 AND NOT ended AND expires_wall > $3`,
        [memberId, sha256Hex(token), Math.floor(clock.wall())],
      );
      return toNumber(row?.['n']);
    },
  };
}
