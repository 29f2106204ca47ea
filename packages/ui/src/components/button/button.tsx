import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import { IconSpinner } from '../../icons.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` is the one thing to do here; there is at most one in a group. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'accent';
  size?: 'sm' | 'md' | 'lg';
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  loading?: boolean;
  block?: boolean;
}

export function Button({
  variant = 'secondary',
  size = 'md',
  loading = false,
  block = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={classNames(
        'cs-button',
        `cs-button--${variant}`,
        `cs-button--${size}`,
        block && 'cs-button--block',
        className,
      )}
    >
      {loading && <IconSpinner className="cs-spin" size={16} aria-hidden />}
      {children}
    </button>
  );
}
