/** Fate of a deposit: credited, refused by the payer's bank, or never paid. */
export type DepositFate = 'credit' | 'fail' | 'expire';

/**
 * Rule by which tests and demonstrations choose an outcome: whole yuan that end in 404 fail, in 408 are never paid.
 *
 * @example fateOf(140_400n) // 'fail': 1,404.00
 */
export function fateOf(fen: bigint): DepositFate {
  const tail = (fen / 100n) % 1000n;
  if (tail === 404n) return 'fail';
  return tail === 408n ? 'expire' : 'credit';
}
