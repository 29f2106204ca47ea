// Apart from code that throws: at start a site only checks whether its brand's currency is known.

/** Data of a currency: the number of decimals of its smallest unit, and its sign. */
export interface CurrencyInfo {
  readonly digits: number;
  readonly sign: string;
}

export const CURRENCIES = {
  CNY: { digits: 2, sign: '¥' },
  HKD: { digits: 2, sign: 'HK$' },
  TWD: { digits: 2, sign: 'NT$' },
  USD: { digits: 2, sign: '$' },
  EUR: { digits: 2, sign: '€' },
  GBP: { digits: 2, sign: '£' },
  SGD: { digits: 2, sign: 'S$' },
  MYR: { digits: 2, sign: 'RM' },
  THB: { digits: 2, sign: '฿' },
  JPY: { digits: 0, sign: 'JP¥' },
  KRW: { digits: 0, sign: '₩' },
  VND: { digits: 0, sign: '₫' },
  USDT: { digits: 6, sign: '₮' },
} as const satisfies Readonly<Record<string, CurrencyInfo>>;

export type Currency = keyof typeof CURRENCIES;

/** A type guard for codes that come from outside. */
export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && Object.hasOwn(CURRENCIES, value);
}
