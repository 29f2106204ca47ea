import type { Queryable } from '../db/db.ts';
import { Refusal } from '../wire/refusal.ts';

/**
 * Carries out the work of an idempotency key once: a repeat gets the first answer.
 *
 * @param content everything that the member requested; the same key with other content is refused
 * @throws Refusal 6009
 */
export async function once<T>(
  tx: Queryable,
  intent: { readonly memberId: string; readonly key: string; readonly content: readonly unknown[] },
  work: () => Promise<T>,
): Promise<T> {
  const { memberId, key } = intent;
  const content = JSON.stringify(intent.content);
  const [known] = await tx.query(
    'SELECT content, answer FROM money_answers WHERE member_id = $1 AND key = $2',
    [memberId, key],
  );
  if (known !== undefined) {
    if (known['content'] !== content) throw new Refusal(6009);
    return JSON.parse(String(known['answer'])) as T;
  }
  const answer = await work();
  await tx.query(
    'INSERT INTO money_answers (member_id, key, content, answer) VALUES ($1, $2, $3, $4)',
    [memberId, key, content, JSON.stringify(answer)],
  );
  return answer;
}
