import { randomBytes } from 'node:crypto';
import { type Db, type Queryable, toNumber, toText } from '../db/db.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { sha256Hex } from '../wire/signature.ts';
import { deviceLabel } from './device-label.ts';
import type { Member } from './members.ts';
import { placeOf } from './place-of.ts';
import { endSessionsOn } from './sessions.ts';

const ASKED_MS = 15 * 60_000;
const AWAY_MS = 30 * 24 * 3_600_000;
const MOST_DEVICES = 5;
const RISKY_AFTER = 3;

export interface Seen {
  readonly device: string;
  readonly ip: string;
  /** Browser and system, from the request. */
  readonly agent?: string;
}

/** A device that the member may remove in favour of another one. */
export interface ListedDevice {
  readonly id: string;
  readonly label: string;
  readonly place: string;
  readonly lastAt: number;
}

/** The devices of members, and the risk of their logins. */
export interface Devices {
  /**
   * The reason why a login with the right password must be verified, or undefined. Only members with a bound phone are
   * asked, as others have no means of verification. A member without any login yet is trusted on the first device.
   */
  risk(member: Member, seen: Seen, failures: number): Promise<number | undefined>;
  /** Whether one more device would exceed the limit. */
  full(member: Member, device: string): Promise<boolean>;
  isKnown(memberId: string, device: string): Promise<boolean>;
  trust(memberId: string, seen: Seen): Promise<void>;
  /** Devices that count towards the member's limit, the last used first. */
  list(memberId: string): Promise<ListedDevice[]>;
  /** Removes a device of the list, and ends its sessions. @returns false for one that is not in the list */
  remove(memberId: string, id: string): Promise<boolean>;
  /** Removes all devices but this one. */
  keepOnly(tx: Queryable, memberId: string, device: string): Promise<void>;
  /** Records that a login from this device waits for a code. */
  ask(name: string, device: string): Promise<void>;
  /** Whether a login waits; it does so for a quarter of an hour. */
  asked(name: string, device: string): Promise<boolean>;
  /** Counts a wrong phone number. */
  miss(name: string, device: string): Promise<number>;
  /** The ticket that replaces the code of a waiting login, once the code is used up. */
  ticket(name: string, device: string): Promise<string>;
  /** Whether this is the ticket of a waiting login. */
  holds(name: string, device: string, ticket: string): Promise<boolean>;
  answered(name: string, device: string): Promise<void>;
}

/** A device's own number is half of a secret, so its digest is the public id. */
const idOf = (memberId: string, device: string): string =>
  sha256Hex(`${memberId}:${device}`).slice(0, 32);

export function createDevices(db: Db, clock: SiteClock): Devices {
  const wall = (): number => Math.floor(clock.wall());
  const isKnown = async (memberId: string, device: string): Promise<boolean> =>
    (
      await db.query('SELECT 1 AS one FROM known_devices WHERE member_id = $1 AND device = $2', [
        memberId,
        device,
      ])
    ).length > 0;

  return {
    isKnown,
    async risk(member, { device, ip }, failures) {
      if (member.phone === null) return undefined;
      const [row] = await db.query(
        'SELECT COUNT(*)::int AS n, MAX(last_wall)::text AS last FROM known_devices WHERE member_id = $1',
        [member.id],
      );
      if (toNumber(row?.['n']) === 0) return undefined;
      const here = await isKnown(member.id, device);
      const addresses = await db.query(
        'SELECT 1 AS one FROM known_addresses WHERE member_id = $1 AND ip = $2',
        [member.id, ip],
      );
      const usual = addresses.length > 0;
      if (!here) return usual ? 6026 : 6027;
      if (!usual) return 6025;
      if (failures >= RISKY_AFTER) return 6029;
      return wall() - toNumber(row?.['last']) > AWAY_MS ? 6028 : undefined;
    },
    async full(member, device) {
      if (member.phone === null || (await isKnown(member.id, device))) return false;
      const [row] = await db.query(
        'SELECT COUNT(*)::int AS n FROM known_devices WHERE member_id = $1 AND last_wall > $2',
        [member.id, wall() - AWAY_MS],
      );
      return toNumber(row?.['n']) >= MOST_DEVICES;
    },
    async trust(memberId, { device, ip, agent = '' }) {
      await db.query(
        `INSERT INTO known_devices (member_id, device, last_wall, label, ip) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (member_id, device) DO UPDATE SET last_wall = $3, label = $4, ip = $5`,
        [memberId, device, wall(), deviceLabel(agent), ip],
      );
      await db.query(
        `INSERT INTO known_addresses (member_id, ip, last_wall) VALUES ($1, $2, $3)
         ON CONFLICT (member_id, ip) DO UPDATE SET last_wall = $3`,
        [memberId, ip, wall()],
      );
    },
    async list(memberId) {
      const rows = await db.query(
        `SELECT device, label, ip, last_wall::text AS last FROM known_devices
         WHERE member_id = $1 AND last_wall > $2 ORDER BY last_wall DESC, device`,
        [memberId, wall() - AWAY_MS],
      );
      return rows.map((row) => ({
        id: idOf(memberId, toText(row['device'])),
        // Logins from before labels were stored have none.
        label: toText(row['label']) || deviceLabel(''),
        place: placeOf(toText(row['ip'])),
        lastAt: toNumber(row['last']),
      }));
    },
    async remove(memberId, id) {
      const rows = await db.query('SELECT device FROM known_devices WHERE member_id = $1', [
        memberId,
      ]);
      const row = rows.find((each) => idOf(memberId, toText(each['device'])) === id);
      if (row === undefined) return false;
      const device = toText(row['device']);
      await db.transaction(async (tx) => {
        await tx.query('DELETE FROM known_devices WHERE member_id = $1 AND device = $2', [
          memberId,
          device,
        ]);
        await endSessionsOn(tx, memberId, device);
      });
      return true;
    },
    async keepOnly(tx, memberId, device) {
      await tx.query('DELETE FROM known_devices WHERE member_id = $1 AND device <> $2', [
        memberId,
        device,
      ]);
    },
    async ask(name, device) {
      await db.query(
        `INSERT INTO login_checks (name_key, device, at_wall) VALUES ($1, $2, $3)
         ON CONFLICT (name_key, device) DO UPDATE SET at_wall = $3, ticket = NULL,
           misses = CASE WHEN login_checks.at_wall > $4 THEN login_checks.misses ELSE 0 END`,
        [name.toLowerCase(), device, wall(), wall() - ASKED_MS],
      );
    },
    async asked(name, device) {
      const rows = await db.query(
        'SELECT 1 AS one FROM login_checks WHERE name_key = $1 AND device = $2 AND at_wall > $3',
        [name.toLowerCase(), device, wall() - ASKED_MS],
      );
      return rows.length > 0;
    },
    async miss(name, device) {
      const [row] = await db.query(
        'UPDATE login_checks SET misses = misses + 1 WHERE name_key = $1 AND device = $2 RETURNING misses',
        [name.toLowerCase(), device],
      );
      return toNumber(row?.['misses']);
    },
    async ticket(name, device) {
      const ticket = randomBytes(16).toString('hex');
      await db.query(
        'UPDATE login_checks SET ticket = $3, at_wall = $4 WHERE name_key = $1 AND device = $2',
        [name.toLowerCase(), device, sha256Hex(ticket), wall()],
      );
      return ticket;
    },
    async holds(name, device, ticket) {
      const rows = await db.query(
        'SELECT 1 AS one FROM login_checks WHERE name_key = $1 AND device = $2 AND ticket = $3 AND at_wall > $4',
        [name.toLowerCase(), device, sha256Hex(ticket), wall() - ASKED_MS],
      );
      return rows.length > 0;
    },
    async answered(name, device) {
      await db.query('DELETE FROM login_checks WHERE name_key = $1 AND device = $2', [
        name.toLowerCase(),
        device,
      ]);
    },
  };
}
