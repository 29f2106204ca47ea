/** The prizes of the draw; chances in ten thousandths, shown to everyone. */
export const PRIZES = [
  { amount: 0n, chance: 7000 },
  { amount: 188n, chance: 2400 },
  { amount: 588n, chance: 550 },
  { amount: 1888n, chance: 50 },
] as const;

/** Prizes of the race, by the last place of each step. */
export const PLACES: readonly (readonly [last: number, amount: bigint])[] = [
  [1, 88_800n],
  [3, 38_800n],
  [10, 8800n],
  [50, 1800n],
  [200, 500n],
];

export const prizeOfPlace = (rank: number): bigint =>
  PLACES.find(([last]) => rank <= last)?.[1] ?? 0n;
