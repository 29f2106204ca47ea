import type { Market, Match, PickCode } from '@courtside/contract';

export interface LivePrice {
  /** Hong Kong price; `0.00` is closed. */
  price: string;
  open: boolean;
  /** How it moved when it last changed. */
  move: 'up' | 'down' | null;
  /** When it moved, milliseconds; 0 for never. */
  movedAt: number;
}

/** A price with all that a bet at it is about. */
export interface KnownPrice extends LivePrice {
  ratio: string;
  strong: Market['strong'];
  /** The score that it was told with, of a match in play whose handicaps count from it. */
  score: readonly [number, number] | null;
}

/** Whether the score of a match is part of what a bet on it is about: handicaps of football count from it. */
export const countsFromScore = ({ gameType }: Pick<Match, 'gameType'>): boolean =>
  gameType === 'FT' || gameType === 'VF';

/**
 * Whether a price is one of the score that is shown. After a goal that was pushed, its old prices are no offer: as in any
 * book, the market is suspended until the new ones come.
 */
export function isOfScore(
  { score }: Pick<KnownPrice, 'score'>,
  match: Pick<Match, 'gameType' | 'sc_FT_H' | 'sc_FT_C'>,
): boolean {
  if (!score || !countsFromScore(match)) return true;
  return score[0] === match.sc_FT_H && score[1] === match.sc_FT_C;
}

/** What is told of a price, whoever tells it. */
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
 * The next state of a price: one that is told as it is known keeps the object, so that nothing is drawn again; another
 * line is another bet, so its price has not moved.
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

/** False for the contract's word for closed. @example isPrice('0.00') // false */
export const isPrice = (price: string): boolean => !/^0(?:\.0+)?$/.test(price);

/** Compares two prices of the contract's pattern digit by digit, so that no float is made of either. */
function compare(a: string, b: string): number {
  const [wholeA = '', partA = ''] = a.split('.');
  const [wholeB = '', partB = ''] = b.split('.');
  const left = wholeA.padStart(4, '0') + partA.padEnd(3, '0');
  const right = wholeB.padStart(4, '0') + partB.padEnd(3, '0');
  if (left === right) return 0;
  return left > right ? 1 : -1;
}
