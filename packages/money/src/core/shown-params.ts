import type { Violation } from '@courtside/kernel';
import { shownAmount } from './shown-amount.ts';

/**
 * Formats the params of a violation for its text: amounts, which are decimal text, as `shownAmount`; counts unchanged.
 *
 * @param currency as for `shownAmount`
 * @example shownParams({ params: { min: '100.00', digits: 2 } }, 'CNY'); // { min: '¥100', digits: 2 }
 */
export function shownParams(
  { params = {} }: Pick<Violation, 'params'>,
  currency: string | undefined,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? shownAmount(value, currency) : value,
    ]),
  );
}
