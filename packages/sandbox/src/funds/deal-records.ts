import { type Db, type Row, toBig, toNumber, toText } from '../db/db.ts';
import type { Schemas } from '../gateway-call.ts';
import { fromFen } from '../ledger/amount.ts';
import { walletOf } from '../ledger/ledger.ts';
import { VENUES } from '../content/venues.ts';
import { channelById } from './channels.ts';
import { dealSteps } from './deal-steps.ts';

type DealRecord = Schemas['DealRecord'];
type Kind = DealRecord['kind'];

export interface DealFilter {
  readonly kind?: Kind;
  readonly state?: DealRecord['state'];
  readonly beginTime?: number;
  readonly endTime?: number;
  readonly pageNum: number;
  readonly pageSize: number;
}

export interface DealPage {
  total: number;
  pageNum: number;
  pageSize: number;
  sums: { count: number; in: string; out: string; net: string };
  list: DealRecord[];
}

const TITLES: Readonly<Record<Exclude<Kind, 'deposit' | 'transferIn' | 'transferOut'>, string>> = {
  bonus: '奖励金',
  withdraw: '取款',
  withdrawReturn: '取款退回',
  bet: '体育投注',
  payout: '注单派彩',
  refund: '注单退款',
  adjust: '账户调整',
};

/** Titles of entries that share a kind with others. */
const OWN_TITLES: Readonly<Record<string, string>> = {
  'cash-out': '提前结算',
  unsettle: '派彩更正',
};

/**
 * Every posting to the centre wallet is a movement; `after` runs over all of them for any filter. Deposits without a
 * posting follow: they wait, or were not credited. `$1` is the wallet, `$2` the member, `$3` elapsed time.
 */
const MOVEMENTS = `
  WITH moved AS (
    SELECT e.id AS seq, e.kind AS entry_kind, split_part(e.ref, ':', 2) AS number, e.at_site AS at, p.amount,
      SUM(p.amount) OVER (ORDER BY e.id) AS after
    FROM postings p JOIN entries e ON e.id = p.entry_id WHERE p.account_id = $1
  ), movements AS (
    SELECT m.seq, CASE m.entry_kind WHEN 'stake' THEN 'bet' WHEN 'settle' THEN 'payout'
        WHEN 'cash-out' THEN 'payout' WHEN 'unsettle' THEN 'adjust'
        WHEN 'withdraw-return' THEN 'withdrawReturn'
        WHEN 'move' THEN CASE WHEN m.amount < 0 THEN 'transferIn' ELSE 'transferOut' END
        ELSE m.entry_kind END AS kind, m.entry_kind,
      CASE WHEN m.entry_kind = 'adjust' THEN 'A' || m.seq::text ELSE m.number END AS number,
      CASE WHEN w.status IN ('submitted', 'reviewing', 'paying') THEN 'pending'
        WHEN w.status IN ('rejected', 'cancelled') THEN 'failed' ELSE 'success' END AS state,
      m.at, m.amount, m.after::text AS after, d.channel_id, d.stage, d.created_site AS created,
      d.paid_site AS paid, d.ended_site AS ended,
      CASE WHEN m.amount < 0 THEN v.to_wallet ELSE v.from_wallet END AS venue
    FROM moved m
    LEFT JOIN withdrawals w ON m.entry_kind = 'withdraw' AND w.id = m.number
    LEFT JOIN deposits d ON m.entry_kind = 'deposit' AND d.id = m.number
    LEFT JOIN wallet_moves v ON m.entry_kind = 'move' AND v.id = m.number
    UNION ALL
    SELECT NULL, 'deposit', 'deposit', id, CASE WHEN status = 'waiting' AND (stage = 'paid' OR expires_wall > $3)
      THEN 'pending' ELSE 'failed' END, created_site, amount, NULL, channel_id, stage, created_site,
      paid_site, ended_site, NULL
    FROM deposits WHERE member_id = $2 AND status <> 'success'
  )`;

function recordOf(row: Row): DealRecord {
  const kind = row['kind'] as Kind;
  const title = ((): string => {
    const own = OWN_TITLES[toText(row['entry_kind'])];
    if (own !== undefined) return own;
    if (kind === 'deposit') return channelById(toText(row['channel_id']))?.name ?? '';
    if (kind !== 'transferIn' && kind !== 'transferOut') return TITLES[kind];
    const venue = VENUES.find((each) => each.code === row['venue'])?.name ?? '';
    return kind === 'transferIn' ? `转入${venue}` : `${venue}转出`;
  })();
  const steps = dealSteps(row, kind);
  return {
    recordId: toText(row['number']),
    kind,
    state: row['state'] as DealRecord['state'],
    title,
    amount: fromFen(toBig(row['amount'])),
    balanceAfter: row['after'] === null ? null : fromFen(toBig(row['after'])),
    at: toNumber(row['at']),
    ...(steps && { steps }),
  };
}

/** @param wall elapsed time */
export async function dealRecords(
  db: Db,
  memberId: string,
  filter: DealFilter,
  wall: number,
): Promise<DealPage> {
  const params: unknown[] = [walletOf(memberId), memberId, Math.floor(wall)];
  const wanted = ['TRUE'];
  if (filter.kind !== undefined) wanted.push(`kind = $${params.push(filter.kind)}`);
  if (filter.state !== undefined) wanted.push(`state = $${params.push(filter.state)}`);
  if (filter.beginTime !== undefined) wanted.push(`at >= $${params.push(filter.beginTime)}`);
  if (filter.endTime !== undefined) wanted.push(`at <= $${params.push(filter.endTime)}`);
  const where = wanted.join(' AND ');
  const { pageNum, pageSize } = filter;
  const [sums] = await db.query(
    `${MOVEMENTS} SELECT COUNT(*)::int AS total, COUNT(seq)::int AS n,
       COALESCE(SUM(amount) FILTER (WHERE seq IS NOT NULL AND amount > 0), 0)::text AS came,
       COALESCE(-SUM(amount) FILTER (WHERE seq IS NOT NULL AND amount < 0), 0)::text AS went
     FROM movements WHERE ${where}`,
    params,
  );
  const rows = await db.query(
    `${MOVEMENTS} SELECT * FROM movements WHERE ${where}
     ORDER BY at DESC, seq DESC NULLS FIRST, number DESC LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`,
    params,
  );
  const [came, went] = [toBig(sums?.['came']), toBig(sums?.['went'])];
  return {
    total: toNumber(sums?.['total']),
    pageNum,
    pageSize,
    sums: {
      count: toNumber(sums?.['n']),
      in: fromFen(came),
      out: fromFen(went),
      net: fromFen(came - went),
    },
    list: rows.map(recordOf),
  };
}
