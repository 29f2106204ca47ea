import { promotions, RACE } from '../content/promotions.ts';
import { type Db, toText } from '../db/db.ts';
import type { Schemas } from '../gateway-call.ts';
import { fromFen } from '../ledger/amount.ts';
import { WEEK, weekStart } from '../time/beijing.ts';
import { Refusal } from '../wire/refusal.ts';
import { placesOf } from './facts.ts';
import { maskedMember } from './masked-member.ts';
import { prizeOfPlace } from './prizes.ts';

const SHOWN = 20;

/** The leaders of the week, without their stakes. @throws Refusal 6004 */
export async function raceBoard(
  db: Db,
  now: number,
  memberId: string,
  { promotionId, size = SHOWN }: { promotionId: string; size?: number },
): Promise<Schemas['RaceBoard']> {
  if (promotionId !== RACE || !promotions(now).some((each) => each.promotionId === RACE)) {
    throw new Refusal(6004, '活动不存在或已结束');
  }
  const from = weekStart(now);
  const places = await placesOf(db, from, from + WEEK);
  const leaders = places.slice(0, size);
  const rows = await db.query('SELECT id, name FROM members WHERE id = ANY($1::text[])', [leaders]);
  const names = new Map(rows.map((row) => [toText(row['id']), toText(row['name'])]));
  const own = memberId === '' ? -1 : places.indexOf(memberId);
  return {
    ...{ from, to: from + WEEK, at: Math.floor(now), players: places.length },
    own: own === -1 ? null : own + 1,
    list: leaders.map((id, at) => ({
      rank: at + 1,
      name: maskedMember(names.get(id) ?? ''),
      prize: fromFen(prizeOfPlace(at + 1)),
      own: id === memberId,
    })),
  };
}
