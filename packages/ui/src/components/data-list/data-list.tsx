import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';

/** Everything else reaches the `<dl>`, which is the root. */
export interface DataListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Their labels tell them apart, so no two are the same. */
  items: readonly {
    label: string;
    value: ReactNode;
    /** What stands in the label's place, such as the label with a hint on it. @default the label */
    shownLabel?: ReactNode;
  }[];
  /** `stacked` puts each value below its label; `figures` puts few of them beside each other, with large values. @default 'row' */
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
