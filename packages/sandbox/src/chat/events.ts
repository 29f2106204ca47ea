import type { GatewayFrame } from '@courtside/contract';
import { type Db, type Queryable, toNumber, toText } from '../db/db.ts';
import type { SiteClock } from '../time/site-clock.ts';
import type { Frames } from './frames.ts';

const KEEP_MS = 5 * 60_000;
/** An arbitrary number; the lock makes ids follow the order of commits, so that no reader skips one. */
const LOCK = 77_041;

/** A frame for a room, or for every connection. */
export interface ChatEvent {
  /** Null for everyone. */
  readonly rid: string | null;
  readonly frame: string;
}

/** Frames that the instances on one database send to their connections, in one order for all. */
export interface ChatEvents {
  /** Must be called inside the transaction that makes the change. */
  add(tx: Queryable, rid: string | null, frame: GatewayFrame): Promise<void>;
  /** Events added since the last call. */
  next(): Promise<ChatEvent[]>;
  sweep(): Promise<void>;
}

export async function openEvents(db: Db, clock: SiteClock, frames: Frames): Promise<ChatEvents> {
  const [last] = await db.query('SELECT COALESCE(MAX(id), 0)::text AS id FROM chat_events');
  let seen = Number(last?.['id']);
  return {
    async add(tx, rid, frame) {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      await tx.query('INSERT INTO chat_events (rid, frame, at_wall) VALUES ($1, $2, $3)', [
        rid,
        frames.write(frame),
        Math.floor(clock.wall()),
      ]);
    },
    async next() {
      const rows = await db.query(
        'SELECT id, rid, frame FROM chat_events WHERE id > $1 ORDER BY id LIMIT 1000',
        [seen],
      );
      return rows.map((row) => {
        seen = Math.max(seen, toNumber(row['id']));
        const { rid } = row;
        return { rid: typeof rid === 'string' ? rid : null, frame: toText(row['frame']) };
      });
    },
    async sweep() {
      await db.query('DELETE FROM chat_events WHERE at_wall < $1', [
        Math.floor(clock.wall()) - KEEP_MS,
      ]);
    },
  };
}
