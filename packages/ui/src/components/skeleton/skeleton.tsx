import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** @default 3 */
  rows?: number;
  /** What is being loaded, for assistive technology. */
  label: string;
}

/** Stands where rows will be, at their height, so that nothing jumps when they come. */
export function Skeleton({ rows = 3, label, className, ...rest }: SkeletonProps) {
  return (
    <div
      role="status"
      aria-label={label}
      {...rest}
      className={classNames('cs-skeleton', className)}
    >
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className="cs-skeleton__row" />
      ))}
    </div>
  );
}
