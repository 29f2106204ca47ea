import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** @default 3 */
  rows?: number;
  /**
   * `line` for rows of one line, `block` for those that are as high as a match with its prices, `fill` for those that share the
   * height that the skeleton is given.
   * @default 'line'
   */
  size?: 'line' | 'block' | 'fill';
  /** What is being loaded, for assistive technology. */
  label: string;
}

/** Placeholder of rows at their height, so that nothing moves when they come. */
export function Skeleton({ rows = 3, size = 'line', label, className, ...rest }: SkeletonProps) {
  return (
    <div
      role="status"
      aria-label={label}
      {...rest}
      className={classNames('cs-skeleton', size !== 'line' && `cs-skeleton--${size}`, className)}
    >
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className="cs-skeleton__row" />
      ))}
    </div>
  );
}
