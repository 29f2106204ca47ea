import { type Db, type Queryable, type Row, toNumber, toText } from '../db/db.ts';
import { openMember } from '../ledger/ledger.ts';

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly realName: string | null;
  /** A code that a login answers instead of a session: 6025 to 6030, 6031, 6033, 6039. */
  readonly riskCode: number | null;
  readonly device: string;
  readonly registeredSite: number;
  readonly registeredWall: number;
  /** The version of the terms that they agreed to at registration; empty when none was sent. */
  readonly agreedTerms: string;
  readonly profile: Profile;
  /** Hash of the second password; null before it is set. */
  readonly withdrawalHash: string | null;
}

/** Data that members enter about themselves; all null at first. */
export interface Profile {
  readonly nickname: string | null;
  readonly gender: 'male' | 'female' | null;
  /** Such as `1990-05-20`. */
  readonly birthday: string | null;
  /** Id of an avatar of the list, or `image:` and the id of an upload. */
  readonly avatar: string | null;
}

const orNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const memberOf = (row: Row): Member => ({
  id: toText(row['id']),
  name: toText(row['name']),
  passwordHash: toText(row['password_hash']),
  phone: orNull(row['phone']),
  email: orNull(row['email']),
  realName: orNull(row['real_name']),
  riskCode: row['risk_code'] === null ? null : toNumber(row['risk_code']),
  device: toText(row['device']),
  registeredSite: toNumber(row['registered_site']),
  registeredWall: toNumber(row['registered_wall']),
  agreedTerms: toText(row['agreed_terms']),
  profile: {
    nickname: orNull(row['nickname']),
    gender: orNull(row['gender']) as Profile['gender'],
    birthday: orNull(row['birthday']),
    avatar: orNull(row['avatar']),
  },
  withdrawalHash: orNull(row['withdrawal_hash']),
});

/** Spec access 5: 4-11 letters and digits, a letter first, at least two letters, at least one digit. */
export function isMemberName(name: string): boolean {
  return (
    /^[A-Za-z][A-Za-z0-9]{3,10}$/.test(name) &&
    name.replace(/[^A-Za-z]/g, '').length >= 2 &&
    /\d/.test(name)
  );
}

export async function memberByName(db: Queryable, name: string): Promise<Member | undefined> {
  const [row] = await db.query('SELECT * FROM members WHERE name_key = $1', [name.toLowerCase()]);
  return row && memberOf(row);
}

export async function memberById(db: Queryable, id: string): Promise<Member | undefined> {
  const [row] = await db.query('SELECT * FROM members WHERE id = $1', [id]);
  return row && memberOf(row);
}

export type NewMember = Omit<Member, 'id' | 'profile' | 'withdrawalHash' | 'agreedTerms'>;

/** @returns undefined when the name is taken, in any spelling */
export async function addMember(db: Db, member: NewMember): Promise<Member | undefined> {
  return db.transaction(async (tx) => {
    if ((await memberByName(tx, member.name)) !== undefined) return undefined;
    const [row] = await tx.query(
      `INSERT INTO members (id, name, name_key, password_hash, phone, email, real_name, risk_code, device,
         registered_site, registered_wall)
       VALUES (nextval('member_numbers')::text, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING *`,
      [
        member.name,
        member.name.toLowerCase(),
        member.passwordHash,
        member.phone,
        member.email,
        member.realName,
        member.riskCode,
        member.device,
        Math.floor(member.registeredSite),
        Math.floor(member.registeredWall),
      ],
    );
    if (row === undefined) return undefined;
    const added = memberOf(row);
    await openMember(tx, added.id);
    return added;
  });
}

export async function changeMember(
  db: Queryable,
  member: NewMember & Pick<Member, 'id'>,
): Promise<void> {
  await db.query(
    `UPDATE members SET password_hash = $2, phone = $3, email = $4, real_name = $5, risk_code = $6 WHERE id = $1`,
    [member.id, member.passwordHash, member.phone, member.email, member.realName, member.riskCode],
  );
}
