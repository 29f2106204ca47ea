import { type Db, type Queryable, toBig } from '../db/db.ts';
import { VALID_STAKES } from '../funds/valid-stakes.ts';
import type { Schemas } from '../gateway-call.ts';
import { fromFen } from '../ledger/amount.ts';
import { Refusal } from '../wire/refusal.ts';

type Grade = Schemas['Grade'];
type Category = Schemas['RebateRange']['category'];

/** Turnover of a member from valid bets, in fen. */
export type TurnoverOf = (memberId: string) => Promise<bigint>;

type Row = readonly [
  turnoverYuan: number,
  upgradeGift: number,
  birthdayGift: number,
  weeklyGift: number,
  withdrawalsADay: number,
  withdrawalYuan: number,
];

const ROWS: readonly Row[] = [
  [0, 0, 0, 0, 5, 200_000],
  [10_000, 18, 18, 0, 5, 250_000],
  [50_000, 38, 38, 8, 6, 300_000],
  [200_000, 88, 68, 18, 6, 400_000],
  [500_000, 188, 128, 38, 7, 500_000],
  [1_500_000, 388, 188, 68, 8, 600_000],
  [5_000_000, 888, 388, 128, 9, 800_000],
  [15_000_000, 1_888, 688, 288, 10, 1_000_000],
  [40_000_000, 3_888, 1_288, 588, 12, 1_500_000],
  [100_000_000, 8_888, 2_888, 1_288, 15, 2_000_000],
  [300_000_000, 18_888, 5_888, 2_888, 20, 3_000_000],
];

/** Basis points of turnover at V0 and at the highest grade; values in between are linear. */
const REBATES: readonly (readonly [Category, number, number])[] = [
  ['sport', 30, 80],
  ['gaming', 30, 80],
  ['realbet', 40, 90],
  ['egame', 50, 120],
  ['chess', 40, 100],
  ['lottery', 20, 60],
  ['fish', 40, 100],
];

/** Turnover of a week in fen, below which there is no rebate. */
const LEAST_TURNOVER = 10_000n;

const yuan = (amount: number): string => fromFen(BigInt(amount) * 100n);

const GRADES: readonly Grade[] = ROWS.map(
  ([turnover, up, birthday, weekly, times, most], grade) => ({
    grade,
    name: `V${grade}`,
    turnover: yuan(turnover),
    upgradeGift: yuan(up),
    birthdayGift: yuan(birthday),
    weeklyGift: yuan(weekly),
    withdrawalsADay: times,
    withdrawalLimit: yuan(most),
  }),
);

const fenFrom = (grade: number): bigint => BigInt(ROWS[grade]?.[0] ?? 0) * 100n;

/** The grade for a turnover. */
export const gradeOf = (turnover: bigint): number =>
  ROWS.findLastIndex((_, grade) => turnover >= fenFrom(grade));

/** Gifts for reaching a grade, and for a week in which its target was reached. */
export function giftsOf(grade: number): { upgrade: bigint; weekly: bigint } {
  const [, up, , weekly] = ROWS[grade] ?? [0, 0, 0, 0];
  return { upgrade: BigInt(up) * 100n, weekly: BigInt(weekly) * 100n };
}

export const TOP_GRADE = ROWS.length - 1;

export const gradeList = (): Grade[] => [...GRADES];

const percent = (basisPoints: number): string => (basisPoints / 100).toFixed(2);

/** Rebate of a category in per cent at a grade. */
function rebateAt([, low, high]: (typeof REBATES)[number], grade: number): string {
  return percent(low + Math.floor(((high - low) * grade) / (ROWS.length - 1)));
}

/** Rebates on turnover, and the minimum turnover. */
export const rebateRanges = (
  grade: number,
): { leastTurnover: string; list: Schemas['RebateRange'][] } => ({
  leastTurnover: fromFen(LEAST_TURNOVER),
  list: REBATES.map((row) => ({
    category: row[0],
    low: percent(row[1]),
    high: percent(row[2]),
    own: rebateAt(row, grade),
  })),
});

/** @throws Refusal 6303 for an unknown grade */
export function gradeInfo(turnover: bigint, asked: number | undefined) {
  const memberGrade = gradeOf(turnover);
  const config = GRADES[asked ?? memberGrade];
  if (config === undefined) throw new Refusal(6303);
  const missing = fenFrom(config.grade) - turnover;
  return {
    config,
    memberGrade,
    turnover: fromFen(turnover),
    missing: fromFen(missing > 0n ? missing : 0n),
  };
}

/** Valid stakes of settled bets and of rounds, of all time. */
async function turnoverIn(at: Queryable, memberId: string): Promise<bigint> {
  const [row] = await at.query(
    `SELECT COALESCE(SUM(valid), 0)::text AS fen FROM (${VALID_STAKES}) v WHERE member_id = $1`,
    [memberId],
  );
  return toBig(row?.['fen']);
}

export const betTurnover =
  (db: Db): TurnoverOf =>
  (memberId) =>
    turnoverIn(db, memberId);

/** Daily withdrawal limits of a member's grade, over all ways. */
export async function dayLimitsOf(
  at: Queryable,
  memberId: string,
): Promise<{ times: number; amount: bigint }> {
  const [, , , , times, most] = ROWS[gradeOf(await turnoverIn(at, memberId))] ?? [0, 0, 0, 0, 0, 0];
  return { times, amount: BigInt(most) * 100n };
}
