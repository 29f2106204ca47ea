import { type Db, toNumber } from '../db/db.ts';

/** Whether the books have the entry with this name for the order `o`. */
const has = (name: string): string =>
  `EXISTS (SELECT 1 FROM entries e WHERE e.ref = '${name}:' || o.id)`;

/** Orders whose state and entries contradict each other. */
const ORDERS: readonly string[] = [
  `deposits o WHERE (o.status = 'success') <> ${has('deposit')}
     OR (o.status = 'success' AND o.bonus > 0) <> ${has('bonus')}`,
  `withdrawals o WHERE NOT ${has('withdraw')} OR (o.status = 'paid') <> ${has('withdraw-paid')}
     OR (o.status IN ('rejected', 'cancelled')) <> ${has('withdraw-return')}`,
  `wallet_moves o WHERE NOT ${has('move')}`,
  `game_rounds o WHERE NOT ${has('round-stake')} OR (o.payout > 0) <> ${has('round-payout')}`,
  `promotion_gifts o WHERE (o.amount > 0) <>
     EXISTS (SELECT 1 FROM entries e WHERE e.ref = 'gift:' || o.number)`,
  `bets o WHERE (o.status = 'settled' AND o.stake > o.cashed) AND NOT ${has('settle')}`,
  `bets o WHERE o.status IN ('delay', 'refused') AND (${has('settle')} OR o.payout > 0)`,
  // The wallet received the ticket's payout, and keeps the part of a correction that could not be taken back.
  `(SELECT o.id FROM bets o LEFT JOIN (
       SELECT split_part(e.ref, ':', 2) AS id, SUM(p.amount) AS got FROM entries e
       JOIN postings p ON p.entry_id = e.id AND p.account_id LIKE 'wallet:%'
       WHERE e.kind IN ('settle', 'unsettle', 'cash-out') GROUP BY 1) w ON w.id = o.id
     WHERE COALESCE(w.got, 0) <> o.payout + o.uncollected) x`,
  `bets o WHERE o.cashed <> (SELECT COALESCE(SUM(c.stake), 0) FROM cash_outs c WHERE c.bet_id = o.id AND c.reason IS NULL)`,
  `cash_outs c WHERE (c.reason IS NULL) <> EXISTS (SELECT 1 FROM entries e WHERE e.ref = 'cash-out:' || c.bet_id || ':' || c.number)`,
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

/** Accounts whose balance differs from the sum that open orders lock. */
const LOCKS: readonly string[] = [
  ['held', 'amount', `withdrawals o WHERE o.status IN ('submitted', 'reviewing', 'paying')`],
  ['locked', 'stake - o.cashed', `bets o WHERE o.status IN ('delay', 'unsettled')`],
].map(
  ([kind, column, open]) => `accounts a WHERE a.kind = '${kind}' AND a.balance <>
     (SELECT COALESCE(SUM(o.${column}), 0) FROM ${open} AND '${kind}:' || o.member_id = a.id)`,
);

/** Number of orders whose state and books differ. Always 0. */
export async function halfDone(db: Db): Promise<number> {
  const counts = [...ORDERS, ...ENTRIES, ...LOCKS].map((each) => `(SELECT COUNT(*) FROM ${each})`);
  const [row] = await db.query(`SELECT (${counts.join(' + ')})::text AS n`);
  return toNumber(row?.['n']);
}
