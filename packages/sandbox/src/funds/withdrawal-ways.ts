import { type Queryable, toBig, toNumber } from '../db/db.ts';
import type { Schemas } from '../gateway-call.ts';
import { toFen } from '../ledger/amount.ts';
import { dayLimitsOf } from '../member/grades.ts';
import { dayNumber, dayStart } from '../time/beijing.ts';

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
    decimals: 2,
    arrival: '通常 30 分钟内到账',
    documents: [
      '首次取款或单笔超过 ¥20,000 时：本人身份证件',
      '更换银行卡后首次取款：银行卡正面照片',
    ],
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
    decimals: 2,
    arrival: '网络确认后到账，通常 20 分钟内',
    documents: ['首次取款或单笔超过 ¥20,000 时：本人身份证件'],
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
    decimals: 0,
    arrival: '通常 15 分钟内到账',
    documents: ['首次取款：支付宝实名页面截图'],
  },
];

export function wayOf(kind: Way['kind']): Way {
  const found = WAYS.find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`No way of withdrawing to ${kind}`);
  return found;
}

/** The rest of a member's daily limits; amounts in fen. */
export interface DayLeft {
  readonly times: number;
  readonly amount: bigint;
  readonly freeTimes: number;
  /** Fee of the next withdrawal. */
  readonly fee: bigint;
}

/** The way's limits and those of the member's grade over all ways; returned withdrawals do not count. */
export async function dayLeft(
  db: Queryable,
  memberId: string,
  way: Way,
  site: number,
): Promise<DayLeft> {
  const [row] = await db.query(
    `SELECT COUNT(*) FILTER (WHERE kind = $2)::int AS n, COUNT(*)::int AS all_n,
       COALESCE(SUM(amount) FILTER (WHERE kind = $2), 0)::text AS sum, COALESCE(SUM(amount), 0)::text AS all_sum
     FROM withdrawals WHERE member_id = $1 AND created_site >= $3 AND status NOT IN ('rejected', 'cancelled')`,
    [memberId, way.kind, dayStart(dayNumber(site))],
  );
  const grade = await dayLimitsOf(db, memberId);
  const used = toNumber(row?.['n']);
  const times = Math.min(way.dayTimes - used, grade.times - toNumber(row?.['all_n']));
  const [byWay, byGrade] = [
    toFen(way.dayAmount) - toBig(row?.['sum']),
    grade.amount - toBig(row?.['all_sum']),
  ];
  const amount = byWay < byGrade ? byWay : byGrade;
  const freeTimes = Math.max(0, way.freeTimes - used);
  return {
    times: Math.max(0, times),
    amount: amount > 0n ? amount : 0n,
    freeTimes,
    fee: freeTimes > 0 ? 0n : toFen(way.fee),
  };
}
