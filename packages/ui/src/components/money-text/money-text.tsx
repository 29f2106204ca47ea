import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';

/** All other props go to the root element. */
export interface MoneyTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The amount as shown, e.g. `-1,234.50`; it is not used in calculations. */
  value: string;
  /** Shown before the amount, after its sign. */
  currency?: string;
  /** `sign` colours gains and losses by the sign of the text; zero and `plain` inherit the colour. @default 'plain' */
  tone?: 'plain' | 'sign' | 'gain' | 'loss';
  /** @default 'md' */
  size?: 'md' | 'lg' | 'xl';
}

const SIGN = /^[+\-−]/;
const NOT_ZERO = /[1-9]/;

function toneOf(value: string): 'gain' | 'loss' | 'plain' {
  if (!NOT_ZERO.test(value)) return 'plain';
  if (value.startsWith('+')) return 'gain';
  return SIGN.test(value) ? 'loss' : 'plain';
}

/** An amount of money, in digits of equal width. */
export function MoneyText({
  value,
  currency,
  tone = 'plain',
  size = 'md',
  className,
  ...rest
}: MoneyTextProps) {
  const sign = SIGN.exec(value)?.[0] ?? '';
  const shown = tone === 'sign' ? toneOf(value) : tone;
  return (
    <span
      {...rest}
      className={classNames('cs-money', `cs-money--${shown}`, `cs-money--${size}`, className)}
    >
      {/* A real minus sign, as a hyphen is narrower than the digits. */}
      {sign === '-' ? '−' : sign}
      {currency !== undefined && <span className="cs-money__currency">{currency}</span>}
      {value.slice(sign.length)}
    </span>
  );
}
