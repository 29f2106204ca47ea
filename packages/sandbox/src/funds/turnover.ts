import { type Queryable, toBig, toText } from '../db/db.ts';
import { fromFen } from '../ledger/amount.ts';

/** Turnover that a member must reach before withdrawing; all of it in fen. */
export interface Turnover {
  readonly required: bigint;
  readonly done: bigint;
  readonly left: bigint;
}

export async function turnoverOf(db: Queryable, memberId: string): Promise<Turnover> {
  const [row] = await db.query('SELECT required, done FROM turnover WHERE member_id = $1', [
    memberId,
  ]);
  const required = toBig(row?.['required'] ?? 0);
  const done = toBig(row?.['done'] ?? 0);
  return { required, done, left: required - done };
}

/** The required turnover of one deposit or bonus. */
export interface TurnoverPart {
  readonly title: string;
  readonly required: string;
  readonly done: string;
}

/** The sources of the required turnover, oldest first; completed turnover is assigned to the oldest. */
export async function turnoverParts(db: Queryable, memberId: string): Promise<TurnoverPart[]> {
  let { done } = await turnoverOf(db, memberId);
  const rows = await db.query(
    'SELECT title, required FROM turnover_parts WHERE member_id = $1 ORDER BY number',
    [memberId],
  );
  return rows.map((row) => {
    const required = toBig(row['required']);
    const share = done < required ? done : required;
    done -= share;
    return { title: toText(row['title']), required: fromFen(required), done: fromFen(share) };
  });
}

/** Adds a deposit's or bonus's required turnover; when all earlier turnover is complete, the count restarts. */
export async function requireTurnover(
  tx: Queryable,
  memberId: string,
  fen: bigint,
  title: string,
): Promise<void> {
  await tx.query(
    `DELETE FROM turnover_parts WHERE member_id = $1
       AND EXISTS (SELECT 1 FROM turnover WHERE member_id = $1 AND done = required)`,
    [memberId],
  );
  await tx.query(
    `INSERT INTO turnover (member_id, required, done) VALUES ($1, $2::bigint, 0)
     ON CONFLICT (member_id) DO UPDATE SET
       required = $2::bigint + CASE WHEN turnover.done = turnover.required THEN 0 ELSE turnover.required END,
       done = CASE WHEN turnover.done = turnover.required THEN 0 ELSE turnover.done END`,
    [memberId, fen.toString()],
  );
  await tx.query(
    'INSERT INTO turnover_parts (member_id, title, required) VALUES ($1, $2, $3::bigint)',
    [memberId, title, fen.toString()],
  );
}

/** Counts a settled bet towards the open turnover; an excess is not kept for the next requirement. */
export async function countTurnover(tx: Queryable, memberId: string, fen: bigint): Promise<void> {
  if (fen === 0n) return;
  await tx.query(
    'UPDATE turnover SET done = LEAST(required, done + $2::bigint) WHERE member_id = $1 AND done < required',
    [memberId, fen.toString()],
  );
}
