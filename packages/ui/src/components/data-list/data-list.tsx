import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';

/** All other props go to the `<dl>`, which is the root element. */
export interface DataListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Items are identified by their labels, so no two may be the same. */
  items: readonly {
    label: string;
    value: ReactNode;
    /** Shown in place of the label, e.g. the label with a hint. @default the label */
    shownLabel?: ReactNode;
  }[];
  /**
   * `stacked` puts each value below its label; `figures` puts a few items side by side, with large values.
   *
   * @default 'row'
   */
  layout?: 'row' | 'stacked' | 'figures';
}

/** Labels and values. */
export function DataList({ items, layout = 'row', className, ...rest }: DataListProps) {
  return (
    <dl {...rest} className={classNames('cs-data-list', `cs-data-list--${layout}`, className)}>
      {items.map(({ label, value, shownLabel }) => (
        <div key={label} className="cs-data-list__item">
          <dt>{shownLabel ?? label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
