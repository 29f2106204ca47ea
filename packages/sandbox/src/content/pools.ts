/** A jackpot, and its game in the catalogue. */
export interface Pool {
  readonly poolId: string;
  /** Name of both the pool and its game. */
  readonly name: string;
  /** Its amount after a win, in fen. */
  readonly base: bigint;
  /** Its growth per second, in fen. */
  readonly perSecond: bigint;
  /** Seconds after which a player of another site wins it. */
  readonly cycle: number;
}

/** All jackpots; a game has one when it is listed here. */
export const POOLS: readonly Pool[] = [
  { poolId: 'grand', name: '彗星奖池', base: 88_888_888n, perSecond: 37n, cycle: 1_209_600 },
  { poolId: 'major', name: '千箱万宝', base: 20_000_000n, perSecond: 21n, cycle: 604_800 },
  { poolId: 'dragon', name: '龙宫夺宝', base: 8_000_000n, perSecond: 13n, cycle: 259_200 },
  { poolId: 'lucky', name: '七福临门', base: 1_000_000n, perSecond: 7n, cycle: 86_400 },
];
