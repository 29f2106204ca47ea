import { dice } from '../football/dice.ts';
import type { SiteClock } from '../time/site-clock.ts';

const HOLDS_MS = 10 * 60_000;

/** Value of one USDT, in ten-thousandths of a yuan. */
export interface RateNow {
  /** Rate of deposits. */
  readonly deposit: bigint;
  /** Rate of withdrawals. */
  readonly withdrawal: bigint;
  readonly expiresInMs: number;
}

/** A rate for every ten minutes of elapsed time; the same seed gives the same rates. */
export function usdtRate(clock: SiteClock, seed: number): RateNow {
  const wall = clock.wall();
  const window = Math.floor(wall / HOLDS_MS);
  const deposit = 70_000n + BigInt(Math.floor(dice(`${seed}:rate:${window}`)() * 2000));
  return {
    deposit,
    withdrawal: deposit - 400n,
    expiresInMs: Math.max(0, Math.floor((window + 1) * HOLDS_MS - wall)),
  };
}

/** @example rateText(70423n) // '7.0423' */
export const rateText = (rate: bigint): string =>
  `${rate / 10_000n}.${String(rate % 10_000n).padStart(4, '0')}`;

/** Hundredths of a USDT that a member pays for an amount in fen; rounded up. */
export const coinToPay = (fen: bigint, rate: bigint): bigint => (fen * 10_000n + rate - 1n) / rate;

/** Hundredths of a USDT that a member gets for an amount in fen; rounded down. */
export const coinPaidOut = (fen: bigint, rate: bigint): bigint => (fen * 10_000n) / rate;
