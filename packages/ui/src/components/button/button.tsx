'use client';
import type { ComponentPropsWithRef } from 'react';
import { IconSpinner } from '../../basic-icons.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Shows a spinner and ignores clicks, but keeps the focus. @default false */
  loading?: boolean;
}

export function Button({
  variant,
  size,
  loading = false,
  block,
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
      className={buttonClass({ variant, size, block }, className)}
    >
      {loading && <IconSpinner className="cs-spin" size={16} aria-hidden />}
      {children}
    </button>
  );
}
