import type { RuleId, RuleSet } from '@courtside/responsible-play';
import type { Queryable } from '../db/db.ts';
import { Refusal } from '../wire/refusal.ts';

/** The mark by which a person is recognised at this licensee. */
export type IdentityKind = 'device' | 'phone' | 'card' | 'name';

const RULES: Readonly<Record<IdentityKind, RuleId>> = {
  device: 'identity-device',
  phone: 'identity-phone',
  card: 'identity-card',
  name: 'identity-name',
};

/** Stored as a hash: recognising a person does not require their readable phone number. */
const HASH = `encode(sha256(convert_to(VALUE, 'UTF8')), 'hex')`;
const hashOf = (value: string): string => HASH.replace('VALUE', value);

/**
 * Stores all marks of a member: when a break begins, and whenever they add one during a break. Marks are never deleted:
 * a removed device or card still identifies its owner.
 */
export async function rememberIdentities(tx: Queryable, memberId: string): Promise<void> {
  await tx.query(
    `INSERT INTO play_identities (member_id, kind, hash)
     SELECT $1, kind, ${hashOf('value')} FROM (
       SELECT 'phone' AS kind, phone AS value FROM members WHERE id = $1
       UNION SELECT 'name', real_name FROM members WHERE id = $1
       UNION SELECT 'device', device FROM members WHERE id = $1
       UNION SELECT 'device', device FROM known_devices WHERE member_id = $1
       UNION SELECT 'card', kind || ' ' || number FROM cards WHERE member_id = $1
     ) AS known WHERE value IS NOT NULL AND value <> '' ON CONFLICT DO NOTHING`,
    [memberId],
  );
}

/**
 * Refuses a mark of another member who is on a break, as another account would bypass the break.
 *
 * @param memberId empty for a registration
 * @throws Refusal 6711, which does not name that member
 */
export async function refuseIdentity(
  at: Queryable,
  memberId: string,
  kind: IdentityKind,
  value: string,
  now: number,
  rules: RuleSet,
): Promise<void> {
  if (!rules.has(RULES[kind]) || value === '') return;
  const found = await at.query(
    `SELECT 1 AS one FROM play_identities JOIN play_breaks USING (member_id)
     WHERE play_identities.kind = $1 AND hash = ${hashOf('$2::text')} AND member_id <> $3
       AND (until_site IS NULL OR until_site > $4) LIMIT 1`,
    [kind, value, memberId, now],
  );
  if (found.length > 0) throw new Refusal(6711);
}
