import type { Violation } from '@courtside/kernel';
import { shownAmount } from './shown-amount.ts';

/**
 * The params of a violation as its text takes them: amounts, which are decimal text, as they are shown; counts as they
 * are.
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
