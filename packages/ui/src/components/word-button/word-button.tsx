'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';

/** All other props go to the `<button>`. */
export type WordButtonProps = ComponentPropsWithRef<'button'>;

/** A word in a text that opens its explanation: dotted, in the type of the text around it. Takes no extra space. */
export function WordButton({ className, children, ...rest }: WordButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...rest}
      className={classNames('cs-word', className)}
    >
      {children}
    </button>
  );
}
