import type { Violation } from '@courtside/kernel';
import { type Currency, shownAmount } from '@courtside/money';

/** The params of a violation as its text takes them: amounts as they are shown, counts as they are. */
export function shownParams(
  { params = {} }: Pick<Violation, 'params'>,
  currency: Currency,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? shownAmount(value, currency) : value,
    ]),
  );
}
