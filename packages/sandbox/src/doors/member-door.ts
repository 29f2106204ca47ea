import { addMember, changeMember, memberByName, type NewMember } from '../access/members.ts';
import { md5Hex, sealPassword } from '../access/passwords.ts';
import type { Sessions } from '../access/sessions.ts';
import type { Db } from '../db/db.ts';
import { setMemberFunds } from '../funds/member-funds-door.ts';
import { looseFen } from '../ledger/amount.ts';
import { balanceOf, CLEARING, post, walletOf } from '../ledger/ledger.ts';
import type { Play } from '../play/play.ts';
import { setMemberPromotions } from '../promotions/member-promotions-door.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { type DoorBody, DoorError, number, text } from './input.ts';

export interface MemberDoorParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly sessions: Sessions;
  readonly play: Play;
}

/** Puts a member into the given state; for an existing member, fields that the body leaves out stay. */
export async function upsertMember(
  { db, clock, sessions, play }: MemberDoorParts,
  body: DoorBody,
): Promise<{ userId: string; name: string; token: string }> {
  const name = text(body, 'name');
  if (name === undefined || name === '' || name.length > 30) {
    throw new DoorError('name is missing or too long');
  }
  const password = text(body, 'password');
  const before = await memberByName(db, name);
  const wanted: NewMember = {
    name: before?.name ?? name,
    passwordHash:
      password === undefined && before !== undefined
        ? before.passwordHash
        : await sealPassword(md5Hex(password ?? name)),
    phone: text(body, 'phone') ?? before?.phone ?? null,
    email: text(body, 'email') ?? before?.email ?? null,
    realName: text(body, 'realName') ?? before?.realName ?? null,
    riskCode:
      body['riskCode'] === null ? null : (number(body, 'riskCode') ?? before?.riskCode ?? null),
    device: before?.device ?? '',
    registeredSite: before?.registeredSite ?? clock.site(),
    registeredWall: before?.registeredWall ?? clock.wall(),
  };
  const member = before === undefined ? await addMember(db, wanted) : { ...before, ...wanted };
  if (member === undefined) throw new DoorError('The member was made by somebody else just now');
  if (before !== undefined) await changeMember(db, member);
  if (body['balance'] !== undefined) await setBalance(db, clock, member.id, body['balance']);
  await setMemberFunds({ db, clock }, member.id, body);
  await setMemberPromotions({ db, clock }, member.id, body);
  await setDevices(db, clock, member.id, body['devices']);
  const second = text(body, 'withdrawalPassword');
  if (second !== undefined) {
    await db.query(
      `UPDATE members SET withdrawal_hash = $2, withdrawal_misses = 0, withdrawal_locked_wall = 0 WHERE id = $1`,
      [member.id, await sealPassword(md5Hex(second))],
    );
  }
  await db.query('DELETE FROM login_failures WHERE name_key = $1', [name.toLowerCase()]);
  const { token } = body;
  if (token === false) return { userId: member.id, name: member.name, token: '' };
  if (token !== undefined && (typeof token !== 'string' || token.length < 16)) {
    throw new DoorError('token must be at least 16 characters, or false for no session');
  }
  await play.present(member.id, 'proof');
  return { userId: member.id, name: member.name, token: await sessions.open(member.id, '', token) };
}

/** The member's known devices, by their labels; the last of the list was used last. */
async function setDevices(db: Db, clock: SiteClock, id: string, value: unknown): Promise<void> {
  if (value === undefined) return;
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string')) {
    throw new DoorError('devices must be a list of labels such as "Chrome · Windows"');
  }
  await db.query('DELETE FROM known_devices WHERE member_id = $1', [id]);
  for (const [at, label] of value.entries()) {
    const minutesAgo = (value.length - at) * 60_000;
    await db.query(
      `INSERT INTO known_devices (member_id, device, last_wall, label, ip) VALUES ($1, $2, $3, $4, '203.0.113.7')`,
      [id, `door-${at}`, Math.floor(clock.wall()) - minutesAgo, label],
    );
  }
}

async function setBalance(db: Db, clock: SiteClock, id: string, value: unknown): Promise<void> {
  let target: bigint;
  try {
    target = looseFen(value);
  } catch {
    throw new DoorError('balance must be an amount such as "1000.00"');
  }
  if (target < 0n) throw new DoorError('balance must not be negative');
  await db.transaction(async (tx) => {
    const change = target - (await balanceOf(tx, walletOf(id)));
    const [row] = await tx.query(
      `SELECT nextval(pg_get_serial_sequence('entries', 'id'))::text AS n`,
    );
    await post(
      tx,
      {
        kind: 'adjust',
        ref: `adjust:${id}:${String(row?.['n'])}`,
        wall: clock.wall(),
        site: clock.site(),
      },
      [
        [CLEARING, -change],
        [walletOf(id), change],
      ],
    );
  });
}
