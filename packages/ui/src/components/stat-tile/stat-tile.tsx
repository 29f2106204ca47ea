import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';

/** All other props go to the root element. */
export interface StatTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: string;
  /** As it is shown. */
  value: ReactNode;
  /** The change, as text with its sign. */
  delta?: string;
  /** @default 'neutral' */
  deltaTone?: 'gain' | 'loss' | 'neutral';
  /** The basis of the comparison. */
  note?: string;
}

/** One key figure and its label. */
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
