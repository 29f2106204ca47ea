import { type Queryable, toBig, toNumber, toText } from '../db/db.ts';
import { VALID_STAKES } from '../funds/valid-stakes.ts';

export interface Friend {
  readonly friendId: string;
  readonly name: string;
  readonly at: number;
  readonly deposited: boolean;
}

/** Data of a member for the rules; sums in fen, periods as [from, to). */
export interface Facts {
  /** Credited deposits of a period, in their order. */
  deposits(from: number, to: number): Promise<readonly bigint[]>;
  /** Valid stakes that were settled in a period: bets and rounds of games. */
  turnover(from: number, to: number): Promise<bigint>;
  /** Whether any bet or round was ever settled. */
  hasPlayed(): Promise<boolean>;
  profile(): Promise<{ phone: boolean; realName: boolean; registeredAt: number }>;
  /** Occasions of a promotion for which a reward was given. */
  given(promotionId: string): Promise<ReadonlySet<string>>;
  /** Days on which the member signed in, the latest first. */
  signDays(): Promise<readonly number[]>;
  /** Friends who registered with the member's code, and whether they made a deposit. */
  friends(): Promise<readonly Friend[]>;
  /** Whether the member registered with a friend's code and made a deposit. */
  wasInvited(): Promise<boolean>;
  /** The member's rank by the turnover of a period, or null without any. */
  rank(from: number, to: number): Promise<number | null>;
}

export function factsOf(db: Queryable, memberId: string): Facts {
  return {
    async deposits(from, to) {
      const rows = await db.query(
        `SELECT amount FROM deposits WHERE member_id = $1 AND status = 'success' AND created_site >= $2 AND created_site < $3
         ORDER BY created_site, id`,
        [memberId, from, to],
      );
      return rows.map((row) => toBig(row['amount']));
    },
    async turnover(from, to) {
      const [row] = await db.query(
        `SELECT COALESCE(SUM(valid), 0)::text AS sum FROM (${VALID_STAKES}) v WHERE member_id = $1 AND at >= $2 AND at < $3`,
        [memberId, from, to],
      );
      return toBig(row?.['sum'] ?? 0);
    },
    async hasPlayed() {
      const [row] = await db.query(
        `SELECT COALESCE(SUM(valid), 0)::text AS sum FROM (${VALID_STAKES}) v WHERE member_id = $1`,
        [memberId],
      );
      return toBig(row?.['sum'] ?? 0) > 0n;
    },
    async profile() {
      const [row] = await db.query(
        'SELECT phone, real_name, registered_site FROM members WHERE id = $1',
        [memberId],
      );
      return {
        phone: row?.['phone'] !== null,
        realName: row?.['real_name'] !== null,
        registeredAt: toNumber(row?.['registered_site']),
      };
    },
    async given(promotionId) {
      const rows = await db.query(
        'SELECT occasion FROM promotion_gifts WHERE member_id = $1 AND promotion_id = $2',
        [memberId, promotionId],
      );
      return new Set(rows.map((row) => toText(row['occasion'])));
    },
    async signDays() {
      const rows = await db.query(
        'SELECT day FROM sign_days WHERE member_id = $1 ORDER BY day DESC',
        [memberId],
      );
      return rows.map((row) => toNumber(row['day']));
    },
    async friends() {
      const rows = await db.query(
        `SELECT friend_id, name, at_site, EXISTS
           (SELECT 1 FROM deposits d WHERE d.member_id = i.friend_id AND d.status = 'success') AS deposited
         FROM invitations i JOIN members m ON m.id = i.friend_id WHERE inviter_id = $1 ORDER BY at_site, friend_id`,
        [memberId],
      );
      return rows.map((row) => ({
        friendId: toText(row['friend_id']),
        name: toText(row['name']),
        at: toNumber(row['at_site']),
        deposited: row['deposited'] === true,
      }));
    },
    async wasInvited() {
      const rows = await db.query(
        `SELECT 1 AS yes FROM invitations i WHERE friend_id = $1
         AND EXISTS (SELECT 1 FROM deposits d WHERE d.member_id = i.friend_id AND d.status = 'success')`,
        [memberId],
      );
      return rows.length > 0;
    },
    async rank(from, to) {
      const at = (await placesOf(db, from, to)).indexOf(memberId);
      return at === -1 ? null : at + 1;
    },
  };
}

/** Members by the turnover of a period, the highest first; of equal ones, the member who reached it earlier. */
export async function placesOf(db: Queryable, from: number, to: number): Promise<string[]> {
  const rows = await db.query(
    `SELECT member_id FROM (${VALID_STAKES}) v WHERE at >= $1 AND at < $2 GROUP BY member_id
     HAVING SUM(valid) > 0 ORDER BY SUM(valid) DESC, MIN(at), member_id`,
    [from, to],
  );
  return rows.map((row) => toText(row['member_id']));
}
