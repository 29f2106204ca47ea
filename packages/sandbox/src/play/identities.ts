import type { RuleId, RuleSet } from '@courtside/responsible-play';
import type { Queryable } from '../db/db.ts';
import { Refusal } from '../wire/refusal.ts';

/** By what a person is known again at this licensee. */
export type IdentityKind = 'device' | 'phone' | 'card' | 'name';

const RULES: Readonly<Record<IdentityKind, RuleId>> = {
  device: 'identity-device',
  phone: 'identity-phone',
  card: 'identity-card',
  name: 'identity-name',
};

/** Kept as a hash: to know a person again, nobody needs to read their phone. */
const HASH = `encode(sha256(convert_to(VALUE, 'UTF8')), 'hex')`;
const hashOf = (value: string): string => HASH.replace('VALUE', value);

/**
 * Writes down everything by which a member is known: when a break begins, and whenever they add something during one.
 * Nothing is ever taken away again: a device that is forgotten or a card that is removed still tells who it was.
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
 * Refuses what belongs to somebody else who takes a break: otherwise another account would undo it.
 *
 * @param memberId empty for somebody who is about to register
 * @throws Refusal 6711, which does not say whose it is
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
