import type { ResultCode } from '@courtside/betslip';
import { type Queryable, toBig } from '../db/db.ts';

/** What of a settled stake counts as turnover: half results count by half, pushes, refunds and voids not at all. */
export function validStake(code: ResultCode, stake: bigint): bigint {
  if (code === 'W' || code === 'L') return stake;
  return code === 'LW' || code === 'LL' ? stake / 2n : 0n;
}

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

/** A deposit or a bonus asks for turnover; where everything was reached, the count starts anew. */
export async function requireTurnover(tx: Queryable, memberId: string, fen: bigint): Promise<void> {
  await tx.query(
    `INSERT INTO turnover (member_id, required, done) VALUES ($1, $2::bigint, 0)
     ON CONFLICT (member_id) DO UPDATE SET
       required = $2::bigint + CASE WHEN turnover.done = turnover.required THEN 0 ELSE turnover.required END,
       done = CASE WHEN turnover.done = turnover.required THEN 0 ELSE turnover.done END`,
    [memberId, fen.toString()],
  );
}

/** A settled bet fulfils what is open; what goes beyond is not kept for the next requirement. */
export async function countTurnover(tx: Queryable, memberId: string, fen: bigint): Promise<void> {
  if (fen === 0n) return;
  await tx.query(
    'UPDATE turnover SET done = LEAST(required, done + $2::bigint) WHERE member_id = $1 AND done < required',
    [memberId, fen.toString()],
  );
}
