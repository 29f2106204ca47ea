const DECIMAL = /^(\d+)(?:\.(\d+))?$/;
/** Parts that a way is divided into. */
const PARTS = 1000n;

/**
 * An amount on the way from one to another, in whole units of the last decimal. Where the two cannot be compared, it is
 * where it goes already.
 *
 * @param share how much of the way is done, 0 to 1
 * @example amountBetween('88.00', '90.00', 0.5) // '89.00'
 */
export function amountBetween(from: string, to: string, share: number): string {
  const [start, end] = [DECIMAL.exec(from), DECIMAL.exec(to)];
  const decimals = end?.[2]?.length ?? 0;
  if (!start || !end || (start[2]?.length ?? 0) !== decimals || share >= 1) return to;
  const units = (text: string) => BigInt(text.replace('.', ''));
  const done = BigInt(Math.max(0, Math.round(share * Number(PARTS))));
  const now = units(from) + ((units(to) - units(from)) * done) / PARTS;
  const digits = now.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
