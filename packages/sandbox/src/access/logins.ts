import { type Db, toNumber, toText } from '../db/db.ts';
import type { Schemas } from '../gateway-call.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { deviceLabel } from './device-label.ts';
import type { Seen } from './devices.ts';
import { placeOf } from './place-of.ts';

const MOST_SHOWN = 20;

/** Times, places and devices of members' logins. */
export interface Logins {
  note(memberId: string, seen: Seen): Promise<void>;
  /** @param seen the requesting device, which is the first of the list, known or not */
  list(
    memberId: string,
    seen: Seen,
  ): Promise<{ devices: Schemas['LoginDevice'][]; logins: Schemas['LoginRecord'][] }>;
  /** Removes every device but this one. @returns the removed ones */
  forgetOthers(memberId: string, device: string): Promise<string[]>;
}

export function createLogins(db: Db, clock: SiteClock): Logins {
  const now = (): number => Math.floor(clock.site());
  return {
    async note(memberId, { device, ip, agent = '' }) {
      await db.query(
        'INSERT INTO logins (member_id, device, label, ip, at_site) VALUES ($1, $2, $3, $4, $5)',
        [memberId, device, deviceLabel(agent), ip, now()],
      );
    },
    async list(memberId, seen) {
      const rows = await db.query(
        'SELECT label, ip, at_site::text AS at FROM logins WHERE member_id = $1 ORDER BY number DESC LIMIT $2',
        [memberId, MOST_SHOWN],
      );
      // A removed device has logins, but is no longer known.
      const known = await db.query(
        `SELECT DISTINCT ON (device) device, logins.label, logins.ip, at_site::text AS at
         FROM logins JOIN known_devices USING (member_id, device)
         WHERE member_id = $1 ORDER BY device, number DESC`,
        [memberId],
      );
      const here = known.find((row) => row['device'] === seen.device);
      const others = known.filter((row) => row !== here);
      const told = (row: (typeof known)[number]) => ({
        label: toText(row['label']),
        place: placeOf(toText(row['ip'])),
        lastAt: toNumber(row['at']),
        current: row === here,
      });
      return {
        devices: [
          here === undefined
            ? {
                label: deviceLabel(seen.agent ?? ''),
                place: placeOf(seen.ip),
                lastAt: now(),
                current: true,
              }
            : told(here),
          ...others.map(told).toSorted((a, b) => b.lastAt - a.lastAt),
        ],
        logins: rows.map((row) => ({
          at: toNumber(row['at']),
          place: placeOf(toText(row['ip'])),
          ip: toText(row['ip']),
          label: toText(row['label']),
        })),
      };
    },
    async forgetOthers(memberId, device) {
      const gone = await db.query(
        'DELETE FROM known_devices WHERE member_id = $1 AND device <> $2 RETURNING device',
        [memberId, device],
      );
      return gone.map((row) => toText(row['device']));
    },
  };
}
