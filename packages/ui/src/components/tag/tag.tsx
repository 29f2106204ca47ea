'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { IconClose } from '../../icons.ts';

/** All other props go to the root element. */
export interface TagProps extends ComponentPropsWithRef<'span'> {
  /** @default 'neutral' */
  tone?: 'neutral' | 'brand' | 'info' | 'success' | 'warning' | 'danger';
  /** Decoration before the text. */
  icon?: ReactNode;
  /** Lets the member remove it; needs `removeLabel`. */
  onRemove?: () => void;
  removeLabel?: string;
}

/** A word for a category or a filter, e.g. a kind of offer. */
export function Tag({
  tone = 'neutral',
  icon,
  onRemove,
  removeLabel,
  className,
  children,
  ...rest
}: TagProps) {
  return (
    <span {...rest} className={classNames('cs-tag', `cs-tag--${tone}`, className)}>
      {icon}
      <span className="cs-tag__text">{children}</span>
      {onRemove && (
        <button
          type="button"
          className="cs-tag__remove"
          aria-label={removeLabel}
          onClick={onRemove}
        >
          <IconClose size={14} aria-hidden />
        </button>
      )}
    </span>
  );
}
