const DECIMAL = /^(\d+)(?:\.(\d+))?$/;
/** Number of steps between two amounts. */
const PARTS = 1000n;

/**
 * An amount between two others, in whole units of the last decimal. Returns `to` when the two cannot be compared.
 *
 * @param share part of the difference that is done, 0 to 1
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
