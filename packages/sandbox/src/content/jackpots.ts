import type { Schemas } from '../gateway-call.ts';
import { GAMES } from './games.ts';

/** In fen: what a pool starts at when it was last won, what a second adds, and how many seconds until it is won again. */
const POOLS = [
  { poolId: 'grand', name: '彗星奖池', base: 88_888_888n, perSecond: 37n, cycle: 1_209_600 },
  { poolId: 'major', name: '千箱万宝', base: 20_000_000n, perSecond: 21n, cycle: 604_800 },
  { poolId: 'dragon', name: '龙宫夺宝', base: 8_000_000n, perSecond: 13n, cycle: 259_200 },
  { poolId: 'lucky', name: '七福临门', base: 1_000_000n, perSecond: 7n, cycle: 86_400 },
] as const;

const amount = (fen: bigint): string => `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`;

/** A pool is a function of the clock, so every instance on one database tells the same. */
export function bonusPools(now: number, currency: string): Schemas['BonusPool'][] {
  return POOLS.map(({ poolId, name, base, perSecond, cycle }) => {
    const game = GAMES.find((each) => each.name === name);
    if (game === undefined) throw new Error(`No game ${name}`);
    const grown = BigInt(Math.floor(now / 1000) % cycle) * perSecond;
    return {
      poolId,
      name,
      venueCode: game.venueCode,
      gameCode: game.gameCode,
      amount: amount(base + grown),
      perSecond: amount(perSecond),
      asOf: now,
      currency,
    };
  });
}
