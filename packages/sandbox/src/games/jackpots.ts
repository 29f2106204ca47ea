import { GAMES } from '../content/games.ts';
import { POOLS, type Pool } from '../content/pools.ts';
import { type Db, type Queryable, toNumber, toText } from '../db/db.ts';
import type { Schemas } from '../gateway-call.ts';
import { CURRENCY, fromFen } from '../ledger/amount.ts';
import type { SiteClock } from '../time/site-clock.ts';

/** Part of a stake that the pools return on average. */
const SHARE = 0.02;

const gameOfPool = new Map(
  POOLS.map(({ poolId, name }) => {
    const game = GAMES.find((each) => each.name === name);
    if (game === undefined) throw new Error(`No game ${name}`);
    return [poolId, game] as const;
  }),
);

/** @param wonSite site instant of the last win by a member; 0 when there was none */
function amountAt({ base, perSecond, cycle }: Pool, now: number, wonSite: number): bigint {
  const second = Math.floor(now / 1000);
  const since = Math.max(second - (second % cycle), Math.floor(wonSite / 1000));
  return base + BigInt(Math.max(0, second - since)) * perSecond;
}

/**
 * Whether a roll in [0, 1) wins the amount: in proportion to the stake, so that every stake has the same average
 * return.
 */
const wins = (roll: number, stake: bigint, amount: bigint): boolean =>
  roll * Number(amount) < Number(stake) * SHARE;

export interface Jackpots {
  /** The pools in their current state, the largest first. */
  all(): Promise<Schemas['BonusPool'][]>;
  /**
   * A round's win from its game's pool, in fen, mostly none; a won pool starts again. The caller pays it in the same
   * transaction.
   */
  play(
    tx: Queryable,
    round: { readonly gameCode: string; readonly stake: bigint; readonly roll: number },
  ): Promise<{ readonly name: string; readonly fen: bigint } | undefined>;
}

export function createJackpots(db: Db, clock: SiteClock): Jackpots {
  return {
    async all() {
      const rows = await db.query('SELECT pool_id, won_site FROM jackpots');
      const won = new Map(rows.map((row) => [toText(row['pool_id']), toNumber(row['won_site'])]));
      const now = clock.site();
      return POOLS.map((pool) => {
        const { poolId, name, perSecond } = pool;
        const game = gameOfPool.get(poolId);
        return {
          poolId,
          name,
          venueCode: game?.venueCode ?? '',
          gameCode: game?.gameCode ?? '',
          amount: fromFen(amountAt(pool, now, won.get(poolId) ?? 0)),
          perSecond: fromFen(perSecond),
          asOf: now,
          currency: CURRENCY,
        };
      }).toSorted((a, b) => Number(b.amount) - Number(a.amount));
    },
    async play(tx, { gameCode, stake, roll }) {
      const pool = POOLS.find(({ poolId }) => gameOfPool.get(poolId)?.gameCode === gameCode);
      // A pool never holds less than its base, so hardly any round has to lock it.
      if (pool === undefined || !wins(roll, stake, pool.base)) return undefined;
      await tx.query('INSERT INTO jackpots (pool_id) VALUES ($1) ON CONFLICT DO NOTHING', [
        pool.poolId,
      ]);
      const [row] = await tx.query('SELECT won_site FROM jackpots WHERE pool_id = $1 FOR UPDATE', [
        pool.poolId,
      ]);
      const now = clock.site();
      const fen = amountAt(pool, now, toNumber(row?.['won_site']));
      if (!wins(roll, stake, fen)) return undefined;
      await tx.query('UPDATE jackpots SET won_site = $2 WHERE pool_id = $1', [
        pool.poolId,
        Math.floor(now),
      ]);
      return { name: pool.name, fen };
    },
  };
}
