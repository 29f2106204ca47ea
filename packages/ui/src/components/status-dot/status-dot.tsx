import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';

/** Everything else reaches the root. */
export interface StatusDotProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  tone: 'live' | 'success' | 'warning' | 'danger' | 'neutral';
  /** The state in words: a colour alone says nothing. */
  label: string;
  /** For assistive technology only, where a word beside it says the same. @default false */
  hideLabel?: boolean;
}

/** A state as a dot and a word. */
export function StatusDot({ tone, label, hideLabel = false, className, ...rest }: StatusDotProps) {
  return (
    <span {...rest} className={classNames('cs-status', `cs-status--${tone}`, className)}>
      <span className="cs-status__dot" aria-hidden />
      <span className={hideLabel ? 'cs-visually-hidden' : 'cs-status__label'}>{label}</span>
    </span>
  );
}
