'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';

/** Everything else reaches the `<button>`. */
export type WordButtonProps = ComponentPropsWithRef<'button'>;

/** A word that opens what it means, where it stands: dotted, in the type of the text around it. Takes no room of its own. */
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
