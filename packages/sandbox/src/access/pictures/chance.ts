import { randomInt } from 'node:crypto';

const STEPS = 1_000_000;

/** A number from `low` to below `high`, from an unpredictable source, because these pictures protect logins. */
export const between = (low: number, high: number): number =>
  low + (randomInt(STEPS) / STEPS) * (high - low);

export const oneOf = <T>(list: readonly [T, ...T[]]): T => list[randomInt(list.length)] ?? list[0];
