import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';

/** Everything else reaches the root. */
export interface StatTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: string;
  /** As it is shown. */
  value: ReactNode;
  /** How it changed, as text with its sign. */
  delta?: string;
  /** @default 'neutral' */
  deltaTone?: 'gain' | 'loss' | 'neutral';
  /** What it is compared with. */
  note?: string;
}

/** One number that matters, and what it is. */
export function StatTile({
  label,
  value,
  delta,
  deltaTone = 'neutral',
  note,
  className,
  ...rest
}: StatTileProps) {
  return (
    <div {...rest} className={classNames('cs-stat', className)}>
      <span className="cs-stat__label">{label}</span>
      <span className="cs-stat__value">{value}</span>
      {(delta !== undefined || note !== undefined) && (
        <span className="cs-stat__note">
          {delta !== undefined && (
            <span className={`cs-stat__delta cs-stat__delta--${deltaTone}`}>{delta}</span>
          )}{' '}
          {note}
        </span>
      )}
    </div>
  );
}
