import type { Market, Match, PickCode } from '@courtside/contract';

export interface LivePrice {
  /** Hong Kong price; `0.00` is closed. */
  price: string;
  open: boolean;
  /** Direction of its last change. */
  move: 'up' | 'down' | null;
  /** Time of the last move in milliseconds; 0 for never. */
  movedAt: number;
}

/** A price with all the terms of a bet at it. */
export interface KnownPrice extends LivePrice {
  ratio: string;
  strong: Market['strong'];
  /** The score that was sent with it, for a match in play whose handicaps count from the score; else null. */
  score: readonly [number, number] | null;
}

/** Whether the score of a match is a term of its bets: handicaps of football count from it. */
export const countsFromScore = ({ gameType }: Pick<Match, 'gameType'>): boolean =>
  gameType === 'FT' || gameType === 'VF';

/**
 * Whether a price belongs to the shown score. After a pushed goal the old prices are no offer: as in any book, the
 * market is suspended until the new ones come.
 */
export function isOfScore(
  { score }: Pick<KnownPrice, 'score'>,
  match: Pick<Match, 'gameType' | 'sc_FT_H' | 'sc_FT_C'>,
): boolean {
  if (!score || !countsFromScore(match)) return true;
  return score[0] === match.sc_FT_H && score[1] === match.sc_FT_C;
}

/** The data of a price that a source (list, feed or quote) reports. */
export type ToldPrice = Pick<KnownPrice, 'price' | 'open' | 'ratio' | 'strong' | 'score'>;

/** @example priceKey('8812', 'R', 'H') // '8812:R:H' */
export function priceKey(gid: string, wtype: string, pick: string): string {
  return `${gid}:${wtype}:${pick}`;
}

/** The prices of a market by pick, in the order in which they are shown. */
export function pricesOf(market: Pick<Market, 'ior'>): [PickCode, string][] {
  const { H, N, C, ...others } = market.ior;
  const sides = Object.entries({ H, N, C }).flatMap(([pick, price]): [PickCode, string][] =>
    price === undefined ? [] : [[pick, price]],
  );
  return [...sides, ...Object.entries(others)];
}

/**
 * The next state of a price. Unchanged data keeps the object, so that nothing is drawn again. Another line is another
 * bet, so its price has not moved.
 */
export function nextPrice(
  before: KnownPrice | undefined,
  told: ToldPrice,
  now: number,
): KnownPrice {
  if (before && isSame(before, told)) return before;
  const { price, ratio } = told;
  const comparable = before !== undefined && before.ratio === ratio && isPrice(before.price);
  const change = comparable && isPrice(price) ? compare(price, before.price) : 0;
  if (change !== 0) return { ...told, move: change > 0 ? 'up' : 'down', movedAt: now };
  const keep = before !== undefined && before.ratio === ratio && before.price === price;
  return { ...told, move: keep ? before.move : null, movedAt: keep ? before.movedAt : 0 };
}

function isSame(before: KnownPrice, told: ToldPrice): boolean {
  return (
    before.price === told.price &&
    before.open === told.open &&
    before.ratio === told.ratio &&
    before.strong === told.strong &&
    before.score?.join() === told.score?.join()
  );
}

/** False for the contract's value of a closed price. @example isPrice('0.00') // false */
export const isPrice = (price: string): boolean => !/^0(?:\.0+)?$/.test(price);

/** Compares two prices of the contract's pattern digit by digit, without floats. */
function compare(a: string, b: string): number {
  const [wholeA = '', partA = ''] = a.split('.');
  const [wholeB = '', partB = ''] = b.split('.');
  const left = wholeA.padStart(4, '0') + partA.padEnd(3, '0');
  const right = wholeB.padStart(4, '0') + partB.padEnd(3, '0');
  if (left === right) return 0;
  return left > right ? 1 : -1;
}
