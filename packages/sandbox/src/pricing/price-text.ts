/** Picks below the minimum or above the maximum chance are not offered. */
const LEAST_CHANCE = 0.012;
const MOST_CHANCE = 0.975;
export const CLOSED = '0.00';

/** Share of the stakes that the house keeps, over all outcomes of a market. */
export const MARGIN = { two: 0.042, three: 0.05 } as const;

/** Hong Kong price of a fair chance, truncated to two decimals. @example priceText(0.5, 0.042) // '0.91' */
export function priceText(chance: number, margin: number): string {
  const loaded = chance * (1 + margin);
  if (chance < LEAST_CHANCE || loaded > MOST_CHANCE) return CLOSED;
  return written(Math.floor((1 / loaded - 1) * 100 + 1e-9));
}

/** The highest price offered, in hundredths. */
const LONGEST = 30_000;
/** Chances below this count as impossible. */
const IMPOSSIBLE = 1e-7;

/** Like `priceText`, for markets of many picks with long shots. @example longPrice(0.002, 0.14) // '300.00' */
export function longPrice(chance: number, margin: number): string {
  const loaded = chance * (1 + margin);
  if (chance < IMPOSSIBLE || loaded > MOST_CHANCE) return CLOSED;
  return written(Math.min(LONGEST, Math.floor((1 / loaded - 1) * 100 + 1e-9)));
}

function written(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

/** A line in the feed's notation. @param quarters not negative @example lineText(3) // '0.5 / 1' */
export function lineText(quarters: number): string {
  const half = (q: number): string => (q % 4 === 0 ? String(q / 4) : `${Math.floor(q / 4)}.5`);
  return quarters % 2 === 0 ? half(quarters) : `${half(quarters - 1)} / ${half(quarters + 1)}`;
}
