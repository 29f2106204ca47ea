// Public: amounts, prices, formats, their roundings, and decimal arithmetic. The scaled integers below them stay
// private: they have no checks of their own.
export type { OddsRounding, Rounding } from './core/rounding.ts';
export {
  compareDecimals,
  dividedBy,
  divideWhole,
  isDecimal,
  minus,
  plus,
  roundDecimal,
  times,
  toPlaces,
} from './core/decimal.ts';
export { isCurrency } from './core/currency-codes.ts';
export { currencyInfo } from './core/currency.ts';
export type { Currency, CurrencyInfo } from './core/currency-codes.ts';
export {
  addMoney,
  compareMoney,
  exchangeMoney,
  floorMoney,
  fromMinor,
  isNegativeMoney,
  isPositiveMoney,
  isZeroMoney,
  minMoney,
  money,
  multiplyMoney,
  subtractMoney,
  toMinor,
  zero,
} from './core/money.ts';
export type { Money } from './core/money.ts';
export { formatMoney, parseFormattedMoney, parseMoney } from './core/money-text.ts';
export type {
  FormatMoneyOptions,
  MoneyViolation,
  MoneyViolationCode,
  ParseMoneyOptions,
} from './core/money-text.ts';
export { shownAmount } from './core/shown-amount.ts';
export { shownParams } from './core/shown-params.ts';
export {
  convertOdds,
  convertPair,
  DEFAULT_ODDS_FORMAT,
  formatOdds,
  ODDS_FORMATS,
  parsePrice,
  roundPrice,
  samePrice,
} from './core/odds.ts';
export type { OddsFormat, OddsViolation } from './core/odds.ts';
export { shownPrice } from './core/shown-price.ts';
export type { ShownPrice, ShownPriceInput } from './core/shown-price.ts';
