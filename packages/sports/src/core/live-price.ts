import type { Market, PickCode } from '@courtside/contract';

export interface LivePrice {
  /** Hong Kong price; `0.00` is closed. */
  price: string;
  open: boolean;
  /** How it moved when it last changed. */
  move: 'up' | 'down' | null;
  /** When it moved, milliseconds; 0 for never. */
  movedAt: number;
}

/** @example priceKey('8812', 'R', 'H') // '8812:R:H' */
export function priceKey(gid: string, wtype: string, pick: string): string {
  return `${gid}:${wtype}:${pick}`;
}

/** The prices of a market by pick, in the order in which they are shown. */
export function pricesOf(market: Market): [PickCode, string][] {
  const { H, C, N } = market.ior;
  return [['H', H], ['C', C], ...(N === undefined ? [] : [['N', N] as [PickCode, string]])];
}

/**
 * The next state of a price: same price and line keep the object, so that nothing is drawn again; another line is
 * another bet, so its price has not moved.
 */
export function nextPrice(
  before: (LivePrice & { ratio: string }) | undefined,
  price: string,
  open: boolean,
  ratio: string,
  now: number,
): LivePrice & { ratio: string } {
  if (before?.price === price && before.open === open && before.ratio === ratio) return before;
  const comparable = before !== undefined && before.ratio === ratio && isShown(before.price);
  const change = comparable && isShown(price) ? compare(price, before.price) : 0;
  if (change === 0) {
    const keep = before !== undefined && before.ratio === ratio && before.price === price;
    return {
      price,
      open,
      ratio,
      move: keep ? before.move : null,
      movedAt: keep ? before.movedAt : 0,
    };
  }
  return { price, open, ratio, move: change > 0 ? 'up' : 'down', movedAt: now };
}

const isShown = (price: string) => !/^0\.0+$/.test(price);

/** Compares two prices of the contract's pattern digit by digit, so that no float is made of either. */
function compare(a: string, b: string): number {
  const [wholeA = '', partA = ''] = a.split('.');
  const [wholeB = '', partB = ''] = b.split('.');
  const left = wholeA.padStart(4, '0') + partA.padEnd(3, '0');
  const right = wholeB.padStart(4, '0') + partB.padEnd(3, '0');
  if (left === right) return 0;
  return left > right ? 1 : -1;
}
