import { randomBytes } from 'node:crypto';
import { type Db, toText } from '../db/db.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { sha256Hex } from '../wire/signature.ts';

const LIFE_MS = 24 * 3_600_000;

/** One live session a member: a new one ends the others. Only the hash of a token is kept. */
export interface Sessions {
  open(memberId: string, token?: string): Promise<string>;
  memberOf(token: string): Promise<string | undefined>;
  close(token: string): Promise<void>;
  closeAll(memberId: string): Promise<void>;
}

export function createSessions(db: Db, clock: SiteClock): Sessions {
  const end = 'UPDATE sessions SET ended = TRUE WHERE';
  return {
    async open(memberId, token = randomBytes(32).toString('hex')) {
      await db.transaction(async (tx) => {
        await tx.query(`${end} member_id = $1`, [memberId]);
        await tx.query(
          `INSERT INTO sessions (token_hash, member_id, expires_wall) VALUES ($1, $2, $3)
           ON CONFLICT (token_hash) DO UPDATE SET member_id = $2, expires_wall = $3, ended = FALSE`,
          [sha256Hex(token), memberId, Math.floor(clock.wall()) + LIFE_MS],
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
      await db.query(`${end} token_hash = $1`, [sha256Hex(token)]);
    },
    async closeAll(memberId) {
      await db.query(`${end} member_id = $1`, [memberId]);
    },
  };
}
