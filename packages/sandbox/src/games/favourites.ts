import { gameOf } from '../content/games.ts';
import { type Db, type Queryable, toNumber, toText } from '../db/db.ts';
import { Refusal } from '../wire/refusal.ts';

/** Maximum number of a member's favourites. */
const MOST = 200;

export interface Kept {
  readonly gameCode: string;
  readonly collected: 0 | 1;
  /** Number of favourites afterwards. */
  readonly total: number;
}

/** A member's favourite games. */
export interface Favourites {
  /** Their codes, the latest first. */
  of(memberId: string): Promise<string[]>;
  /** A repeat does nothing. @throws Refusal 6004, 6012 */
  add(memberId: string, gameCode: string): Promise<Kept>;
  /** A repeat does nothing. @throws Refusal 6004 */
  remove(memberId: string, gameCode: string): Promise<Kept>;
}

function known(gameCode: string): void {
  if (gameOf(gameCode) === undefined) throw new Refusal(6004, '游戏不存在');
}

async function count(db: Queryable, memberId: string): Promise<number> {
  const [row] = await db.query('SELECT COUNT(*)::int AS n FROM favourites WHERE member_id = $1', [
    memberId,
  ]);
  return toNumber(row?.['n']);
}

export function createFavourites(db: Db): Favourites {
  return {
    async of(memberId) {
      const rows = await db.query(
        'SELECT game_code FROM favourites WHERE member_id = $1 ORDER BY number DESC',
        [memberId],
      );
      return rows.map((row) => toText(row['game_code']));
    },
    async add(memberId, gameCode) {
      known(gameCode);
      return db.transaction(async (tx) => {
        // With a lock, as two additions at once would each see room for one more.
        await tx.query('SELECT id FROM members WHERE id = $1 FOR UPDATE', [memberId]);
        await tx.query(
          'INSERT INTO favourites (member_id, game_code) VALUES ($1, $2) ON CONFLICT DO NOTHING',
          [memberId, gameCode],
        );
        const total = await count(tx, memberId);
        if (total > MOST) {
          throw new Refusal(6012, `最多收藏 ${MOST} 款游戏`, { reason: 'too-many', most: MOST });
        }
        return { gameCode, collected: 1, total };
      });
    },
    async remove(memberId, gameCode) {
      known(gameCode);
      await db.query('DELETE FROM favourites WHERE member_id = $1 AND game_code = $2', [
        memberId,
        gameCode,
      ]);
      return { gameCode, collected: 0, total: await count(db, memberId) };
    },
  };
}
