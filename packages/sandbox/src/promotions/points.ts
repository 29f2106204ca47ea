import { type Queryable, toNumber, toText } from '../db/db.ts';
import type { Schemas } from '../gateway-call.ts';
import { fromFen } from '../ledger/amount.ts';

/** Promotion id under which gifts for points are booked. */
export const POINTS = 'points';

/** Points for a signed day. There is no other source, so nobody plays for points. */
export const POINTS_A_DAY = 10;

interface Gift {
  readonly giftId: string;
  readonly title: string;
  readonly points: number;
  readonly amount: bigint;
}

export const GIFTS: readonly Gift[] = [
  { giftId: 'bonus-1', title: '1 元奖励金', points: 30, amount: 100n },
  { giftId: 'bonus-2', title: '2 元奖励金', points: 60, amount: 200n },
  { giftId: 'bonus-5', title: '5 元奖励金', points: 140, amount: 500n },
  { giftId: 'bonus-10', title: '10 元奖励金', points: 270, amount: 1000n },
];

export const giftList = (): Schemas['ExchangeGift'][] =>
  GIFTS.map(({ giftId, title, points, amount }) => ({
    ...{ giftId, title, points, text: '1 倍流水，派发至中心钱包' },
    ...{ amount: fromFen(amount), turnover: fromFen(amount) },
  }));

/** Occasion of a member's next gift, so that two exchanges of the same gift have different ones. */
export const occasionOf = (giftId: string, before: number): string => `${giftId}:${before + 1}`;

/** Points of the signed days, less those of the gifts; and the number of gifts. */
export async function pointsOf(
  at: Queryable,
  memberId: string,
): Promise<{ points: number; exchanged: number }> {
  const [days] = await at.query('SELECT COUNT(*)::int AS n FROM sign_days WHERE member_id = $1', [
    memberId,
  ]);
  const rows = await at.query(
    'SELECT occasion FROM promotion_gifts WHERE member_id = $1 AND promotion_id = $2',
    [memberId, POINTS],
  );
  const spent = rows
    .map((row) => toText(row['occasion']).split(':')[0])
    .reduce((sum, id) => sum + (GIFTS.find(({ giftId }) => giftId === id)?.points ?? 0), 0);
  return { points: toNumber(days?.['n']) * POINTS_A_DAY - spent, exchanged: rows.length };
}
