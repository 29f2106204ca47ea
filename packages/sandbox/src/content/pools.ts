/** A jackpot, and the game of the catalogue that plays for it. */
export interface Pool {
  readonly poolId: string;
  /** Of the pool and of its game. */
  readonly name: string;
  /** What it starts at when it was won, in fen. */
  readonly base: bigint;
  /** What a second adds, in fen. */
  readonly perSecond: bigint;
  /** After how many seconds somebody not of this site wins it. */
  readonly cycle: number;
}

/** The pools that there are: a game says that it has one if it stands here. */
export const POOLS: readonly Pool[] = [
  { poolId: 'grand', name: '彗星奖池', base: 88_888_888n, perSecond: 37n, cycle: 1_209_600 },
  { poolId: 'major', name: '千箱万宝', base: 20_000_000n, perSecond: 21n, cycle: 604_800 },
  { poolId: 'dragon', name: '龙宫夺宝', base: 8_000_000n, perSecond: 13n, cycle: 259_200 },
  { poolId: 'lucky', name: '七福临门', base: 1_000_000n, perSecond: 7n, cycle: 86_400 },
];
