import type { Market, Match } from '@courtside/contract';

const MARKETS: ReadonlySet<keyof Match> = new Set(['markets']);
const PRICES: ReadonlySet<keyof Market> = new Set(['ior', 'sw']);

/** Compares plain data of a frame; a missing field equals an undefined one. */
function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  return fieldsAlike(a, b);
}

function fieldsAlike<T extends object>(a: T, b: T, except?: ReadonlySet<keyof T>): boolean {
  for (const name in a) {
    if (except?.has(name) !== true && !alike(a[name], b[name])) return false;
  }
  for (const name in b) {
    if (b[name] !== undefined && a[name] === undefined && except?.has(name) !== true) return false;
  }
  return true;
}

function samePicks(a: Market['ior'], b: Market['ior']): boolean {
  for (const pick in a) if (!(pick in b)) return false;
  for (const pick in b) if (!(pick in a)) return false;
  return true;
}

const marketsAlike = (a: Market, b: Market): boolean =>
  fieldsAlike(a, b, PRICES) && samePicks(a.ior, b.ior);

/**
 * Whether two states of a match differ only in prices and in whether they can be taken. A price cell reads these from
 * the store of prices, so the rest of the row need not be drawn again.
 *
 * @example isDrawnAlike(match, { ...match, sc_FT_H: match.sc_FT_H + 1 }) // false
 */
export function isDrawnAlike(a: Match, b: Match): boolean {
  if (a === b) return true;
  return (
    a.markets.length === b.markets.length &&
    fieldsAlike(a, b, MARKETS) &&
    a.markets.every((market, at) => {
      const other = b.markets[at];
      return other !== undefined && marketsAlike(market, other);
    })
  );
}
