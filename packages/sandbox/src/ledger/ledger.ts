import { type Db, type Queryable, toBig, toText } from '../db/db.ts';

export const HOUSE = 'house';
/** Money from outside: deposits, and balances set by tests. */
export const CLEARING = 'clearing';
export const walletOf = (memberId: string): string => `wallet:${memberId}`;
/** Stakes of bets that are not settled. */
export const lockedOf = (memberId: string): string => `locked:${memberId}`;
/** Amounts of open withdrawals. */
export const heldOf = (memberId: string): string => `held:${memberId}`;
/** A member's wallet at a venue; opened by `openAccount` when it is first used. */
export const venueOf = (memberId: string, venue: string): string => `venue:${memberId}:${venue}`;

export type EntryKind =
  | 'deposit'
  | 'bonus'
  | 'stake'
  | 'settle'
  /** Takes back the payout of a settlement, after a corrected result. */
  | 'unsettle'
  | 'cash-out'
  | 'refund'
  | 'adjust'
  | 'withdraw'
  | 'withdraw-paid'
  | 'withdraw-return'
  /** Between two wallets of one member. */
  | 'move'
  /** A round of a game at a venue. */
  | 'round';

/** One line of an entry: the fen that an account gains (or loses, when negative). */
export type Posting = readonly [account: string, fen: bigint];

/** The wallet holds less than an entry takes from it. */
export class InsufficientFunds extends Error {}

/** Creates the accounts of the house; a repeat does nothing. */
export async function openHouse(db: Queryable): Promise<void> {
  await db.query(
    `INSERT INTO accounts (id, kind) VALUES ($1, 'house'), ($2, 'clearing') ON CONFLICT DO NOTHING`,
    [HOUSE, CLEARING],
  );
}

export async function openMember(db: Queryable, memberId: string): Promise<void> {
  await db.query(
    `INSERT INTO accounts (id, kind) VALUES ($1, 'wallet'), ($2, 'locked') ON CONFLICT DO NOTHING`,
    [walletOf(memberId), lockedOf(memberId)],
  );
}

/** Opens an account that not every member has; a repeat does nothing. */
export async function openAccount(
  tx: Queryable,
  account: string,
  kind: 'held' | 'venue',
): Promise<void> {
  await tx.query('INSERT INTO accounts (id, kind) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    account,
    kind,
  ]);
}

export async function balanceOf(db: Queryable, account: string): Promise<bigint> {
  const [row] = await db.query('SELECT balance FROM accounts WHERE id = $1', [account]);
  return row === undefined ? 0n : toBig(row['balance']);
}

/**
 * Writes one entry. Its postings sum to zero, which the database checks again at commit; `ref` is unique, so nothing is
 * ever paid twice.
 *
 * @throws InsufficientFunds when a member's account would fall below zero
 */
export async function post(
  tx: Queryable,
  entry: {
    readonly kind: EntryKind;
    /** Name of the entry; the second part is the number of its order. */
    readonly ref: string;
    readonly wall: number;
    readonly site: number;
  },
  postings: readonly Posting[],
): Promise<void> {
  const lines = postings.filter(([, fen]) => fen !== 0n);
  if (lines.length === 0) return;
  const [row] = await tx.query(
    'INSERT INTO entries (kind, ref, at_wall, at_site) VALUES ($1, $2, $3, $4) RETURNING id',
    [entry.kind, entry.ref, Math.floor(entry.wall), Math.floor(entry.site)],
  );
  const id = toBig(row?.['id']).toString();
  // In a fixed order, so that two entries cannot deadlock.
  for (const [account, fen] of lines.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const changed = await tx.query(
      `UPDATE accounts SET balance = balance + $2::bigint
       WHERE id = $1 AND (kind IN ('house', 'clearing') OR balance + $2::bigint >= 0) RETURNING id`,
      [account, fen.toString()],
    );
    if (changed.length === 0)
      throw new InsufficientFunds(`Account ${account} cannot give that much`);
    await tx.query('INSERT INTO postings (entry_id, account_id, amount) VALUES ($1, $2, $3)', [
      id,
      account,
      fen.toString(),
    ]);
  }
}

export interface LedgerCheck {
  /** Sum of all postings in fen; always `0`. */
  readonly sum: string;
  /** Sum of all balances in fen; always `0`. */
  readonly balances: string;
  readonly accounts: number;
  /** Accounts whose balance is not the sum of their postings, or is negative; always 0. */
  readonly wrong: number;
}

export async function checkLedger(db: Db): Promise<LedgerCheck> {
  const [row] = await db.query(`
    SELECT (SELECT COALESCE(SUM(amount), 0)::text FROM postings) AS sum,
      COALESCE(SUM(balance), 0)::text AS balances, COUNT(*)::text AS accounts,
      COUNT(*) FILTER (WHERE (balance < 0 AND kind NOT IN ('house', 'clearing')) OR balance <>
        (SELECT COALESCE(SUM(amount), 0) FROM postings WHERE account_id = accounts.id))::text AS wrong
    FROM accounts`);
  return {
    sum: toText(row?.['sum']),
    balances: toText(row?.['balances']),
    accounts: Number(row?.['accounts']),
    wrong: Number(row?.['wrong']),
  };
}
