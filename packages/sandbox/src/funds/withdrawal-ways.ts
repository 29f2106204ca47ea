import { type Queryable, toBig, toNumber } from '../db/db.ts';
import type { Schemas } from '../gateway-call.ts';
import { toFen } from '../ledger/amount.ts';

type Way = Schemas['WithdrawalWay'];

export const WAYS: readonly Way[] = [
  {
    kind: 'bank',
    name: '银行卡',
    min: '100.00',
    max: '50000.00',
    dayAmount: '200000.00',
    dayTimes: 5,
    fee: '5.00',
    freeTimes: 3,
    note: '每日前三次免手续费',
  },
  {
    kind: 'virtual',
    name: '虚拟币',
    min: '200.00',
    max: '200000.00',
    dayAmount: '500000.00',
    dayTimes: 5,
    fee: '10.00',
    freeTimes: 1,
    note: '每日首次免手续费，按提交时汇率换算',
  },
  {
    kind: 'alipay',
    name: '支付宝',
    min: '100.00',
    max: '20000.00',
    dayAmount: '50000.00',
    dayTimes: 3,
    fee: '2.00',
    freeTimes: 1,
    note: '每日首次免手续费',
  },
];

export function wayOf(kind: Way['kind']): Way {
  const found = WAYS.find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`No way of withdrawing to ${kind}`);
  return found;
}

const DAY_MS = 86_400_000;
const BEIJING_MS = 8 * 3_600_000;

/** Midnight in Beijing before a site instant. */
const dayStart = (site: number): number =>
  Math.floor((site + BEIJING_MS) / DAY_MS) * DAY_MS - BEIJING_MS;

/** What is left of a member's day, in fen. */
export interface DayLeft {
  readonly times: number;
  readonly amount: bigint;
  readonly freeTimes: number;
  /** Of the next withdrawal. */
  readonly fee: bigint;
}

/** Rejected withdrawals do not count. */
export async function dayLeft(
  db: Queryable,
  memberId: string,
  way: Way,
  site: number,
): Promise<DayLeft> {
  const [row] = await db.query(
    `SELECT COUNT(*)::int AS n, COALESCE(SUM(amount), 0)::text AS sum FROM withdrawals
     WHERE member_id = $1 AND kind = $2 AND created_site >= $3 AND status <> 'rejected'`,
    [memberId, way.kind, dayStart(site)],
  );
  const used = toNumber(row?.['n']);
  const amount = toFen(way.dayAmount) - toBig(row?.['sum']);
  const freeTimes = Math.max(0, way.freeTimes - used);
  return {
    times: Math.max(0, way.dayTimes - used),
    amount: amount > 0n ? amount : 0n,
    freeTimes,
    fee: freeTimes > 0 ? 0n : toFen(way.fee),
  };
}
