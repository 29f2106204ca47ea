import {
  type BreakKind,
  LIMIT_KEYS,
  type LimitKey,
  type MemberLimit,
  type MemberLimits,
  type MoneyKind,
  type PlayBreak,
  type PlaySession,
} from '@courtside/responsible-play';
import { type Queryable, type Row, toBig, toNumber, toText } from '../db/db.ts';

const bigOrNull = (value: unknown): bigint | null => (value === null ? null : toBig(value));

function limitOf(row: Row): MemberLimit {
  const pending =
    row['waits'] === true
      ? {
          value: bigOrNull(row['pending_value']),
          requestedAt: toNumber(row['requested_site']),
          confirmFrom: toNumber(row['confirm_from']),
          confirmUntil: toNumber(row['confirm_until']),
        }
      : null;
  return { value: bigOrNull(row['value']), pending };
}

export async function limitsOf(at: Queryable, memberId: string): Promise<MemberLimits> {
  const rows = await at.query('SELECT * FROM play_limits WHERE member_id = $1', [memberId]);
  return Object.fromEntries(rows.map((row) => [toText(row['key']), limitOf(row)]));
}

export async function saveLimits(
  tx: Queryable,
  memberId: string,
  limits: MemberLimits,
): Promise<void> {
  for (const key of LIMIT_KEYS) {
    const limit = limits[key];
    if (limit !== undefined) await saveLimit(tx, memberId, key, limit);
  }
}

async function saveLimit(
  tx: Queryable,
  memberId: string,
  key: LimitKey,
  { value, pending }: MemberLimit,
): Promise<void> {
  await tx.query(
    `INSERT INTO play_limits (member_id, key, value, waits, pending_value, requested_site, confirm_from, confirm_until)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (member_id, key) DO UPDATE SET value = $3, waits = $4,
       pending_value = $5, requested_site = $6, confirm_from = $7, confirm_until = $8`,
    [
      memberId,
      key,
      value?.toString() ?? null,
      pending !== null,
      pending?.value?.toString() ?? null,
      pending?.requestedAt ?? 0,
      pending?.confirmFrom ?? 0,
      pending?.confirmUntil ?? 0,
    ],
  );
}

export async function breaksOf(at: Queryable, memberId: string): Promise<PlayBreak[]> {
  const rows = await at.query('SELECT * FROM play_breaks WHERE member_id = $1 ORDER BY number', [
    memberId,
  ]);
  return rows.map((row) => ({
    kind: row['kind'] as BreakKind,
    from: toNumber(row['from_site']),
    until: row['until_site'] === null ? null : toNumber(row['until_site']),
  }));
}

export async function addBreak(
  tx: Queryable,
  memberId: string,
  { kind, from, until }: PlayBreak,
): Promise<void> {
  await tx.query(
    'INSERT INTO play_breaks (member_id, kind, from_site, until_site) VALUES ($1, $2, $3, $4)',
    [memberId, kind, from, until],
  );
}

export async function sessionOf(at: Queryable, memberId: string): Promise<PlaySession | null> {
  const [row] = await at.query('SELECT * FROM play_sessions WHERE member_id = $1', [memberId]);
  if (row === undefined) return null;
  return {
    startedAt: toNumber(row['started_site']),
    seenAt: toNumber(row['seen_site']),
    activeAt: toNumber(row['active_site']),
    checkedAt: toNumber(row['checked_site']),
    owesCheck: row['owes_check'] === true,
  };
}

export async function saveSession(
  tx: Queryable,
  memberId: string,
  { startedAt, seenAt, activeAt, checkedAt, owesCheck }: PlaySession,
): Promise<void> {
  await tx.query(
    `INSERT INTO play_sessions (member_id, started_site, seen_site, active_site, checked_site, owes_check)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (member_id) DO UPDATE SET started_site = $2, seen_site = $3,
       active_site = $4, checked_site = $5, owes_check = $6`,
    [memberId, startedAt, seenAt, activeAt, checkedAt, owesCheck],
  );
}

/**
 * The part of a limit that a member has used since an instant, in fen. Bets count for the day of their placement;
 * undecided amounts count as deposited, staked and lost.
 *
 * @param pending false only for negative controls
 */
export async function usedSince(
  at: Queryable,
  memberId: string,
  kind: MoneyKind,
  from: number,
  pending: boolean,
): Promise<bigint> {
  if (kind === 'deposit') {
    const [row] = await at.query(
      `SELECT COALESCE(SUM(amount), 0)::text AS used FROM deposits
       WHERE member_id = $1 AND created_site >= $2 AND (status = 'success' OR ($3 AND status = 'waiting'))`,
      [memberId, from, pending],
    );
    return toBig(row?.['used']);
  }
  const { staked, returned } = await playedSince(at, memberId, from, pending);
  const lost = staked > returned ? staked - returned : 0n;
  return kind === 'stake' ? staked : lost;
}

/** Stakes and payouts of bets and rounds since an instant. */
export async function playedSince(
  at: Queryable,
  memberId: string,
  from: number,
  pending = true,
): Promise<{ staked: bigint; returned: bigint }> {
  const [row] = await at.query(
    `SELECT COALESCE(SUM(stake), 0)::text AS staked, COALESCE(SUM(payout), 0)::text AS returned FROM (
       SELECT stake, payout FROM bets WHERE member_id = $1 AND placed_site >= $2
         AND (status = 'settled' OR ($3 AND status IN ('delay', 'unsettled')))
       UNION ALL SELECT stake, payout FROM game_rounds WHERE member_id = $1 AND played_site >= $2
     ) AS played`,
    [memberId, from, pending],
  );
  return { staked: toBig(row?.['staked']), returned: toBig(row?.['returned']) };
}
