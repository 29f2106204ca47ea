import { type Queryable, toBig, toText } from '../db/db.ts';
import type { Schemas } from '../gateway-call.ts';
import { fromFen } from '../ledger/amount.ts';

type VenueActivity = Schemas['VenueActivity'];

/** The promotion that binds a member's wallet at a venue, or undefined when there is none. */
export async function activityOf(
  db: Queryable,
  memberId: string,
  venue: string,
): Promise<VenueActivity | undefined> {
  const [row] = await db.query(
    'SELECT * FROM venue_activities WHERE member_id = $1 AND venue = $2 AND done < required',
    [memberId, venue],
  );
  if (row === undefined) return undefined;
  const [required, done] = [toBig(row['required']), toBig(row['done'])];
  return {
    promotionId: toText(row['promotion_id']),
    title: toText(row['title']),
    required: fromFen(required),
    done: fromFen(done),
    left: fromFen(required - done),
  };
}

/** Binds a venue wallet until the required turnover is reached there; replaces an earlier binding. */
export async function bindVenue(
  tx: Queryable,
  memberId: string,
  venue: string,
  activity: { readonly promotionId: string; readonly title: string; readonly required: bigint },
): Promise<void> {
  await tx.query(
    `INSERT INTO venue_activities (member_id, venue, promotion_id, title, required) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (member_id, venue) DO UPDATE SET promotion_id = $3, title = $4, required = $5, done = 0`,
    [memberId, venue, activity.promotionId, activity.title, activity.required.toString()],
  );
}

export async function countVenueTurnover(
  tx: Queryable,
  memberId: string,
  venue: string,
  fen: bigint,
): Promise<void> {
  await tx.query(
    `UPDATE venue_activities SET done = LEAST(required, done + $3::bigint)
     WHERE member_id = $1 AND venue = $2 AND done < required`,
    [memberId, venue, fen.toString()],
  );
}
