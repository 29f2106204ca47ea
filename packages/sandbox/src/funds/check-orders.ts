import { type Db, toNumber } from '../db/db.ts';

/** Whether the books have the entry of that name for the order `o`. */
const has = (name: string): string =>
  `EXISTS (SELECT 1 FROM entries e WHERE e.ref = '${name}:' || o.id)`;

/** Orders whose state and entries say different things. */
const ORDERS: readonly string[] = [
  `deposits o WHERE (o.status = 'success') <> ${has('deposit')}
     OR (o.status = 'success' AND o.bonus > 0) <> ${has('bonus')}`,
  `withdrawals o WHERE NOT ${has('withdraw')} OR (o.status = 'paid') <> ${has('withdraw-paid')}
     OR (o.status = 'rejected') <> ${has('withdraw-return')}`,
  `wallet_moves o WHERE NOT ${has('move')}`,
  `game_rounds o WHERE NOT ${has('round-stake')} OR (o.payout > 0) <> ${has('round-payout')}`,
  `promotion_gifts o WHERE (o.amount > 0) <>
     EXISTS (SELECT 1 FROM entries e WHERE e.ref = 'gift:' || o.number)`,
  `bets o WHERE (o.status = 'settled' AND o.stake > 0) <> ${has('settle')}`,
];

/** Entries without their order. */
const ENTRIES: readonly string[] = [
  ['move', 'wallet_moves'],
  ['withdraw', 'withdrawals'],
  ['round', 'game_rounds'],
  ['stake', 'bets'],
].map(
  ([kind, table]) => `entries e WHERE e.kind = '${kind}'
     AND NOT EXISTS (SELECT 1 FROM ${table} o WHERE o.id = split_part(e.ref, ':', 2))`,
);

/** Accounts that do not hold exactly what open orders lock. */
const LOCKS: readonly string[] = [
  ['held', 'amount', `withdrawals o WHERE o.status IN ('submitted', 'reviewing', 'paying')`],
  ['locked', 'stake', `bets o WHERE o.status IN ('delay', 'unsettled')`],
].map(
  ([kind, column, open]) => `accounts a WHERE a.kind = '${kind}' AND a.balance <>
     (SELECT COALESCE(SUM(o.${column}), 0) FROM ${open} AND '${kind}:' || o.member_id = a.id)`,
);

/** How many orders are half done: what they say and what the books say differ. Always 0. */
export async function halfDone(db: Db): Promise<number> {
  const counts = [...ORDERS, ...ENTRIES, ...LOCKS].map((each) => `(SELECT COUNT(*) FROM ${each})`);
  const [row] = await db.query(`SELECT (${counts.join(' + ')})::text AS n`);
  return toNumber(row?.['n']);
}
